import { Type } from 'typebox';
import { Invalid } from '../http/errors.ts';

/** As many tenants as one call names: a bulk action is all or nothing, so it cannot be several calls. */
const mostIds = 10_000;
const largestId = 2_147_483_647;

/** Comma-joined ids, long enough for as many as `readIds` takes. */
export const IdList = Type.String({ minLength: 1, maxLength: mostIds * '2147483647,'.length });

/** Reads comma-joined decimal ids; one named twice counts once, anything else in the list refuses it. */
export function readIds(text: string): number[] {
  const words = text.split(',', mostIds + 1);
  if (words.length > mostIds) {
    throw new Invalid(`At most ${mostIds.toLocaleString('en-US')} tenants can be named at a time.`);
  }
  const ids = words.map((word) => (/^[1-9]\d{0,9}$/.test(word) ? Number(word) : Number.NaN));
  if (ids.some((id) => Number.isNaN(id) || id > largestId)) {
    throw new Invalid('ids must be whole numbers joined by commas.', {
      ids: 'ids must be whole numbers joined by commas.',
    });
  }
  return [...new Set(ids)];
}
