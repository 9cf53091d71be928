import { expect, it } from 'vitest';
import { contactOf, contactRemarks } from './contacts.ts';

const rowWith = (field: 'phone' | 'email', text: string) => ({
  all: (each: 'phone' | 'email') => (each === field ? [text] : []),
});

// IMP-55
it.each([
  ['phone', ['(000) 000-0000', '999-999-9999', '() -', '(___) ___-____', 'N', 'No phone', '12']],
  ['email', ['N', 'Decline', 'noemail', 'none', 'n/a', 'no e-mail']],
] as const)('a placeholder in place of the %s is neither taken nor remarked', (field, texts) => {
  for (const row of texts.map((text) => rowWith(field, text))) {
    expect([contactOf(row)[field], contactRemarks(row)]).toEqual([null, []]);
  }
});

// IMP-55
it.each([
  ['phone', 'phone number', ['12345', '512-010', '512-555-0100, in the evening 512-555-0199']],
  ['email', 'e-mail address', ['mia@', 'mia@lee', 'mia@@lee.example']],
] as const)('a %s that cannot be stored has a remark', (field, name, texts) => {
  for (const text of texts) {
    const remark = `The ${name} '${text.slice(0, 30)}' was not taken over`;
    expect(contactRemarks(rowWith(field, text))).toEqual([{ field: 'contact', text: remark }]);
  }
});
