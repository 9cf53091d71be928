import {
  type Facility,
  type FacilityOverview,
  type LetterBatch,
  LetterTypes,
  type TenantEvent,
  type TenantOverview,
} from '../../../packages/api-client/src/contract.ts';
import type { Office, Reading } from '../office.ts';
import { nameOf, sentDate, tenantIdsOf } from './tenant.ts';

/** A tenant's sent date is the day of the last batch with their letter. */
export function sentDatesAreThoseOfBatches(_office: Office, now: Reading) {
  return now.tenants.flatMap((tenant) =>
    LetterTypes.flatMap((type) => {
      const last = now.batches.findLast(
        (batch) => batch.letter_type === type && tenantIdsOf(batch, now).includes(tenant.id),
      );
      const storedDate = tenant[sentDate(type)];
      const day = last?.day ?? null;
      return storedDate === day
        ? []
        : [`${nameOf(tenant)} has the ${type} letter of ${day} as ${storedDate}`];
    }),
  );
}

export async function mailDatesAreAsSet(office: Office) {
  const { known } = office;
  const { data } = await office.ask('/api/letter-batches');
  const batches: LetterBatch[] = data.data;
  const shown: Facility[] = (await office.ask('/api/facilities')).data;
  const facilities = shown.flatMap((facility) =>
    LetterTypes.map((type) => ({
      what: `the ${type} sent date of ${facility.facility_number}`,
      told: facility[sentDate(type)],
      set: office.sentDate(facility.id, type),
    })),
  );
  const dates = batches.map(({ filename, mail_time }) => ({
    what: `the mail date of ${filename}`,
    told: mail_time?.slice(0, 10) ?? null,
    set: known.batches[filename]?.mailed ?? null,
  }));
  const expected = Object.keys(known.batches).length;
  return [
    ...(batches.length === expected ? [] : [`${batches.length} batches are listed of ${expected}`]),
    ...[...facilities, ...dates]
      .filter(({ told, set }) => told !== set)
      .map(({ what, told, set }) => `${what} is ${told} and was set to ${set}`),
  ];
}

export async function historiesNameTheLetters(office: Office, now: Reading) {
  const problems: string[] = [];
  for (const tenant of now.tenants) {
    const events: TenantEvent[] = await office.ask(`/api/tenants/${tenant.id}/history`);
    const inHistory = events
      .filter(({ kind }) => kind === 'letter')
      .map(({ filename, mail_time }) => `${filename} ${mail_time?.slice(0, 10)}`);
    const inBatches = now.batches
      .filter((batch) => tenantIdsOf(batch, now).includes(tenant.id))
      .map(({ filename, mail_time }) => `${filename} ${mail_time?.toISOString().slice(0, 10)}`);
    const { letters }: TenantOverview = await office.ask(`/api/tenants/${tenant.id}/overview`);
    const onPage = letters.map(
      ({ filename, mail_time }) => `${filename} ${mail_time?.slice(0, 10)}`,
    );
    if (onPage.sort().join() !== inBatches.sort().join())
      problems.push(`the page of ${nameOf(tenant)} has ${onPage}, and the batches ${inBatches}`);
    if (inHistory.sort().join() !== inBatches.sort().join())
      problems.push(
        `the history of ${nameOf(tenant)} has ${inHistory}, and the batches ${inBatches}`,
      );
  }
  return problems;
}

/** The facility's page has the batches of its period with their days, and its timeline the last day of each. */
export async function facilityPagesTellTheMailDates(office: Office, now: Reading) {
  const problems: string[] = [];
  for (const { id, facility_number } of now.facilities) {
    const { letters, events }: FacilityOverview = await office.ask(
      `/api/facilities/${id}/overview`,
    );
    const expected = Object.entries(office.known.batches)
      .filter(([_filename, { facilities }]) => facilities.includes(id))
      .map(([filename, { mailed }]) => `${filename} ${mailed ?? undefined}`);
    const pageLetters = letters.map(
      ({ filename, mail_time }) => `${filename} ${mail_time?.slice(0, 10)}`,
    );
    if (pageLetters.sort().join() !== expected.sort().join())
      problems.push(`the page of ${facility_number} has ${pageLetters}, and not ${expected}`);
    for (const { filename } of letters) {
      const { mailed, byFacility } = office.known.batches[filename] ?? {};
      if (!mailed || byFacility) continue;
      const last = events.find((event) => event.filename === filename && event.dates.length > 0);
      const day = last?.kind === 'letters_mailed' ? last.dates[0]?.day : undefined;
      if (last && day !== mailed)
        problems.push(`the timeline of ${facility_number} has ${filename} mailed on ${day}`);
    }
  }
  return problems;
}
