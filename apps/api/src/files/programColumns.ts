import type { FacilityStats, ProgramFacility } from '@audit-letters/api-client/contract';
import { answersOf, statusNames } from '@audit-letters/api-client/values';
import { dateColumn, numberColumn, type SheetColumn, textColumn } from '../sheets/write.ts';

type Column = SheetColumn<ProgramFacility>;

const dollars = (cents: number) => cents / 100;

/** The counts of a period, under headings that begin with a text. */
const period = (
  before: string,
  statsOf: (row: ProgramFacility) => FacilityStats | undefined,
): Column[] => {
  const count = (heading: string, of: (stats: FacilityStats) => number | undefined) =>
    numberColumn<ProgramFacility>(`${before}${heading}`, (row) => {
      const stats = statsOf(row);
      return (stats && of(stats)) ?? null;
    });
  return [
    count('Tenants', (stats) => stats.tenant_count),
    count('Audit Letters', (stats) => stats.audit_letters_sent),
    count('Answers', answersOf),
    count('Percent Complete', (stats) => stats.percent_complete),
    count(statusNames.selected_coverage, (stats) => stats.selected_coverage),
    count(statusNames.provide_proof, (stats) => stats.provided_proof),
    count(statusNames.opt_out, (stats) => stats.opted_out),
    count(statusNames.moved_out, (stats) => stats.moved_out),
    count(statusNames.bad_address, (stats) => stats.bad_address),
    count('Charge Applied', (stats) => stats.charge_applied),
    count('Coverage Confirmed', (stats) => stats.confirmed_payment),
  ];
};

/** The results of a facility, beside those of the period before (FAC-115). */
export const programColumns: readonly Column[] = [
  textColumn('Facility Number', 'facility_number'),
  textColumn('Account Name', 'account_name', 30),
  textColumn('City', 'city'),
  textColumn('State', 'state', 8),
  dateColumn('Letter Effective Date', 'letter_effective_date'),
  ...period('', ({ stats }) => stats),
  numberColumn('Premium per Month', ({ premium_cents }) => dollars(premium_cents)),
  {
    heading: 'Before: Letter Effective Date',
    kind: 'date',
    value: ({ former }) => former?.letter_effective_date ?? null,
  },
  ...period('Before: ', ({ former }) => former?.stats),
  numberColumn('Before: Premium per Month', ({ former }) =>
    former && former.premium_cents !== null ? dollars(former.premium_cents) : null,
  ),
];
