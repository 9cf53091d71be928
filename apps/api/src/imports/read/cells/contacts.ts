import { isMissing } from '@audit-letters/api-client/values';
import { remarks } from '../../rowClass.ts';

/** The phone number and the e-mail address of a tenant. */
export interface Contact {
  phone: string | null;
  email: string | null;
}

interface ContactCells {
  all(field: keyof Contact): string[];
}

const LONGEST_PHONE = 40;
const LONGEST_EMAIL = 254;

/** The first phone number of the cells. Zeros in its place are none (IMP-55). */
const phoneOf = (texts: readonly string[]): string | null =>
  texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .find((text) => {
      const digits = text.replace(/\D/g, '');
      return text.length <= LONGEST_PHONE && digits.length >= 7 && !/^(\d)\1*$/.test(digits);
    }) ?? null;

/** The first e-mail address of the cells, which may hold several. */
const emailOf = (texts: readonly string[]): string | null =>
  texts
    .flatMap((text) => text.split(/[\s,;<>()]+/))
    .find((word) => word.length <= LONGEST_EMAIL && /^[^@]+@[^@]+\.[^@]+$/.test(word)) ?? null;

export const contactOf = (row: ContactCells): Contact => ({
  phone: phoneOf(row.all('phone')),
  email: emailOf(row.all('email')),
});

const contactNames = { phone: 'phone number', email: 'e-mail address' };

/** 'none', 'No phone', 'unlisted' */
const saysNone = /^(no|none|unlisted|declined|refused)( |$)/i;

/** The remarks on cells of which nothing is taken over, although they say something (IMP-55). */
export function contactRemarks(row: ContactCells): string[] {
  const contact = contactOf(row);
  return (['phone', 'email'] as const).flatMap((field) => {
    if (contact[field] !== null) return [];
    const text = row.all(field).find((each) => !isMissing(each) && !saysNone.test(each.trim()));
    return text === undefined ? [] : remarks.notTaken(contactNames[field], text);
  });
}
