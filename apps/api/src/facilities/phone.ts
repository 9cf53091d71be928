import { Invalid } from '../http/errors.ts';

const separators = /[\s().+/-]/g;
const phoneNumber = /^(?:\d{10}|1\d{10})$/;

/** The digits of a phone or fax number. Throws `Invalid` for any other text (FAC-84). */
export function parsePhone(text: string, field: 'phone' | 'fax'): string {
  const digits = text.replace(separators, '');
  if (phoneNumber.test(digits)) return digits;
  const message = `${field} must have 10 digits, or 11 digits that begin with 1.`;
  throw new Invalid(message, { [field]: message });
}

/** 10 digits as (xxx) xxx-xxxx, 11 as x-xxx-xxx-xxxx, any other text unchanged (SHL-49). */
export function formatPhone(phone: string): string {
  const text = phone.trim();
  // Text with letters, such as an extension, is more than a number.
  if (/[^\d\s().+/-]/.test(text)) return text;
  const digits = text.replace(separators, '');
  if (digits.length === 10) return digits.replace(/(\d{3})(\d{3})(\d{4})/, '($1) $2-$3');
  if (digits.length === 11) return digits.replace(/(\d)(\d{3})(\d{3})(\d{4})/, '$1-$2-$3-$4');
  return text;
}
