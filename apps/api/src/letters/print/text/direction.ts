import bidiFactory from 'bidi-js';
import { type Run, runsOf, type Weight } from './fonts.ts';

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A run and its place on its line, from the left. */
export interface PlacedRun extends Run {
  place: number;
}

/** The runs of one line in reading order; those of Arabic and Hebrew stand from right to left. */
export function placedRuns(line: string, weight: Weight): PlacedRun[] {
  const runs = runsOf(line, weight);
  if (!RIGHT_TO_LEFT.test(line)) return runs.map((run, place) => ({ ...run, place }));
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const order = bidi.getReorderedIndices(line, embedding);
  const placeOf = new Map(order.map((index, place) => [index, place]));
  let start = 0;
  return runs.flatMap(({ face, text }) => {
    const parts: PlacedRun[] = [];
    let level: number | undefined;
    for (const [at, character] of Array.from(text.split('')).entries()) {
      const index = start + at;
      const letter = mirrored.get(index) ?? character;
      const last = parts.at(-1);
      if (last && embedding.levels[index] === level) last.text += letter;
      else parts.push({ face, text: letter, place: placeOf.get(index) ?? index });
      level = embedding.levels[index];
    }
    start += text.length;
    return parts;
  });
}
