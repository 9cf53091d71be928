import { workbookRows } from '../../../apps/api/src/testing/workbooks/workbookRows.ts';
import type { Day, LetterType } from '../../../packages/api-client/src/contract.ts';
import type { Office, Reading } from '../office.ts';
import { hasCompleteAddress, isReady, nameOf, tenantIdsOf } from './tenant.ts';

const newBatches = (now: Reading, before: Reading) =>
  now.batches.filter((batch) => before.batches.every(({ id }) => id !== batch.id));
/** Each printed page with its tenant as they were before it was printed. */
const printed = (now: Reading, before: Reading) =>
  newBatches(now, before).flatMap((batch) =>
    tenantIdsOf(batch, now).map((id) => ({
      batch,
      tenant: before.tenants.find((tenant) => tenant.id === id),
    })),
  );

export function pagesAreForThoseWhoCanAnswer({ known }: Office, now: Reading, before: Reading) {
  return printed(now, before).flatMap(({ batch, tenant }) => {
    const says = (what: string) => [
      `${batch.letter_type} was printed for ${nameOf(tenant)}: ${what}`,
    ];
    if (!tenant) return says('is not stored');
    if (tenant.tagged_for_removal) return says('was tagged');
    if (tenant.status === 'moved_out') return says('had left');
    if (!hasCompleteAddress(tenant)) return says('cannot be reached');
    if (known.batches[batch.filename]?.chosen || isReady(batch.letter_type, tenant)) return [];
    return says(`was not ready, with the status ${tenant.status}`);
  });
}

/** A letter that is printed before its send date carries that date, an enrollment letter always (LET-29). */
function letterDay(type: LetterType, facility: Reading['facilities'][number], today: Day): Day {
  const sendDay = facility[`${type}_letter_send_date`];
  return sendDay && (type === 'follow_up' || sendDay > today) ? sendDay : today;
}

export async function pagesNameTheDatesOfTheFacility(
  office: Office,
  now: Reading,
  before: Reading,
) {
  const problems: string[] = [];
  for (const batch of newBatches(now, before)) {
    const name = batch.filename.replace('.pdf', '_mail_merge.xlsx');
    const { rawPayload } = await office.monitor.get(`/api/facilities/download-letters/${name}`);
    const [headings = [], ...rows] = await workbookRows(rawPayload);
    const ids = tenantIdsOf(batch, now);
    if (rows.length !== ids.length) problems.push(`${rows.length} rows for ${ids.length} pages`);
    for (const [index, row] of rows.entries()) {
      const tenant = before.tenants.find(({ id }) => id === ids[index]);
      const facility = before.facilities.find(({ id }) => id === tenant?.facility_id);
      const enrollment = facility?.follow_up_letter_send_date;
      const stated = {
        'Last Name': tenant?.last_name,
        Address: tenant?.address,
        'Zip Code': tenant?.zip_code,
        'Facility Number': facility?.facility_number,
        'Letter Date': facility && letterDay(batch.letter_type, facility, now.today),
        'Audit Letter Date': facility?.initial_letter_send_date,
        'Enrollment Date': enrollment,
        'Effective Date': tenant?.charge_apply_date ?? facility?.letter_effective_date,
      };
      for (const [heading, value] of Object.entries(stated)) {
        const cell = row[headings.indexOf(heading)] ?? '';
        if (cell !== (value ?? ''))
          problems.push(`${heading} of ${nameOf(tenant)} is ${cell} and not ${value}`);
      }
    }
  }
  return problems;
}

/** Tenants are compared by id: one that was deleted and imported again counts as new. */
export function nobodyHasTwoLettersUnchosen({ known }: Office, now: Reading, before: Reading) {
  return printed(now, before).flatMap(({ batch, tenant }) => {
    if (known.batches[batch.filename]?.chosen) return [];
    const earlier = before.batches.filter(
      (other) =>
        other.letter_type === batch.letter_type &&
        tenantIdsOf(other, before).some((id) => id === tenant?.id),
    );
    return earlier.map(
      (other) => `${nameOf(tenant)} had ${batch.letter_type} in ${other.filename}`,
    );
  });
}
