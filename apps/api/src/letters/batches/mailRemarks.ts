import type { Day } from '@audit-letters/api-client/contract';
import { formatCents, formatDay, statusName } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { firstFive } from '../../text/words.ts';
import {
  addressLines,
  effectiveDayOf,
  letterDayIn,
  printedDay,
  printedUnits,
  recipientOf,
  startIn,
  unitsIn,
} from '../draft/composeLetter.ts';
import { areOfSeveral, haveOf, namedTenant } from '../draft/groups.ts';
import { type NamedRow, namedColumns } from '../draft/leftOut.ts';
import { printedTenant } from '../draft/selection.ts';
import type { Letter } from '../print/letter.ts';

/**
 * The objections to a mail date (LET-101): letters with a later date, and of letters that are mailed today, the tenants
 * who have changed since they were made.
 */
export async function mailRemarks(
  db: Db,
  filename: string,
  { mailedOn, today }: { mailedOn: Day; today: Day },
): Promise<string[]> {
  const letters = await lettersWithTenants(db, filename);
  const printedDays = letters.flatMap(({ letter }) => letterDayIn(letter) ?? []);
  const latest = printedDays.sort().at(-1);
  return [
    ...(latest && mailedOn < latest
      ? [`${formatDay(mailedOn)} is before the date of the letters (${formatDay(latest)}).`]
      : []),
    ...(mailedOn === today ? changesInWords(letters, await deletedTenants(db, filename)) : []),
  ];
}

/** The letters of a batch with the present state of their tenants, in the order of the pages. */
const lettersWithTenants = (db: Db, filename: string) =>
  db
    .selectFrom('letter_batches')
    .innerJoin('letter_batch_tenants as letters', 'letters.batch_id', 'letter_batches.id')
    .innerJoin('tenants', 'tenants.id', 'letters.tenant_id')
    .innerJoin('facilities', 'facilities.id', 'tenants.facility_id')
    .leftJoin('coverages as present', 'present.id', 'tenants.coverage_id')
    .leftJoin('coverages as printed', (join) => join.on('printed.id', '=', coverageOfLetter))
    .where('filename', '=', filename)
    .select(printedTenant.map((column) => `tenants.${column}` as const))
    .select(namedColumns)
    .select([
      'tenants.status',
      'facilities.letter_effective_date',
      'letter_type',
      'present.monthly_fee_cents as present_fee',
    ])
    .select(['tenants.coverage_id', 'printed.id as printed_coverage'])
    .select('printed.monthly_fee_cents as printed_fee')
    .select(sql<Partial<Letter>>`letter`.as('letter'))
    .select(
      sql<boolean>`exists (
        select from audit_log
        where object_type = 'tenant' and object_ids @> array[tenants.id] and at > save_time
          and coalesce(details->>'status', details->>'coverage') is not null
      )`.as('answered'),
    )
    .orderBy('position')
    .execute();

/** The tenants of a batch who are in the bin. */
const deletedTenants = (db: Db, filename: string): Promise<NamedRow[]> =>
  db
    .selectFrom('letter_batches')
    .innerJoin('letter_batch_tenants as letters', 'letters.batch_id', 'letter_batches.id')
    .innerJoin('bin', 'bin.id', 'letters.tenant_id')
    .innerJoin('facilities', 'facilities.id', 'bin.facility_id')
    .where('filename', '=', filename)
    .select(['bin.id', 'facilities.facility_number'])
    .select(sql<string | null>`tenant->>'first_name'`.as('first_name'))
    .select(sql<string | null>`tenant->>'last_name'`.as('last_name'))
    .select(sql<string | null>`tenant->>'unit'`.as('unit'))
    .orderBy('position')
    .execute();

/** The coverage of a welcome letter: a later letter has stored it, else it is the tenant's last one. */
const coverageOfLetter = sql<number>`case when letter_type = 'welcome' then coalesce(
  (
    select later.welcome_coverage_before from letter_batch_tenants as later
    where later.tenant_id = tenants.id and later.batch_id > letters.batch_id
      and later.welcome_coverage_before is not null
    order by later.batch_id limit 1
  ),
  tenants.welcome_coverage_id
) end`;

