import {
  type Day,
  type ImportDifference,
  type LetterType,
  LetterTypes,
} from '@audit-letters/api-client/contract';
import fc from '../../../../test/properties.ts';
import { headings, rentRoll } from '../imports/testing/importSuite.ts';
import { upload } from '../imports/testing/uploadForm.ts';
import { addDays } from '../time/day.ts';
import { type Office, type Reading, sentKey } from './office.ts';

/** Restores what a step has changed, as the Undo of the portal does. */
type Undo = () => Promise<unknown>;

export interface Step {
  act(office: Office, before: Reading): Promise<Undo | undefined>;
}

function step<T>(
  name: string,
  picked: fc.Arbitrary<T>,
  act: (office: Office, picked: T, before: Reading) => Promise<Undo | undefined>,
): fc.Arbitrary<Step> {
  return picked.map((values) => ({
    act: (office, before) => act(office, values, before),
    toString: () => `${name} ${fc.stringify(values)}`,
  }));
}

const place = fc.constantFrom(0, 0, 1);
const who = fc.nat(7);
const type = fc.constantFrom<LetterType[]>(
  ...(['initial', 'initial', 'initial', 'follow_up', 'follow_up', 'welcome'] as const),
);
const yes = fc.boolean();
const form = { form: true };

type Tenant = Reading['tenants'][number];
const nameOf = ({ first_name, last_name }: Tenant) => `${first_name} ${last_name}`;
const tenantAt = ({ tenants }: Reading, index: number): Tenant | undefined =>
  tenants[index % tenants.length];
const managerOf = (office: Office, { facility_id }: Pick<Tenant, 'facility_id'>) =>
  office.managers[office.facilities.indexOf(facility_id)] ?? office.monitor;
const idsOf = (tenants: readonly Tenant[]) => tenants.map(({ id }) => id).join();

const people = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'];
const rowKinds = ['same', 'same', 'gone', 'moved', 'short ZIP code', 'no street'] as const;

/** A rent roll of the facility's people, of whom some are gone or have another address. */
async function rollOf(office: Office, at: number, kinds: readonly (typeof rowKinds)[number][]) {
  const period = office.known.periods[at] ?? 0;
  const rows = kinds.flatMap((kind, index) => {
    if (kind === 'gone') return [];
    const street = { moved: '9 Oak Street', 'no street': '' }[String(kind)] ?? '1 Elm Street';
    const unit = `${kind === 'moved' ? 'M' : 'A'}${index}`;
    const name = `${people[index]} ${['Lee', 'Ray'][at]}${period || ''}`;
    const zip = kind === 'short ZIP code' ? '9' : '78701';
    const account = String(100 * period + 10 * at + index + 1);
    return [[`5100${at + 1}`, unit, account, name, street, 'Austin', 'TX', zip, '5/1/2024']];
  });
  return rows.length === 0 ? null : { rent_roll: (await rentRoll([headings, ...rows])).rent_roll };
}

export const importRoll = step(
  'import',
  fc.record({
    at: place,
    kinds: fc.array(fc.constantFrom(...rowKinds), { minLength: 2, maxLength: people.length }),
    apply: yes,
  }),
  async (office, { at, kinds, apply }) => {
    const files = await rollOf(office, at, kinds);
    if (!files) return undefined;
    const sheet = { software: 'syrasoft', files, tenants_confirmed: 'true' };
    const choices = [];
    if (apply) {
      const preview = await upload(office.monitor, { ...sheet, preview: 'true' });
      const differences: ImportDifference[] = preview.json().differences ?? [];
      for (const { kind, tenant_id, seen_at, changes = [] } of differences) {
        const take = kind === 'gone' ? ['moved_out'] : changes.map(({ field }) => field);
        if (tenant_id && take.length > 0) choices.push({ tenant_id, seen_at, take });
      }
    }
    const words = `Staff import into ${at + 1}${apply ? ' and apply' : ''}: ${kinds.join(', ')}`;
    const answer = await office.did(
      words,
      upload(office.monitor, { ...sheet, apply: JSON.stringify(choices) }),
    );
    const { import_id, insert_count, applied_count } = answer?.json() ?? {};
    if (!(insert_count || applied_count)) return undefined;
    return () =>
      office.must('Undo of the import', office.monitor.post(`/api/imports/${import_id}/undo`, {}));
  },
);

