import { Invalid } from '../errors.ts';

const mostIds = 1000;
const largestId = 2_147_483_647;

/** Reads comma-joined ids, each once; anything else in the list refuses it. */
export function readIds(text: string): number[] {
  const words = text.split(',', mostIds + 1).map((word) => word.trim());
  if (words.length > mostIds) {
    throw new Invalid(`At most ${mostIds} tenants can be named at a time.`);
  }
  const ids = words.map((word) => (/^[1-9]\d{0,9}$/.test(word) ? Number(word) : Number.NaN));
  if (ids.some((id) => Number.isNaN(id) || id > largestId)) {
    throw new Invalid('ids must be whole numbers joined by commas.', {
      ids: 'ids must be whole numbers joined by commas.',
    });
  }
  return [...new Set(ids)];
}