type StoredLetter = Awaited<ReturnType<typeof lettersWithTenants>>[number];

/** How a tenant has changed, in the order of the sentences. */
const changeWords = {
  deleted: 'been deleted since',
  answered: 'answered since',
  moved_out: 'moved out since',
  bad_address: 'a bad address since',
  coverage: 'another coverage than the letter',
  readdressed: 'another name or address than the letter',
  units: 'other units than the letter',
  start: 'another start of coverage than the letter',
  erased: 'a letter whose text was erased',
};

interface Change {
  kind: keyof typeof changeWords;
  detail?: string;
}

/**
 * '1 of these tenants has another coverage than the letter: Ana Ortiz (the letter says $12, the tenant now has $18).'
 */
function changesInWords(letters: readonly StoredLetter[], inBin: readonly NamedRow[]): string[] {
  const several = areOfSeveral([...letters, ...inBin]);
  const rowsWithChange: { row: NamedRow; change: Change | null }[] = [
    ...inBin.map((row) => ({ row, change: { kind: 'deleted' as const } })),
    ...letters.map((row) => ({ row, change: changeOf(row) })),
  ];
  return Object.entries(changeWords).flatMap(([kind, words]) => {
    const tenants = rowsWithChange.filter(({ change }) => change?.kind === kind);
    if (tenants.length === 0) return [];
    const names = tenants.map(({ row, change }) => {
      const { name } = namedTenant(row, several);
      return change?.detail ? `${name} (${change.detail})` : name;
    });
    return [`${haveOf(tenants.length)} ${words}: ${firstFive(names).join('; ')}.`];
  });
}

/** What the letter says that is no longer true of the tenant; `null` if all of it is true. */
function changeOf(row: StoredLetter): Change | null {
  const { status, answered, letter_type, coverage_id, printed_coverage, printed_fee } = row;
  if (answered && (status === 'moved_out' || status === 'bad_address')) return { kind: status };
  if (letter_type === 'welcome') {
    if (printed_coverage !== null && printed_fee !== null && printed_coverage !== coverage_id) {
      const now = answerNow(row);
      return { kind: 'coverage', detail: difference(formatCents(printed_fee), now) };
    }
  } else if (answered && status !== null) {
    return { kind: 'answered', detail: answerNow(row) };
  }
  return printChange(row);
}

/** '$18', or 'Opted Out' without a coverage. */
const answerNow = ({ status, present_fee }: StoredLetter) =>
  present_fee === null ? statusName(status) : formatCents(present_fee);

const difference = (onLetter: string, now: string) =>
  `the letter says ${onLetter}, the tenant now has ${now}`;

/** The first printed fact that has changed: a line of the address, the units or the start of coverage. */
function printChange(row: StoredLetter): Change | null {
  const { letter } = row;
  const { address } = letter;
  // An erased letter has none (OPS-24).
  if (!Array.isArray(address)) return { kind: 'erased' };
  const now = addressLines(recipientOf(row), row);
  const lines = address.length > now.length ? address : now;
  const printedStart = startIn(letter);
  const start = effectiveDayOf({ tenant: row, facility: row });
  const facts: { kind: Change['kind']; printed: string | null; present: string | null }[] = [
    ...lines.map((_, at) => ({
      kind: 'readdressed' as const,
      printed: address[at] ?? null,
      present: now[at] ?? null,
    })),
    { kind: 'units', printed: unitsIn(letter), present: printedUnits(row) || null },
    // A letter without a start states no wrong one.
    ...(printedStart
      ? [{ kind: 'start' as const, printed: printedStart, present: printedDay(start) }]
      : []),
  ];
  for (const { kind, printed, present } of facts)
    if (printed !== present)
      return { kind, detail: difference(printed ?? 'nothing', present ?? 'nothing') };
  return null;
}
