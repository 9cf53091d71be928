import { BulkLimit, LargestId, parseId } from '@audit-letters/api-client/values';
import { Type } from 'typebox';
import { Invalid, invalidField } from '../http/errors.ts';

const most = BulkLimit.toLocaleString('en-US');

/** Comma-joined ids. Its length admits the most and longest ids that `parseIds` takes. */
export const IdList = Type.String({
  minLength: 1,
  maxLength: BulkLimit * `${LargestId},`.length,
  description: `Ids joined by commas, at most ${most}.`,
});

/** Parses comma-joined decimal ids and drops repeated ones. Throws `Invalid` for any other text (WIR-14). */
export function parseIds(text: string, field = 'ids'): number[] {
  const words = text.split(',', BulkLimit + 1);
  if (words.length > BulkLimit) {
    throw new Invalid(`At most ${most} tenants can be named at a time.`);
  }
  const ids = words.flatMap((word) => parseId(word) ?? []);
  if (ids.length < words.length) {
    throw invalidField(field, `${field} must be whole numbers joined by commas.`);
  }
  return [...new Set(ids)];
}