const answers = [
  'selected_coverage',
  'provide_proof',
  'opt_out',
  'moved_out',
  'bad_address',
  'no_response',
];

const answerOf = (office: Office, tenant: Tenant, status: string, coverage: number | null) =>
  status === 'selected_coverage'
    ? office.monitor.post(`/api/tenants/${tenant.id}`, { status, coverage_id: coverage })
    : office.monitor.post(`/api/tenants/${tenant.id}/status`, { status }, form);

const answer = step(
  'answer',
  fc.record({ who, status: fc.constantFrom(...answers), byManager: yes }),
  async (office, picked, before) => {
    const tenant = tenantAt(before, picked.who);
    if (!tenant) return undefined;
    const { status } = picked;
    const by = picked.byManager ? 'The manager' : 'Staff';
    const manager = managerOf(office, tenant);
    const body = { status, coverage_id: office.coverage };
    const call = !picked.byManager
      ? answerOf(office, tenant, status, office.coverage)
      : status === 'selected_coverage'
        ? manager.post('/api/managers/update-tenant', { id: tenant.id, ...body })
        : manager.post(`/api/tenants/${tenant.id}/status`, { status }, form);
    if (!(await office.did(`${by} sets ${nameOf(tenant)} to ${status}`, call))) return undefined;
    const old = tenant.status ?? 'no_response';
    return () =>
      office.must('Undo of the answer', answerOf(office, tenant, old, tenant.coverage_id));
  },
);

const tag = step(
  'tag',
  fc.record({ who, movedOut: yes, untag: yes }),
  async (office, { movedOut, untag, ...picked }, before) => {
    const tenant = tenantAt(before, picked.who);
    if (!tenant) return undefined;
    const manager = managerOf(office, tenant);
    const ids = String(tenant.id);
    const send = (remove: boolean, moved_out = false) =>
      remove
        ? manager.post('/api/managers/untag-tenants', { ids }, form)
        : manager.post('/api/managers/tag-tenants', { ids, moved_out });
    const words = untag ? 'untags' : movedOut ? 'tags as moved out' : 'tags';
    const done = await office.did(`The manager ${words} ${nameOf(tenant)}`, send(untag, movedOut));
    if (!done) return undefined;
    return async () => {
      if (!untag && movedOut) {
        const old = tenant.status ?? 'no_response';
        await office.must('Undo of the answer', answerOf(office, tenant, old, tenant.coverage_id));
      }
      await office.must('Undo of the tag', send(!tenant.tagged_for_removal));
    };
  },
);

const endTagging = step(
  'end tagging',
  fc.record({ at: place, moved: yes }),
  async (office, { at, moved }) => {
    const call = moved ? 'confirm-tagging-complete' : 'confirm-move-outs';
    const manager = office.managers[at] ?? office.monitor;
    await office.did(`The manager of ${at + 1}: ${call}`, manager.post(`/api/managers/${call}`));
    return undefined;
  },
);

