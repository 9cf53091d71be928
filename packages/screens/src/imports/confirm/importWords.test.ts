import type { ImportQuestion } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { importWords } from './importWords.ts';

const questionOf = (over: Partial<ImportQuestion>): ImportQuestion => ({
  message: 'The headings are those of Storedge.',
  confirm: 'software_confirmed',
  facilities: [{ facility_number: 'D-1043', row_count: 12, software: null }],
  recognised_software: null,
  ...over,
});

// IMP-21, IMP-22, IMP-36
it.each<[Partial<ImportQuestion>, string, string]>([
  [{ recognised_software: 'storedge' }, 'Import as Storedge?', 'Yes, import as Storedge'],
  [{ confirm: 'tenants_confirmed' }, 'Is this the right file?', 'Yes, import it anyway'],
  [
    { confirm: 'facilities_confirmed' },
    'Import into facility D-1043?',
    'Yes, import into facility D-1043',
  ],
])('asks before an import with %j', (over, title, confirmLabel) => {
  const question = questionOf(over);
  const request = { software: 'sitelink_web', rent_roll: new File([], 'rent-roll.xlsx') } as const;
  expect(importWords.question(question, request)).toMatchObject({
    title,
    description: question.message,
    confirmLabel,
  });
});
