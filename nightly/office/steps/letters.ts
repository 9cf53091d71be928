import { addDays } from '../../../apps/api/src/time/day.ts';
import type { Day, LetterType } from '../../../packages/api-client/src/contract.ts';
import fc from '../../../scripts/testing/properties.ts';
import { nameOf } from '../invariants/tenant.ts';
import { type Office, type Reading, sentKey } from '../office.ts';
import { idsOf, step, who } from './step.ts';

const type = fc.constantFrom<LetterType[]>(
  ...(['initial', 'initial', 'initial', 'follow_up', 'follow_up', 'welcome'] as const),
);

export const generate = step(
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
    const generated = await office.attempt(
      `Staff generate ${letter_type} of ${facility ? at + 1 : 'TX'} for ${names}`,
      office.monitor.get(`/api/facilities/${scope}/generate-letters`, {
        letter_type,
        ...(picked.length > 0 && { tenants: idsOf(picked) }),
      }),
    );
    const filename: string | undefined = generated?.json().file_name;
    if (!filename || office.known.batches[filename]) return undefined;
    const { batches, letters, tenants } = await office.read();
    const batch = batches.find((each) => each.filename === filename);
    const recipients = letters.filter(({ batch_id }) => batch_id === batch?.id);
    const facilities = recipients.flatMap(
      ({ tenant_id }) => tenants.find(({ id }) => id === tenant_id)?.facility_id ?? [],
    );
    office.known.batches[filename] = {
      letterType: letter_type,
      chosen: picked.length > 0,
      mailed: null,
      byFacility: false,
      facilities: [...new Set(facilities)],
    };
    return () => takeBackNamed(office, filename);
  },
);

/** Takes a batch back. One by state is refused while a sent date was entered that may be of its letters. */
async function takeBackNamed(office: Office, filename: string) {
  const { batches } = await office.read();
  const answer = await office.attempt(
    `Staff take back ${filename}`,
    office.monitor.delete(`/api/letter-batches/${filename}`),
  );
  if (Boolean(answer) === isMailedByFacility(office, batches, filename))
    throw new Error(`Unexpected: ${office.story.at(-1)}`);
  if (answer) delete office.known.batches[filename];
}

function isMailedByFacility({ known }: Office, batches: Reading['batches'], filename: string) {
  const batch = batches.find((each) => each.filename === filename);
  if (!batch || batch.facility_id !== null) return false;
  return (known.batches[filename]?.facilities ?? []).some((id) => {
    const entered = known.entered[sentKey(id, batch.letter_type)];
    return entered && entered >= batch.day;
  });
}

export const takeBack = step(
  'take back',
  fc.record({ batch: who }),
  async (office, { batch }, { batches }) => {
    const open = batches.filter(({ mail_time }) => mail_time === null);
    const chosen = open[batch % open.length];
    if (chosen) await takeBackNamed(office, chosen.filename);
    return undefined;
  },
);

/** Sets the mail date of a batch. A day before the batch was made is refused. */
async function setMailDate(
  office: Office,
  { filename, day: made }: Reading['batches'][number],
  mailed_on: Day | null,
) {
  const knownBatch = office.known.batches[filename];
  if (!knownBatch) return undefined;
  const seen = knownBatch.mailed;
  const answer = await office.attempt(
    `Staff set the mail date of ${filename} to ${mailed_on}`,
    office.monitor.post('/api/letter-batches/mailed', { filenames: [filename], mailed_on, seen }),
  );
  if (Boolean(answer) !== (mailed_on === null || mailed_on >= made || mailed_on === seen))
    throw new Error(`Unexpected: ${office.story.at(-1)}`);
  if (!answer) return undefined;
  knownBatch.mailed = mailed_on;
  knownBatch.byFacility = false;
  return () => office.undo('Undo of the mail date', answer);
}

export const mail = step(
  'mail',
  fc.record({ batch: who, daysAgo: fc.nat(3) }),
  async (office, { batch, daysAgo }, { batches, today }) => {
    const open = batches.filter(({ mail_time }) => mail_time === null);
    const chosen = open[batch % open.length];
    return chosen && setMailDate(office, chosen, addDays(today, -daysAgo));
  },
);

export const correctMail = step(
  'correct the mail date',
  fc.record({ batch: who, daysAgo: fc.constantFrom(null, 0, 1, 2) }),
  async (office, { batch, daysAgo }, { batches, today }) => {
    const mailed = batches.filter(({ mail_time }) => mail_time !== null);
    const chosen = mailed[batch % mailed.length];
    return (
      chosen && setMailDate(office, chosen, daysAgo === null ? null : addDays(today, -daysAgo))
    );
  },
);

export const setSentDate = step(
  'set sent date',
  fc.record({ batch: who, daysAgo: fc.constantFrom(null, 0, 1, 3) }),
  async (office, { batch, daysAgo }, before) => {
    // Of a facility and letter type that has a batch: other dates mail nothing.
    const { filename = '', letter_type: letterType } =
      before.batches[batch % before.batches.length] ?? {};
    const [facilityId] = office.known.batches[filename]?.facilities ?? [];
    const at = before.facilities.findIndex(({ id }) => id === facilityId);
    const facility = before.facilities[at];
    if (!facility || !letterType) return undefined;
    const day = daysAgo === null ? null : addDays(before.today, -daysAgo);
    const field = `${letterType}_letter_sent_date`;
    const key = sentKey(facility.id, letterType);
    const former = office.sentDate(facility.id, letterType);
    const answer = await office.attempt(
      `Staff set ${field} of ${at + 1} to ${day}`,
      office.monitor.post(`/api/facilities/${facility.id}`, { [field]: day }),
    );
    const { entered } = office.known;
    if (day !== former && answer) {
      entered[key] = day;
      for (const batch of before.batches) {
        const knownBatch = office.known.batches[batch.filename];
        if (!knownBatch?.facilities.includes(facility.id)) continue;
        if (batch.facility_id !== facility.id || batch.letter_type !== letterType) continue;
        const { mailed } = knownBatch;
        const isMailedNow = day !== null && batch.day <= day;
        if (mailed === null ? !isMailedNow : mailed !== former) continue;
        knownBatch.mailed = day;
        knownBatch.byFacility = true;
      }
    }
    // Only a day that comes from a batch by state cannot be cleared.
    const remains =
      day === null && former !== null && office.sentDate(facility.id, letterType) === former;
    if (!answer && !remains) throw new Error(`Unexpected: ${office.story.at(-1)}`);
    return undefined;
  },
);
