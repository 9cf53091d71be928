import { addDays } from '../../../apps/api/src/time/day.ts';
import { type DueItem, LetterTypes } from '../../../packages/api-client/src/contract.ts';
import type { Office, Reading } from '../office.ts';
import { hasCompleteAddress, isChargeToChange, waitsFor } from './tenant.ts';

const dueItems = async (office: Office): Promise<DueItem[]> => (await office.ask('/api/due')).items;

/** A batch of the current period is due on the send date, at the earliest on its day (DUE-5). */
export async function homeHasUnmailedBatches(office: Office, now: Reading) {
  const inWords = (batch: Pick<DueItem, 'facility_id' | 'letter_type' | 'day'>, count: number) =>
    `${batch.letter_type} of ${batch.day} for ${batch.facility_id}: ${count}`;
  const dueBatches = (await dueItems(office))
    .filter(({ kind }) => kind === 'batch')
    .map((item) => inWords(item, item.count));
  const open = now.batches
    .filter(({ mail_time }) => mail_time === null)
    .map((batch) => {
      const { facilities = [] } = office.known.batches[batch.filename] ?? {};
      const facility = now.facilities.find(
        ({ id }) => id === batch.facility_id && facilities.includes(id),
      );
      const day = facility?.[`${batch.letter_type}_letter_send_date`];
      return inWords(day && day > batch.day ? { ...batch, day } : batch, batch.tenant_count);
    });
  return dueBatches.sort().join() === open.sort().join()
    ? []
    : [`Home has the batches ${dueBatches}, and not mailed are ${open}`];
}

/** The tenants who wait for a letter in the next seven days, and those who need an address to get one. */
export async function homeHasWhoWaits(office: Office, now: Reading) {
  const due = await dueItems(office);
  return now.facilities.flatMap((facility) =>
    LetterTypes.flatMap((type) => {
      const day = facility[`${type}_letter_send_date`];
      if (day && day >= addDays(now.today, 7)) return [];
      const waiting = now.tenants.filter(
        (tenant) => tenant.facility_id === facility.id && waitsFor(type, tenant),
      );
      const [letters, addresses] = [true, false].map(
        (complete) => waiting.filter((each) => hasCompleteAddress(each) === complete).length,
      );
      return Object.entries({ letters, addresses }).flatMap(([kind, count = 0]) => {
        const dueItem = due.find(
          (item) =>
            item.facility_id === facility.id &&
            (day ? item.kind === kind && item.letter_type === type : item.kind === 'dates'),
        );
        if (count === 0 || dueItem?.count === count || (dueItem && !day)) return [];
        return [
          `${count} of ${facility.facility_number} are not on Home: ${type} ${kind} of ${day}`,
        ];
      });
    }),
  );
}

/**
 * The tenants with a coverage who wait for its charge in the next seven days, for the confirmation of the payment or for a
 * change of the charge, and the tenants who are charged without a coverage.
 */
export async function homeHasChargesAndPayments(office: Office, now: Reading) {
  const due = await dueItems(office);
  return now.facilities.flatMap((facility) => {
    const own = now.tenants.filter(
      (tenant) => tenant.facility_id === facility.id && !tenant.tagged_for_removal,
    );
    const charge_changes = own.filter(isChargeToChange).length;
    const waiting = own.filter(
      (tenant) => tenant.coverage_id && !tenant.charge_confirmed_date && !isChargeToChange(tenant),
    );
    const disconnections = own.filter(
      (tenant) => tenant.charge_applied && !tenant.coverage_id && tenant.status !== 'moved_out',
    ).length;
    const payments = waiting.filter((tenant) => tenant.charge_applied).length;
    const charges = waiting.filter((tenant) => {
      const day = tenant.charge_apply_date ?? facility.letter_effective_date;
      const isDue = day && day < addDays(now.today, 7);
      return isDue && !tenant.charge_applied && !tenant.welcome_letter_sent_date;
    }).length;
    return Object.entries({ charges, payments, charge_changes, disconnections }).flatMap(
      ([kind, count]) => {
        const dueItem = due.find((item) => item.facility_id === facility.id && item.kind === kind);
        return (dueItem?.count ?? 0) === count
          ? []
          : [
              `${count} of ${facility.facility_number} wait for ${kind}: Home has ${dueItem?.count}`,
            ];
      },
    );
  });
}