const confirmMoveOuts = step(
  'confirm move-outs',
  fc.record({ at: place, move_out_tagged: yes }),
  async (office, { at, move_out_tagged }, before) => {
    const facility = before.facilities[at];
    if (!facility) return undefined;
    const tagged = before.tenants.filter(
      (tenant) => tenant.facility_id === facility.id && tenant.tagged_for_removal,
    );
    const url = `/api/facilities/${facility.id}`;
    const body = move_out_tagged ? { move_out_tagged } : {};
    const words = `Staff confirm the move-outs of ${at + 1}${move_out_tagged ? ' and move out the tagged' : ''}`;
    await office.must(words, office.monitor.post(`${url}/confirm-move-outs`, body));
    const moved = move_out_tagged ? tagged : [];
    const wasConfirmed = facility.confirmed_move_outs_date ?? facility.confirmed_no_move_outs_date;
    const now = await office.read();
    for (const { id } of moved) {
      const tenant = now.tenants.find((each) => each.id === id);
      if (tenant?.status !== 'moved_out' || tenant.tagged_for_removal)
        throw new Error(`Tenant ${id} was tagged and is not moved out`);
    }
    if (wasConfirmed && moved.length === 0) return undefined;
    return () =>
      office.must(
        'Undo of the confirmation',
        office.monitor.post(`${url}/undo-move-outs`, { ids: idsOf(moved) }, form),
      );
  },
);

const editAddress = step(
  'edit address',
  fc.record({
    who,
    byManager: yes,
    change: fc.constantFrom(
      { zip_code: '78799-1234' },
      { zip_code: '78705' },
      { address: null },
      { address: '5 Pine Road' },
    ),
  }),
  async (office, { byManager, change, ...picked }, before) => {
    const tenant = tenantAt(before, picked.who);
    if (!tenant) return undefined;
    const edit = (changes: object) =>
      byManager
        ? managerOf(office, tenant).post('/api/managers/update-tenant', {
            id: tenant.id,
            ...changes,
          })
        : office.monitor.post(`/api/tenants/${tenant.id}`, changes);
    const words = `${byManager ? 'The manager' : 'Staff'} sets ${JSON.stringify(change)} of ${nameOf(tenant)}`;
    if (!(await office.did(words, edit(change)))) return undefined;
    const stored = new Map<string, unknown>(Object.entries(tenant));
    const seen = JSON.stringify(change);
    const old = Object.fromEntries(
      Object.keys(change).map((field) => [field, stored.get(field) ?? '']),
    );
    return () => office.must('Undo of the address', edit({ ...old, seen }));
  },
);

const dateFields = [
  'initial_letter_send_date',
  'follow_up_letter_send_date',
  'welcome_letter_send_date',
  'letter_effective_date',
] as const;

const editDates = step(
  'edit dates',
  fc.record({
    at: place,
    field: fc.constantFrom(...dateFields),
    days: fc.option(fc.integer({ min: -10, max: 20 })),
  }),
  async (office, { at, field, days }, before) => {
    const facility = before.facilities[at];
    if (!facility) return undefined;
    const url = `/api/facilities/${facility.id}`;
    const day = days === null ? null : addDays(before.today, days);
    await office.did(
      `Staff set ${field} of ${at + 1} to ${day}`,
      office.monitor.post(url, { [field]: day }),
    );
    if (field === 'letter_effective_date' && !facility.welcome_letter_send_date) return undefined;
    return () =>
      office.must('Undo of the date', office.monitor.post(url, { [field]: facility[field] }));
  },
);

const generate = step(
  'generate',
  fc.record({
    at: fc.constantFrom(0, 0, 0, 1, 2),
    type,
    chosen: fc.option(fc.array(who, { minLength: 1, maxLength: 3 })),
  }),
  async (office, { at, type: letter_type, chosen }, before) => {
    const facility = before.facilities[at];
    const own = before.tenants.filter(
      ({ facility_id }) => !facility || facility_id === facility.id,
    );
    const picked = (chosen ?? []).flatMap((index) => own[index % own.length] ?? []);
    const scope = facility ? String(facility.id) : 'state/TX';
    const names = picked.length > 0 ? picked.map(nameOf).join(', ') : 'the ready';
    const made = await office.did(
      `Staff generate ${letter_type} of ${facility ? at + 1 : 'TX'} for ${names}`,
      office.monitor.get(`/api/facilities/${scope}/generate-letters`, {
        letter_type,
        ...(picked.length > 0 && { tenants: idsOf(picked) }),
      }),
    );
    const filename: string | undefined = made?.json().file_name;
    if (!filename || office.known.batches[filename]) return undefined;
    office.known.batches[filename] = { chosen: picked.length > 0, mailed: null, past: false };
    return () => takeBackNamed(office, filename);
  },
);

