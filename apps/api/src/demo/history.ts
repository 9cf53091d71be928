import { type Day, type ImportPreviewRow, LetterTypes } from '@audit-letters/api-client/contract';
import { letterTypes } from '@audit-letters/api-client/values';
import type { Insertable } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { addDays, daysBetween } from '../time/day.ts';
import type { DemoDates, DemoFacility } from './facilities.ts';

/** The users who act in the demo. */
export interface DemoUsers {
  monitor: number;
  manager: number;
}

type Entry = Omit<Insertable<Tables['audit_log']>, 'details'> & { details?: object };

/** A moment on a day, at an hour of UTC when the office works. */
const at = (day: Day, hour: number) => new Date(`${day}T${hour}:20:00Z`);

/** The audit log of a facility: added, imported, dated, mailed, tagged; and the status of each tenant. */
export async function addHistory(
  trx: Transaction,
  demo: DemoFacility,
  facilityId: number,
  { monitor, manager }: DemoUsers,
  dates: DemoDates,
  today: Day,
) {
  // A facility without dates has had an earlier period.
  const begin = addDays(today, Math.min(demo.auditLetter ?? -110, 0) - 20);
  const imported = addDays(begin, 17);
  const facility = (action: string, user_id: number, moment: Date, details?: object): Entry => ({
    action,
    user_id,
    at: moment,
    object_type: 'facility',
    object_ids: [facilityId],
    ...(details && { details }),
  });
  const entries: Entry[] = [facility('create', monitor, at(begin, 15))];
  if (demo.tenants > 0) {
    const details = await addImport(trx, demo, facilityId, monitor, at(imported, 16));
    const { initial_letter_send_date, follow_up_letter_send_date, letter_effective_date } = dates;
    const planned = { initial_letter_send_date, follow_up_letter_send_date, letter_effective_date };
    entries.push(
      facility('import', monitor, at(imported, 16), details),
      facility('update', monitor, at(imported, 17), dateDetails(planned)),
      ...(await statusEntries(trx, facilityId, manager, [addDays(imported, 1), today])),
    );
  }
  if (demo.moveOutsConfirmed) {
    const details = { outcome: demo.moveOutsConfirmed };
    entries.push(facility('end-tagging', manager, at(imported, 20), details));
  }
  for (const type of LetterTypes) {
    const field = letterTypes[type].sentDate;
    const day = dates[field];
    if (day) entries.push(facility('update', monitor, at(day, 21), dateDetails({ [field]: day })));
  }
  entries.sort((one, other) => one.at.getTime() - other.at.getTime());
  await trx
    .insertInto('audit_log')
    .values(entries.map(({ details, ...entry }) => ({ ...entry, details: json(details) })))
    .execute();
}

const json = (details: object | undefined) => (details ? JSON.stringify(details) : null);

const dateDetails = (dates: Record<string, Day | null>) => ({
  fields: Object.keys(dates),
  dates: Object.entries(dates).map(([field, day]) => ({ field, day })),
});

/** The import of all tenants, as the audit log names it. One facility's file had rows with errors. */
async function addImport(
  trx: Transaction,
  { facility, tenants, importErrors = 0 }: DemoFacility,
  facilityId: number,
  userId: number,
  moment: Date,
) {
  const software = facility.software ?? 'storedge';
  const counts = {
    insert_count: tenants,
    active_tenants_count: 0,
    duplicate_tenant_count: 0,
    error_count: importErrors,
    missing_prime_ids: [],
    row_count: tenants + importErrors,
    merged_row_count: 0,
    skipped_row_count: 0,
  };
  const { id: importId } = await trx
    .insertInto('imports')
    .values({
      user_id: userId,
      software,
      facility_id: facilityId,
      created_at: moment,
      counts: JSON.stringify(counts),
      errors: JSON.stringify(errorRows(importErrors, tenants, facility.facility_number)),
      facilities: JSON.stringify([
        { facility_id: facilityId, software: facility.software, inserted: tenants },
      ]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('tenants')
    .set({ created_at: moment, import_id: importId })
    .where('facility_id', '=', facilityId)
    .execute();
  return { import: importId, software, inserted: tenants };
}

const textsOfErrors = [
  ['Dana Mill', '', 'The row names no unit'],
  ['Reserved', 'D14', "The name 'Reserved' may say that the unit is vacant"],
] as const;

/** The last rows of the file, which were refused. */
const errorRows = (count: number, tenants: number, facility_number: string) =>
  textsOfErrors.slice(0, count).map(
    ([name, unit, reason], at): ImportPreviewRow => ({
      row: tenants + at + 2,
      outcome: 'Not imported',
      name,
      unit,
      reason,
      facility_number,
    }),
  );

/** The answers of the tenants from the first day to yesterday, fewer each week. */
async function statusEntries(
  trx: Transaction,
  facilityId: number,
  manager: number,
  [first, today]: [Day, Day],
): Promise<Entry[]> {
  const tenants = await trx
    .selectFrom('tenants')
    .select(['id', 'status'])
    .where('facility_id', '=', facilityId)
    .where('status', 'is not', null)
    .orderBy('id')
    .execute();
  const days = daysBetween(first, today);
  return tenants.map(({ id, status }, index) => ({
    action: 'status',
    user_id: manager,
    object_type: 'tenant',
    object_ids: [id],
    at: at(addDays(first, Math.floor((index / tenants.length) ** 2 * days)), 16 + (index % 4)),
    details: { fields: ['status'], status },
  }));
}
