import { type Day, isUsAddress, type LetterType } from '@audit-letters/api-client/contract';
import {
  coverageLabel,
  formatCents,
  formatPhone,
  LetterTypes,
  letterTypes,
  parseDay,
  planFee,
} from '@audit-letters/api-client/values';
import type { FacilityRecord } from '../../database/schema.ts';
import type { StoredCoverage } from '../../facilities/index.ts';
import { addDays } from '../../time/day.ts';
import type { LetterDeps } from '../deps.ts';
import type { Letter, ReplySlip } from '../print/letter.ts';
import type { DraftedTenant, LetterTenant } from './selection.ts';
import { fillBoxes, fillTemplate, type PlaceholderValues, type Template } from './templates.ts';

/** The fields of a facility that its letters print. */
const printedFacility = [
  ...(['facility_number', 'account_name', 'address', 'city', 'state', 'zip_code'] as const),
  ...(['contact_name', 'email', 'phone', 'letter_effective_date'] as const),
  ...LetterTypes.map((type) => letterTypes[type].sendDate),
] as const;

export interface LetterFacts {
  type: LetterType;
  tenant: LetterTenant;
  facility: Pick<FacilityRecord, (typeof printedFacility)[number]>;
  /** The coverages that the facility's state offers. */
  coverages: readonly StoredCoverage[];
  /** The tenant's coverage, if there is one. */
  ownCoverage: StoredCoverage | null;
  /** The coverage of a tenant who does not choose one; `null` where the office has marked none (LET-105). */
  defaultCoverage: StoredCoverage | null;
  /** The date printed on the letter. */
  letterDay: string;
}

/** A letter with the rows it was composed from. */
export interface DraftedLetter extends LetterFacts {
  tenant: DraftedTenant;
  letter: Letter;
}

/** The letters of these tenants. Those whose facility was deleted since they were read have none. */
export async function composeLetters(
  { db, templates, clock }: Pick<LetterDeps, 'db' | 'templates' | 'clock'>,
  { type, enrollmentLetterDate }: { type: LetterType; enrollmentLetterDate: Day | null },
  rows: readonly DraftedTenant[],
): Promise<DraftedLetter[]> {
  const facilities = await db
    .selectFrom('facilities')
    .select(['id', ...printedFacility])
    .where('id', 'in', [...new Set(rows.map((row) => row.facility_id))])
    .execute();
  const coverages = await db
    .selectFrom('coverages')
    .select(['id', 'state', 'monthly_fee_cents', 'coverage_amount', 'is_default'])
    .orderBy('coverage_amount')
    .orderBy('monthly_fee_cents')
    .orderBy('id')
    .execute();
  const facilityOf = new Map(facilities.map((facility) => [facility.id, facility]));
  return rows.flatMap((tenant) => {
    const facility = facilityOf.get(tenant.facility_id);
    if (!facility) return [];
    const offers = coverages.filter(({ state }) => state === null || state === facility.state);
    const defaults = offers.filter(({ is_default }) => is_default);
    const facts = {
      type,
      tenant,
      facility,
      coverages: offers,
      ownCoverage: coverages.find(({ id }) => id === tenant.coverage_id) ?? null,
      defaultCoverage: defaults.find(({ state }) => state !== null) ?? defaults[0] ?? null,
      letterDay: letterDayOf(type, facility, enrollmentLetterDate, clock.today()),
    };
    return [{ ...facts, letter: composeLetter(templates[type], facts) }];
  });
}

/** Fills a template for one tenant. */
export function composeLetter(template: Template, facts: LetterFacts): Letter {
  const { type, tenant, facility, coverages, ownCoverage, defaultCoverage, letterDay } = facts;
  const recipient = recipientOf(tenant);
  const units = printedUnits(tenant);
  const unitsLabel = tenant.units.length > 1 ? unitLabels.several : unitLabels.one;
  const accountName = facility.account_name?.trim();
  const facilityName = accountName || `Facility ${facility.facility_number}`;
  const effectiveDay = effectiveDayOf(facts);
  const replyDay = replyDayOf(facts);
  const phone = formatPhone(facility.phone);
  const place = `${facility.city}, ${facility.state} ${facility.zip_code}`;
  const values: PlaceholderValues = {
    first_name: tenant.first_name,
    last_name: tenant.last_name,
    full_name: recipient,
    units: units && `${unitsLabel.toLowerCase()} ${units}`,
    facility_name: facilityName,
    facility_number: facility.facility_number,
    facility_address: `${facility.address}, ${place}`,
    facility_phone: phone || null,
    facility_email: facility.email || null,
    contact_name: facility.contact_name || null,
    letter_date: printedDay(letterDay) ?? letterDay,
    audit_date: printedDay(facility.initial_letter_send_date),
    enrollment_date: printedDay(facility.follow_up_letter_send_date),
    reply_date: printedDay(replyDay),
    effective_date: printedDay(effectiveDay),
    coverage_amount: ownCoverage && amountOf(ownCoverage),
    monthly_fee: ownCoverage && planFee(ownCoverage),
    default_coverage: defaultCoverage
      ? coverageLabel(defaultCoverage)
      : 'the office names it on request',
  };
  return {
    recipient,
    letterhead: [facilityName, facility.address, place, phone, facility.email].filter(
      (line) => line !== '',
    ),
    reference: references([
      [dateLabel, printedDay(letterDay)],
      ['Facility', accountName ? facility.facility_number : null],
      [unitsLabel, units],
      ['Please reply by', printedDay(replyDay)],
      [startLabels[type], printedDay(effectiveDay)],
    ]),
    address: addressLines(recipient, tenant),
    body: fillTemplate(template, values, coverages.map(coverageLabel)),
    ...(type !== 'welcome' && {
      slip: replySlip({
        returnTo: [facilityName, facility.address, place].filter(Boolean).join(', '),
        until: replyDay ? ` by ${printedDay(replyDay)}` : '',
        fields: references([
          ['Name', recipient],
          [unitsLabel, units],
          ['Facility', facility.facility_number],
        ]),
        coverages: coverages.map(coverageLabel),
        boxes: fillBoxes(template, values),
      }),
    }),
  };
}