async function takeBackNamed(office: Office, filename: string) {
  await office.must(
    `Staff take back ${filename}`,
    office.monitor.delete(`/api/letter-batches/${filename}`),
  );
  delete office.known.batches[filename];
}

const takeBack = step(
  'take back',
  fc.record({ batch: who }),
  async (office, { batch }, { batches }) => {
    const open = batches.filter(({ mail_time }) => mail_time === null);
    const chosen = open[batch % open.length];
    if (chosen) await takeBackNamed(office, chosen.filename);
    return undefined;
  },
);

const mail = step(
  'mail',
  fc.record({ batch: who, daysAgo: fc.nat(3) }),
  async (office, { batch, daysAgo }, { batches, today }) => {
    const open = batches.filter(({ mail_time }) => mail_time === null);
    const chosen = open[batch % open.length];
    if (!chosen) return undefined;
    const { filename, facility_id, letter_type } = chosen;
    const mailed_on = addDays(today, -daysAgo);
    const answer = await office.must(
      `Staff mark ${filename} as mailed on ${mailed_on}`,
      office.monitor.post('/api/letter-batches/mailed', { filenames: [filename], mailed_on }),
    );
    const { known } = office;
    const batchKnown = known.batches[filename];
    if (!batchKnown || batchKnown.mailed) return undefined;
    batchKnown.mailed = { day: mailed_on, byFacility: false };
    if (facility_id && !batchKnown.past)
      known.sent[sentKey(facility_id, letter_type)] ??= mailed_on;
    return () =>
      office.must(
        'Undo of the mail date',
        office.monitor.post('/api/letter-batches/not-mailed', { ...answer.json(), mailed_on }),
      );
  },
);

const setSentDate = step(
  'set sent date',
  fc.record({ batch: who, daysAgo: fc.constantFrom(null, 0, 1, 3) }),
  async (office, { batch, daysAgo }, before) => {
    // Of a facility and letter type that has a batch: other dates mail nothing.
    const sent = before.batches.filter(({ facility_id }) => facility_id !== null);
    const { facility_id, letter_type: letterType } = sent[batch % sent.length] ?? {};
    const at = before.facilities.findIndex(({ id }) => id === facility_id);
    const facility = before.facilities[at];
    if (!facility || !letterType) return undefined;
    const day = daysAgo === null ? null : addDays(before.today, -daysAgo);
    const field = `${letterType}_letter_sent_date`;
    await office.must(
      `Staff set ${field} of ${at + 1} to ${day}`,
      office.monitor.post(`/api/facilities/${facility.id}`, { [field]: day }),
    );
    tellSentDate(office, before, { facilityId: facility.id, type: letterType, day });
    return undefined;
  },
);

/** A first sent date of a facility mails its open batches. It is corrected or cleared with those that it mailed. */
function tellSentDate(
  { known }: Office,
  { batches }: Reading,
  { facilityId, type, day }: { facilityId: number; type: LetterType; day: Day | null },
) {
  const key = sentKey(facilityId, type);
  const sentBefore = known.sent[key] ?? null;
  known.sent[key] = day;
  if (day === sentBefore) return;
  for (const batch of batches) {
    const told = known.batches[batch.filename];
    if (!told || told.past || batch.facility_id !== facilityId || batch.letter_type !== type)
      continue;
    if (sentBefore === null ? !told.mailed : told.mailed?.byFacility)
      told.mailed = day && { day, byFacility: true };
  }
}

