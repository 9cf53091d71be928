import { type Remark, remarkOn, remarks } from '../../rowClass.ts';

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
    .find((text) => text.length <= LONGEST_PHONE && hasDigits(text, 7)) ?? null;

/** Whether a text has a number of this length, other than one digit in place of all. */
function hasDigits(text: string, fewest: number): boolean {
  const digits = text.replace(/\D/g, '');
  return digits.length >= fewest && !/^(\d)\1*$/.test(digits);
}

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

/** Whether a text was meant as a number or an address: '() -', '(000) 000-0000' and 'Declined' were not. */
const isMeant = {
  phone: (text: string) => hasDigits(text, 4),
  email: (text: string) => text.includes('@'),
};

/** The remarks on cells of which nothing is taken over, although a number or an address was meant (IMP-55). */
export function contactRemarks(row: ContactCells): Remark[] {
  const contact = contactOf(row);
  return (['phone', 'email'] as const).flatMap((field) => {
    if (contact[field] !== null) return [];
    const text = row.all(field).find(isMeant[field]);
    return text === undefined
      ? []
      : remarkOn('contact', remarks.notTaken(contactNames[field], text));
  });
}
