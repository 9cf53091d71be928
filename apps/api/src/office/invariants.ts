import {
  type DueItem,
  type LetterBatch,
  type LetterType,
  LetterTypes,
  StateCodes,
  type TenantEvent,
} from '@audit-letters/api-client/contract';
import { workbookRows } from '../testing/workbooks/workbookRows.ts';
import { addDays } from '../time/day.ts';
import { type Office, type Reading, sentKey } from './office.ts';

type Tenant = Reading['tenants'][number];
type Batch = Reading['batches'][number];

/** What must hold after every step. Returns sentences about what does not. */
type Invariant = (office: Office, now: Reading, before: Reading) => Promise<string[]> | string[];

const sentDate = (type: LetterType) => `${type}_letter_sent_date` as const;
const nameOf = (tenant: Pick<Tenant, 'first_name' | 'last_name'> | undefined) =>
  `${tenant?.first_name} ${tenant?.last_name}`;

function hasCompleteAddress({ address, city, state, zip_code, country }: Tenant): boolean {
  if (!address?.trim() || !city?.trim() || !zip_code?.trim()) return false;
  if (!['', 'US', 'USA'].includes(country?.trim().toUpperCase() ?? '')) return true;
  return StateCodes.includes(state ?? '') && /^\d{5}(-?\d{4})?$/.test(zip_code.trim());
}

/** Whether a tenant who could get mail waits for this letter. */
function waitsFor(type: LetterType, tenant: Tenant): boolean {
  const { status } = tenant;
  if (tenant.tagged_for_removal || tenant[sentDate(type)]) return false;
  if (type === 'welcome') {
    const left = status === 'moved_out' || status === 'bad_address';
    return !left && Boolean(tenant.coverage_id && tenant.charge_confirmed_date);
  }
  return status === null && (type === 'initial' || tenant.initial_letter_sent_date !== null);
}

const isReady = (type: LetterType, tenant: Tenant) =>
  waitsFor(type, tenant) && hasCompleteAddress(tenant);

const newBatches = (now: Reading, before: Reading) =>
  now.batches.filter((batch) => before.batches.every(({ id }) => id !== batch.id));
const tenantIdsOf = (batch: Batch, { letters }: Reading) =>
  letters.filter((letter) => letter.batch_id === batch.id).map((letter) => letter.tenant_id);

/** Each printed page with its tenant as they were before it was printed. */
const printed = (now: Reading, before: Reading) =>
  newBatches(now, before).flatMap((batch) =>
    tenantIdsOf(batch, now).map((id) => ({
      batch,
      tenant: before.tenants.find((tenant) => tenant.id === id),
    })),
  );