const charge = step(
  'charge',
  fc.record({ at: place, confirm: yes }),
  async (office, { at, confirm }, before) => {
    const facility = before.facilities[at];
    const ids = idsOf(
      before.tenants.filter((tenant) => tenant.facility_id === facility?.id && tenant.coverage_id),
    );
    const manager = office.managers[at];
    if (!ids || !manager) return undefined;
    await (confirm
      ? office.must(
          `Staff confirm the charges of ${ids}`,
          office.monitor.post('/api/tenants/bulk', {
            field: 'charge_confirmed',
            ids,
            value: 'true',
          }),
        )
      : office.did(
          `The manager connects the charges of ${ids}`,
          manager.post('/api/managers/bulk-charge-applied', { ids }, form),
        ));
    return undefined;
  },
);

const remove = step('delete', fc.record({ who }), async (office, picked, before) => {
  const tenant = tenantAt(before, picked.who);
  if (!tenant) return undefined;
  const ids = String(tenant.id);
  await office.must(
    `Staff delete ${nameOf(tenant)}`,
    office.monitor.delete('/api/tenants/bulk', { ids }),
  );
  return () =>
    office.must(
      'Undo of the deletion',
      office.monitor.post('/api/deleted-tenants/restore', { ids }, form),
    );
});

const restore = step('restore', fc.record({ who }), async (office, picked, { bin }) => {
  const ids = String(bin[picked.who % bin.length]?.id ?? '');
  if (ids)
    await office.did(
      `Staff restore ${ids}`,
      office.monitor.post('/api/deleted-tenants/restore', { ids }, form),
    );
  return undefined;
});

const reset = step('reset', fc.record({ who }), async (office, picked, before) => {
  const tenant = tenantAt(before, picked.who);
  if (tenant)
    await office.must(
      `Staff reset ${nameOf(tenant)}`,
      office.monitor.post('/api/tenants/reset', { ids: String(tenant.id) }),
    );
  return undefined;
});

const archive = step('archive', fc.record({ at: place }), async (office, { at }, before) => {
  const facility = before.facilities[at];
  if (!facility) return undefined;
  const { known } = office;
  const done = await office.did(
    `Staff archive ${at + 1}`,
    office.monitor.post(`/api/facility-archives/${facility.id}/execute`, {
      letter_effective_date: addDays(before.today, 20),
      initial_letter_date: addDays(before.today, 2),
      follow_up_letter_date: addDays(before.today, 9),
    }),
  );
  if (!done) return undefined;
  known.periods[at] = (known.periods[at] ?? 0) + 1;
  for (const letterType of LetterTypes) known.sent[sentKey(facility.id, letterType)] = null;
  for (const batch of before.batches) {
    const told = known.batches[batch.filename];
    if (told && batch.facility_id === facility.id) told.past = true;
  }
  return undefined;
});

const wait = step(
  'wait',
  fc.record({ days: fc.constantFrom(1, 1, 3, 8) }),
  async (office, { days }) => {
    await office.wait(days);
    return undefined;
  },
);

/** A step, and whether it is undone at once. */
export const anyStep = fc.record({
  step: fc.oneof(
    { weight: 2, arbitrary: importRoll },
    { weight: 5, arbitrary: answer },
    { weight: 3, arbitrary: tag },
    { weight: 1, arbitrary: endTagging },
    { weight: 2, arbitrary: confirmMoveOuts },
    { weight: 2, arbitrary: editAddress },
    { weight: 2, arbitrary: editDates },
    { weight: 8, arbitrary: generate },
    { weight: 2, arbitrary: takeBack },
    { weight: 5, arbitrary: mail },
    { weight: 4, arbitrary: setSentDate },
    { weight: 3, arbitrary: charge },
    { weight: 1, arbitrary: remove },
    { weight: 1, arbitrary: restore },
    { weight: 1, arbitrary: reset },
    { weight: 1, arbitrary: archive },
    { weight: 3, arbitrary: wait },
  ),
  undone: fc.boolean(),
});
