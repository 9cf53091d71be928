import { isPhone, phoneDigits } from '@audit-letters/api-client/values';
import { invalidField } from '../http/errors.ts';

/** The digits of a phone or fax number. Throws `Invalid` for any other text (FAC-84). */
export function parsePhone(text: string, field: 'phone' | 'fax'): string {
  if (isPhone(text)) return phoneDigits(text);
  throw invalidField(field, `${field} must have 10 digits, or 11 digits that begin with 1.`);
}