/** The date of a letter: of one that is printed before its send date, that day (LET-29). */
export function letterDayOf(
  type: LetterType,
  facility: Pick<FacilityRecord, (typeof letterTypes)[LetterType]['sendDate']>,
  enrollmentLetterDate: Day | null,
  today: Day,
): Day {
  const sendDay = facility[letterTypes[type].sendDate];
  if (type === 'follow_up') return enrollmentLetterDate ?? sendDay ?? today;
  return sendDay && sendDay > today ? sendDay : today;
}

/** '$2,000' */
export const amountOf = ({ coverage_amount }: StoredCoverage) => formatCents(coverage_amount * 100);

/** The day on which the coverage and its charge begin. */
export const effectiveDayOf = ({
  tenant,
  facility,
}: Pick<DatedFacts, 'tenant'> & {
  facility: Pick<FacilityRecord, 'letter_effective_date'>;
}): Day | null => tenant?.charge_apply_date ?? facility.letter_effective_date;

/** The last day for a reply: that of the enrollment letters, then the one before the coverage begins. */
export function replyDayOf(facts: DatedFacts): Day | null {
  if (facts.type === 'initial') return facts.facility.follow_up_letter_send_date;
  const effectiveDay = effectiveDayOf(facts);
  return facts.type === 'follow_up' && effectiveDay ? addDays(effectiveDay, -1) : null;
}

interface DatedFacts extends Pick<LetterFacts, 'type'> {
  /** A tenant can have an effective day of their own. */
  tenant?: Pick<LetterTenant, 'charge_apply_date'>;
  facility: Pick<FacilityRecord, 'follow_up_letter_send_date' | 'letter_effective_date'>;
}

interface SlipFacts {
  returnTo: string;
  /** ' by December 5, 2026' */
  until: string;
  fields: ReplySlip['fields'];
  coverages: string[];
  /** Further answers of the template. */
  boxes: string[];
}

/** The answers that audit and enrollment letters ask for (LET-80). */
const replySlip = ({ returnTo, until, fields, coverages, boxes }: SlipFacts): ReplySlip => ({
  heading: 'Reply slip',
  note: `Please tick a box, cut this slip off and return it to ${returnTo}${until}.`,
  fields,
  choices: [
    {
      label:
        'I am covered already. A copy of the page of my policy with my name and its dates is enclosed.',
    },
    ...(coverages.length > 0
      ? [{ label: 'I would like this coverage, and its fee added to my rent:', options: coverages }]
      : []),
    ...boxes.map((label) => ({ label })),
    { label: 'I have moved out, or something in this letter is wrong:', hasLine: true },
  ],
  signature: 'Signature',
  date: 'Date',
});

/** 'Ana Núñez', or the name that exists, or 'Current Tenant'. */
export const recipientOf = (tenant: {
  first_name: string | null;
  last_name: string | null;
}): string =>
  [tenant.first_name, tenant.last_name]
    .map((name) => name?.trim() ?? '')
    .filter((name) => name !== '')
    .join(' ') || 'Current Tenant';

const longFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The label of the date of a letter. */
const dateLabel = 'Date';

const unitLabels = { one: 'Unit', several: 'Units' };

/** The labels of the day on which coverage begins. */
const startLabels: Record<LetterType, string> = {
  initial: 'Coverage starts',
  follow_up: 'Coverage starts',
  welcome: 'Covered since',
};

/** The date that a stored letter prints; `null` for one whose text was erased. */
export function letterDayIn(letter: Partial<Letter>): Day | null {
  const time = Date.parse(`${referenceIn(letter, [dateLabel])} UTC`);
  return Number.isNaN(time) ? null : parseDay(new Date(time).toISOString());
}

/** The units that a stored letter prints. */
export const unitsIn = (letter: Partial<Letter>) => referenceIn(letter, Object.values(unitLabels));

/** The day on which coverage begins, as a stored letter prints it. */
export const startIn = (letter: Partial<Letter>) => referenceIn(letter, Object.values(startLabels));

const referenceIn = ({ reference = [] }: Partial<Letter>, labels: readonly string[]) =>
  reference.find(({ label }) => labels.includes(label))?.value ?? null;

/** The units of a tenant as letters print them. */
export const printedUnits = ({ unit, units }: Pick<LetterTenant, 'unit' | 'units'>) =>
  units.length > 0 ? units.join(', ') : unit;

/** '2026-01-05' as 'January 5, 2026', the one form of dates in letters. */
export const printedDay = (day: string | null): string | null =>
  day && longFormat.format(new Date(day));

const references = (rows: [label: string, value: string | null][]): Letter['reference'] =>
  rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));

/** Name, street in its own lines, city with state and ZIP code, and the country outside the US. */
export function addressLines(
  recipient: string,
  tenant: Omit<LetterTenant, 'charge_apply_date'>,
): string[] {
  const country = tenant.country?.trim() ?? '';
  return [
    recipient,
    ...(tenant.address ?? '').split(/\r\n?|\n/),
    `${[tenant.city, tenant.state].filter(Boolean).join(', ')} ${tenant.zip_code ?? ''}`,
    isUsAddress(tenant) ? '' : country,
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
