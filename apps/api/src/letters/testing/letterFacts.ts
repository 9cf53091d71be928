import type { Day } from '@audit-letters/api-client/contract';
import { composeLetter, type LetterFacts } from '../draft/composeLetter.ts';
import { readTemplates } from '../draft/templates.ts';
import { drawLetters } from '../print/drawLetters.ts';
import { readLayout } from '../print/layout.ts';
import type { Letter } from '../print/letter.ts';

/** A facility with all its letter dates, for letters that are only drawn. */
export const letterFacility: LetterFacts['facility'] = {
  facility_number: 'FL-1042',
  account_name: 'Sunrise Self Storage',
  address: '1200 Harbor Road',
  city: 'Tampa',
  state: 'FL',
  zip_code: '33601',
  contact_name: 'Maria Lopez',
  email: 'office@sunrise.example',
  phone: '8135550142',
  initial_letter_send_date: '2026-11-20' as Day,
  follow_up_letter_send_date: '2026-12-05' as Day,
  welcome_letter_send_date: '2027-01-01' as Day,
  letter_effective_date: '2027-01-01' as Day,
};

export const letterCoverages: LetterFacts['coverages'] = [
  { id: 1, monthly_fee_cents: 1800, coverage_amount: 2000 },
  { id: 2, monthly_fee_cents: 2650, coverage_amount: 10_000 },
];

/** A tenant with a complete address and two units. */
const letterTenant: LetterFacts['tenant'] = {
  first_name: 'Ana',
  last_name: 'Núñez',
  address: '12 Elm Street',
  city: 'Springfield',
  state: 'IL',
  zip_code: '00704',
  country: null,
  unit: 'A12',
  units: ['A12', 'B7'],
  charge_apply_date: null,
};

/** The facts of an audit letter to the tenant, with changes. */
export const letterFacts = (
  tenant: Partial<LetterFacts['tenant']> = {},
  facts: Partial<LetterFacts> = {},
): LetterFacts => ({
  type: 'initial',
  tenant: { ...letterTenant, ...tenant },
  facility: letterFacility,
  coverages: letterCoverages,
  ownCoverage: null,
  defaultCoverage: letterCoverages[0] ?? null,
  letterDay: '2026-11-20',
  ...facts,
});

const templates = readTemplates();
const layout = readLayout();

export function letterOf(...changes: Parameters<typeof letterFacts>): Letter {
  const facts = letterFacts(...changes);
  return composeLetter(templates[facts.type], facts);
}

export const letterTitle = 'Audit letters for L-103, 2026-11-20';

/** Prints letters, or tells why they cannot be printed. */
export const draw = (letters: readonly Letter[]) =>
  drawLetters({ title: letterTitle, letters, createdAt: new Date('2026-11-20T15:00:00Z'), layout });

/** The PDF of letters that can be printed. */
export async function printed(...letters: Letter[]): Promise<Buffer> {
  const drawn = await draw(letters);
  if ('unprintable' in drawn) throw new Error(drawn.unprintable[0]);
  return drawn.output;
}
