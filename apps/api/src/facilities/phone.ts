import { Invalid } from '../http/errors.ts';

const separators = /[\s().+/-]/g;
const digits = /^(?:\d{10}|1\d{10})$/;

/** The digits of a telephone or fax number; any other text is refused. */
export function phoneDigits(text: string, field: 'phone' | 'fax'): string {
  const number = text.replace(separators, '');
  if (digits.test(number)) return number;
  const message = `${field} must have 10 digits, or 11 digits that begin with 1.`;
  throw new Invalid(message, { [field]: message });
}