function pagesAreForThoseWhoCanAnswer({ known }: Office, now: Reading, before: Reading) {
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

async function pagesNameTheDatesOfTheFacility(office: Office, now: Reading, before: Reading) {
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
        'Letter Date': (batch.letter_type === 'follow_up' && enrollment) || now.today,
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
function nobodyHasTwoLettersUnchosen({ known }: Office, now: Reading, before: Reading) {
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

/** A tenant's sent date is the day of the last batch with their letter. */
function sentDatesAreThoseOfBatches(_office: Office, now: Reading) {
  return now.tenants.flatMap((tenant) =>
    LetterTypes.flatMap((type) => {
      const last = now.batches.findLast(
        (batch) => batch.letter_type === type && tenantIdsOf(batch, now).includes(tenant.id),
      );
      const told = tenant[sentDate(type)];
      const day = last?.day ?? null;
      return told === day ? [] : [`${nameOf(tenant)} has the ${type} letter of ${day} as ${told}`];
    }),
  );
}

async function mailDatesAreAsSet(office: Office, now: Reading) {
  const { known } = office;
  const { data } = await office.ask('/api/letter-batches');
  const batches: LetterBatch[] = data.data;
  const facilities = now.facilities.flatMap((facility) =>
    LetterTypes.map((type) => ({
      what: `the ${type} sent date of ${facility.facility_number}`,
      told: facility[sentDate(type)],
      set: known.sent[sentKey(facility.id, type)] ?? null,
    })),
  );
  const dates = batches.map(({ filename, mail_time }) => ({
    what: `the mail date of ${filename}`,
    told: mail_time?.slice(0, 10) ?? null,
    set: known.batches[filename]?.mailed?.day ?? null,
  }));
  const expected = Object.keys(known.batches).length;
  return [
    ...(batches.length === expected ? [] : [`${batches.length} batches are listed of ${expected}`]),
    ...[...facilities, ...dates]
      .filter(({ told, set }) => told !== set)
      .map(({ what, told, set }) => `${what} is ${told} and was set to ${set}`),
  ];
}

async function countsAreThoseOfTenants(office: Office, now: Reading) {
  const problems: string[] = [];
  for (const facility of now.facilities) {
    const own = now.tenants.filter((tenant) => tenant.facility_id === facility.id);
    const shown = own.filter(
      (tenant) =>
        hasCompleteAddress(tenant) && !(tenant.tagged_for_removal && tenant.status === 'moved_out'),
    );
    const count = (condition: (tenant: Tenant) => boolean) => own.filter(condition).length;
    const ready = (type: LetterType) => count((tenant) => isReady(type, tenant));
    const status = (word: string) => count((tenant) => tenant.status === word);
    const { stats } = (await office.ask(`/api/facilities/${facility.id}/overview`)).facility;
    const counts = await office.ask(`/api/facilities/${facility.id}/tenant-mailing-counts`);
    const counted = {
      all: shown.length,
      initial_letter_ready: ready('initial'),
      follow_up_letter_ready: ready('follow_up'),
      welcome_letter_ready: ready('welcome'),
      tagged_for_removal: shown.filter((tenant) => tenant.tagged_for_removal).length,
      tenant_count: own.length,
      audit_letters_sent: count((tenant) => tenant.initial_letter_sent_date !== null),
      enrollment_letters_sent: count((tenant) => tenant.follow_up_letter_sent_date !== null),
      welcome_letters_sent: count((tenant) => tenant.welcome_letter_sent_date !== null),
      selected_coverage: status('selected_coverage'),
      provided_proof: status('provide_proof'),
      opted_out: status('opt_out'),
      moved_out: status('moved_out'),
    };
    const told: Record<string, number> = { ...stats, ...counts };
    for (const [name, value] of Object.entries(counted))
      if (told[name] !== value)
        problems.push(`${name} of ${facility.facility_number} is ${told[name]} and not ${value}`);
  }
  return problems;
}

async function historiesNameTheLetters(office: Office, now: Reading) {
  const problems: string[] = [];
  for (const tenant of now.tenants) {
    const events: TenantEvent[] = await office.ask(`/api/tenants/${tenant.id}/history`);
    const told = events
      .filter(({ kind }) => kind === 'letter')
      .map(({ filename, mail_time }) => `${filename} ${mail_time?.slice(0, 10)}`);
    const made = now.batches
      .filter((batch) => tenantIdsOf(batch, now).includes(tenant.id))
      .map(({ filename, mail_time }) => `${filename} ${mail_time?.toISOString().slice(0, 10)}`);
    if (told.sort().join() !== made.sort().join())
      problems.push(`the history of ${nameOf(tenant)} has ${told}, and the batches ${made}`);
  }
  return problems;
}

const dueItems = async (office: Office): Promise<DueItem[]> => (await office.ask('/api/due')).items;

async function homeHasUnmailedBatches(office: Office, now: Reading) {
  const inWords = (batch: Pick<DueItem, 'facility_id' | 'letter_type' | 'day'>, count: number) =>
    `${batch.letter_type} of ${batch.day} for ${batch.facility_id}: ${count}`;
  const told = (await dueItems(office))
    .filter(({ kind }) => kind === 'batch')
    .map((item) => inWords(item, item.count));
  const open = now.batches
    .filter(({ mail_time }) => mail_time === null)
    .map((batch) => inWords(batch, batch.tenant_count));
  return told.sort().join() === open.sort().join()
    ? []
    : [`Home has the batches ${told}, and not mailed are ${open}`];
}

/** Who waits for a letter in the next seven days, and who waits for an address to get one. */
async function homeHasWhoWaits(office: Office, now: Reading) {
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
        const told = due.find(
          (item) =>
            item.facility_id === facility.id &&
            (day ? item.kind === kind && item.letter_type === type : item.kind === 'dates'),
        );
        if (count === 0 || told?.count === count || (told && !day)) return [];
        return [
          `${count} of ${facility.facility_number} are not on Home: ${type} ${kind} of ${day}`,
        ];
      });
    }),
  );
}

/** Who has a coverage and waits for its charge in the next seven days, or for the confirmation of the payment. */
async function homeHasChargesAndPayments(office: Office, now: Reading) {
  const due = await dueItems(office);
  return now.facilities.flatMap((facility) => {
    const waiting = now.tenants.filter(
      (tenant) =>
        tenant.facility_id === facility.id &&
        tenant.coverage_id &&
        !tenant.charge_confirmed_date &&
        !tenant.tagged_for_removal,
    );
    const payments = waiting.filter((tenant) => tenant.charge_applied).length;
    const charges = waiting.filter((tenant) => {
      const day = tenant.charge_apply_date ?? facility.letter_effective_date;
      const isDue = day && day < addDays(now.today, 7);
      return isDue && !tenant.charge_applied && !tenant.welcome_letter_sent_date;
    }).length;
    return Object.entries({ charges, payments }).flatMap(([kind, count]) => {
      const told = due.find((item) => item.facility_id === facility.id && item.kind === kind);
      return (told?.count ?? 0) === count
        ? []
        : [`${count} of ${facility.facility_number} wait for ${kind}: Home has ${told?.count}`];
    });
  });
}

export const invariants: Invariant[] = [
  pagesAreForThoseWhoCanAnswer,
  pagesNameTheDatesOfTheFacility,
  nobodyHasTwoLettersUnchosen,
  sentDatesAreThoseOfBatches,
  mailDatesAreAsSet,
  countsAreThoseOfTenants,
  historiesNameTheLetters,
  homeHasUnmailedBatches,
  homeHasWhoWaits,
  homeHasChargesAndPayments,
];
