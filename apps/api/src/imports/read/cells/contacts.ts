/** The phone number and the e-mail address of a tenant. */
export interface Contact {
  phone: string | null;
  email: string | null;
}

const LONGEST_PHONE = 40;
const LONGEST_EMAIL = 254;

/** The first phone number of the cells. Texts without a number, and zeros in its place, are ignored (IMP-55). */
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

export const contactOf = (row: { all(field: 'phone' | 'email'): string[] }): Contact => ({
  phone: phoneOf(row.all('phone')),
  email: emailOf(row.all('email')),
});
