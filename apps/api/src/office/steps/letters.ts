import type { Day, LetterType } from '@audit-letters/api-client/contract';
import fc from '../../../../../scripts/testing/properties.ts';
import { addDays } from '../../time/day.ts';
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
      chosen: picked.length > 0,
      mailed: null,
      facilities: [...new Set(facilities)],
    };
    return () => takeBackNamed(office, filename);
  },
);

/** Takes a batch back. One by state is refused while a facility has a sent date that no batch explains. */
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
  const ofType = batches.filter(({ letter_type }) => letter_type === batch.letter_type);
  const isExplained = (id: number) =>
    ofType.some((other) => {
      const knownBatch = known.batches[other.filename];
      return knownBatch?.mailed && knownBatch.facilities.includes(id);
    });
  return (known.batches[filename]?.facilities ?? []).some((id) => {
    const sent = known.sent[sentKey(id, batch.letter_type)];
    return sent && sent >= batch.day && !isExplained(id);
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

export const mail = step(
  'mail',
  fc.record({ batch: who, daysAgo: fc.nat(3) }),
  async (office, { batch, daysAgo }, { batches, today }) => {
    const open = batches.filter(({ mail_time }) => mail_time === null);
    const chosen = open[batch % open.length];
    if (!chosen) return undefined;
    const { filename, letter_type } = chosen;
    const mailed_on = addDays(today, -daysAgo);
    const answer = await office.must(
      `Staff mark ${filename} as mailed on ${mailed_on}`,
      office.monitor.post('/api/letter-batches/mailed', { filenames: [filename], mailed_on }),
    );
    const { known } = office;
    const batchKnown = known.batches[filename];
    if (!batchKnown || batchKnown.mailed) return undefined;
    batchKnown.mailed = { day: mailed_on, byFacility: false };
    for (const id of batchKnown.facilities) known.sent[sentKey(id, letter_type)] ??= mailed_on;
    return () =>
      office.must(
        'Undo of the mail date',
        office.monitor.post('/api/letter-batches/not-mailed', { ...answer.json(), mailed_on }),
      );
  },
);

export const correctMail = step(
  'correct the mail date',
  fc.record({ batch: who, daysAgo: fc.constantFrom(null, 0, 1, 2) }),
  async (office, { batch, daysAgo }, { batches, today }) => {
    const { known } = office;
    const mailed = batches.filter(({ mail_time }) => mail_time !== null);
    const { filename = '', letter_type: letterType } = mailed[batch % mailed.length] ?? {};
    const knownBatch = known.batches[filename];
    if (!knownBatch?.mailed || !letterType) return undefined;
    const { day: mailed_on } = knownBatch.mailed;
    const day = daysAgo === null ? null : addDays(today, -daysAgo);
    const filenames = [filename];
    const corrected = await office.must(
      `Staff correct the mail date of ${filename} to ${day}`,
      office.monitor.post('/api/letter-batches/not-mailed', {
        filenames,
        mailed_on,
        ...(day && { corrected_to: day }),
      }),
    );
    knownBatch.mailed = day && { day, byFacility: false };
    for (const id of knownBatch.facilities) {
      const key = sentKey(id, letterType);
      if (known.sent[key] !== mailed_on) continue;
      const days = batches
        .filter((other) => other.letter_type === letterType)
        .map((other) => known.batches[other.filename])
        .flatMap((other) => (other?.facilities.includes(id) && other.mailed?.day) || []);
      known.sent[key] = days.sort()[0] ?? null;
    }
    const restores = corrected.json();
    const [url, days] = day
      ? ['not-mailed', { mailed_on: day, corrected_to: mailed_on }]
      : ['mailed', { mailed_on }];
    return () =>
      office.must(
        'Undo of the correction',
        office.monitor.post(`/api/letter-batches/${url}`, { filenames, ...days, restores }),
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
    await office.must(
      `Staff set ${field} of ${at + 1} to ${day}`,
      office.monitor.post(`/api/facilities/${facility.id}`, { [field]: day }),
    );
    recordSentDate(office, before, { facilityId: facility.id, type: letterType, day });
    return undefined;
  },
);

/** A first sent date of a facility mails its open batches. It is corrected or cleared with those that it mailed. */
function recordSentDate(
  { known }: Office,
  { batches }: Reading,
  { facilityId, type, day }: { facilityId: number; type: LetterType; day: Day | null },
) {
  const key = sentKey(facilityId, type);
  const sentBefore = known.sent[key] ?? null;
  known.sent[key] = day;
  if (day === sentBefore) return;
  for (const batch of batches) {
    const knownBatch = known.batches[batch.filename];
    if (!knownBatch?.facilities.includes(facilityId)) continue;
    if (batch.facility_id !== facilityId || batch.letter_type !== type) continue;
    if (sentBefore === null ? !knownBatch.mailed : knownBatch.mailed?.byFacility)
      knownBatch.mailed = day && { day, byFacility: true };
  }
}
