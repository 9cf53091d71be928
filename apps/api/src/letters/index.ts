// The exports of the letters for other nouns.
export { generateLetters } from './batches/generate.ts';
export { type LetterDeps, letterDeps } from './deps.ts';
export { countedFor, countedReason, readyFor, reasonAgainst } from './draft/conditions.ts';
export { type LeftOutRow, leftOutAmong } from './draft/leftOut.ts';
