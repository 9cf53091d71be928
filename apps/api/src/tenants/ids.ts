import { BulkLimit } from '@audit-letters/api-client/values';
import { Type } from 'typebox';
import { Invalid, invalidField } from '../http/errors.ts';

const most = BulkLimit.toLocaleString('en-US');
const largestId = 2_147_483_647;

/** Comma-joined ids. Its length admits the most and longest ids that `parseIds` takes. */
export const IdList = Type.String({
  minLength: 1,
  maxLength: BulkLimit * `${largestId},`.length,
  description: `Ids joined by commas, at most ${most}.`,
});

/** Parses comma-joined decimal ids and drops repeated ones. Throws `Invalid` for any other text (WIR-14). */
export function parseIds(text: string, field = 'ids'): number[] {
  const words = text.split(',', BulkLimit + 1);
  if (words.length > BulkLimit) {
    throw new Invalid(`At most ${most} tenants can be named at a time.`);
  }
  const ids = words.map((word) => (/^[1-9]\d{0,9}$/.test(word) ? Number(word) : Number.NaN));
  if (ids.some((id) => Number.isNaN(id) || id > largestId)) {
    throw invalidField(field, `${field} must be whole numbers joined by commas.`);
  }
  return [...new Set(ids)];
}
