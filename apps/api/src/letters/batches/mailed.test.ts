import type { GeneratedLetters } from '@audit-letters/api-client/contract';
import { describe, expect, it } from 'vitest';
import { letterOffice } from '../testing/letterOffice.ts';

const office = letterOffice();

const mark = (filenames: string[], mailed_on = '2026-03-10') =>
  office.monitor.post('/api/letter-batches/mailed', { filenames, mailed_on });
const undo = (marked: object) =>
  office.monitor.post('/api/letter-batches/not-mailed', { mailed_on: '2026-03-10', ...marked });

/** Two batches of audit letters, oldest first. */
async function twoBatches() {
  const [one, other] = await office.addMany(2);
  const made: GeneratedLetters[] = [];
  for (const id of [one, other]) {
    made.push(await office.made(office.generate('initial', { tenants: String(id) })));
  }
  return made.map(({ file_name }) => file_name);
}

const mailTimes = async () =>
  (await office.batchesOf()).map(({ mail_time }) => mail_time?.toISOString() ?? null);
const sentDate = async () =>
  (
    await office.test.db
      .selectFrom('facilities')
      .select('initial_letter_sent_date')
      .where('id', '=', office.facilityId)
      .executeTakeFirstOrThrow()
  ).initial_letter_sent_date;
const noonOf = (day: string) => `2026-03-${day}T12:00:00.000Z`;
const noon = noonOf('10');
const setSentDate = (day: string | null) =>
  office.monitor.post(`/api/facilities/${office.facilityId}`, {
    ...{ initial_letter_sent_date: day, follow_up_letter_sent_date: null },
    welcome_letter_sent_date: null,
  });

describe('POST /api/letter-batches/mailed', () => {
  // LET-61
  it('marks only the named batch, and the first one sets the sent date of the facility', async () => {
    const [first = '', second = ''] = await twoBatches();
    expect((await mark([second], '2026-03-09')).json()).toEqual({
      ...{ filenames: [second], sent_date_before: null },
    });
    expect([await mailTimes(), await sentDate()]).toEqual([[null, noonOf('09')], '2026-03-09']);
    expect((await mark([first])).json()).toEqual({
      ...{ filenames: [first], sent_date_before: '2026-03-09' },
    });
    expect([await mailTimes(), await sentDate()]).toEqual([[noon, noonOf('09')], '2026-03-09']);
    // A second click marks nothing.
    expect((await mark([first], '2026-03-11')).json().filenames).toEqual([]);
    expect(await mailTimes()).toEqual([noon, noonOf('09')]);
  });

  // LET-61
  it('appears on the timeline of the facility', async () => {
    const [first = ''] = await twoBatches();
    const marked = (await mark([first])).json();
    await undo(marked);
    const { json } = await office.monitor.get(`/api/facilities/${office.facilityId}/overview`);
    const entry = { letter_type: 'initial', count: 1, filename: first };
    const dates = [{ field: 'initial_letter_sent_date', day: '2026-03-10' }];
    expect(json().events.slice(0, 2)).toMatchObject([
      { kind: 'letters_not_mailed', ...entry },
      { kind: 'letters_mailed', ...entry, dates },
    ]);
  });

  // LET-61
  it('marks a batch by state itself', async () => {
    await office.addMany(1);
    const { file_name } = await office.made(office.generateAt('state/TX', 'initial'));
    expect((await mark([file_name])).json()).toEqual({
      filenames: [file_name],
      sent_date_before: null,
    });
    expect(await sentDate()).toBeNull();
  });

  // LET-61
  it('sets no sent date for a batch of an earlier period', async () => {
    const [first = '', second = ''] = await twoBatches();
    await office.monitor.post(`/api/facility-archives/${office.facilityId}/execute`, {
      ...{ letter_effective_date: '2026-09-01', initial_letter_date: '2026-07-01' },
      follow_up_letter_date: '2026-08-01',
    });
    expect((await mark([first])).json().filenames).toEqual([first]);
    expect(await sentDate()).toBeNull();
    expect(await mailTimes()).toEqual(expect.arrayContaining([noon, null]));
    expect(second).not.toBe(first);
  });

  it.each([
    ['an unknown batch', ['none.pdf'], '2026-03-10', 404],
    ['a day that does not exist', ['none.pdf'], '2026-02-31', 422],
    ['no batch', [], '2026-03-10', 422],
  ])('refuses %s', async (_name, filenames, day, status) => {
    expect((await mark(filenames, day)).statusCode).toBe(status);
  });

  it('refuses batches of two letter types', async () => {
    await office.addMany(1);
    const audit = await office.made(office.generate('initial'));
    const enrollment = await office.made(office.generate('follow_up'));
    const answer = await mark([audit.file_name, enrollment.file_name]);
    expect([answer.statusCode, answer.json().data]).toEqual([
      422,
      'The batches must be of one facility and of one letter type.',
    ]);
  });
});

describe('POST /api/letter-batches/not-mailed', () => {
  // LET-62
  it('opens the batches again and restores the earlier sent date', async () => {
    await setSentDate('2026-02-01');
    const [first = ''] = await twoBatches();
    const marked = (await mark([first])).json();
    expect(marked.sent_date_before).toBe('2026-02-01');
    expect((await undo(marked)).statusCode).toBe(200);
    expect(await mailTimes()).toEqual([null, null]);
    expect(await sentDate()).toBe('2026-02-01');
  });

  // LET-62
  it('keeps a sent date that another user has set since', async () => {
    const [first = ''] = await twoBatches();
    const marked = (await mark([first])).json();
    await setSentDate('2026-03-11');
    await undo(marked);
    expect([await sentDate(), await mailTimes()]).toEqual(['2026-03-11', [null, null]]);
  });

  // LET-62
  it('leaves the sent date of the first batch that is still marked', async () => {
    const [first = '', second = ''] = await twoBatches();
    const marked = (await mark([first])).json();
    await mark([second], '2026-03-11');
    await undo(marked);
    expect([await sentDate(), await mailTimes()]).toEqual(['2026-03-11', [null, noonOf('11')]]);
    await undo({ filenames: [second], mailed_on: '2026-03-11', sent_date_before: null });
    expect([await sentDate(), await mailTimes()]).toEqual([null, [null, null]]);
  });
});

// LET-77
it('corrects the mail date of a batch, and a sent date that comes from it', async () => {
  const [first = '', second = ''] = await twoBatches();
  await mark([first]);
  await mark([second], '2026-03-12');
  const correct = (corrected_to: string, mailed_on = '2026-03-10') =>
    undo({ filenames: [first], mailed_on, sent_date_before: null, corrected_to });
  await correct('2026-03-11');
  expect([await sentDate(), await mailTimes()]).toEqual([
    ...['2026-03-11', [noonOf('11'), noonOf('12')]],
  ]);
  await correct('2026-03-13', '2026-03-11');
  expect([await sentDate(), await mailTimes()]).toEqual([
    ...['2026-03-12', [noonOf('13'), noonOf('12')]],
  ]);
});

// FAC-36, LET-26
describe('the sent date of a facility', () => {
  it('marks the open batches, and corrects and clears what it has set', async () => {
    const [first = ''] = await twoBatches();
    await mark([first]);
    await setSentDate(null);
    await setSentDate('2026-03-12');
    expect(await mailTimes()).toEqual([noon, noonOf('12')]);
    await setSentDate('2026-03-11');
    expect(await mailTimes()).toEqual([noon, noonOf('11')]);
    await setSentDate(null);
    expect(await mailTimes()).toEqual([noon, null]);
  });

  it('marks no open batch when it is corrected', async () => {
    const [first = ''] = await twoBatches();
    await mark([first]);
    await setSentDate('2026-03-12');
    expect([await sentDate(), await mailTimes()]).toEqual(['2026-03-12', [noon, null]]);
  });

  it('marks no open batch while it stays as it is', async () => {
    const [first = ''] = await twoBatches();
    await mark([first]);
    await setSentDate('2026-03-10');
    expect(await mailTimes()).toEqual([noon, null]);
  });

  it('marks no batch of an earlier period', async () => {
    await twoBatches();
    await office.monitor.post(`/api/facility-archives/${office.facilityId}/execute`, {
      ...{ letter_effective_date: '2026-10-01', initial_letter_date: '2026-07-01' },
      follow_up_letter_date: '2026-08-01',
    });
    await setSentDate('2026-03-10');
    expect(await mailTimes()).toEqual([null, null]);
  });

  // DUE-5
  it('brings the batches back to the due list when it is cleared', async () => {
    const [first = ''] = await twoBatches();
    const due = async () =>
      (await office.monitor.get('/api/due'))
        .json()
        .items.filter(
          (item: { kind: string; facility_id: number }) =>
            item.kind === 'batch' && item.facility_id === office.facilityId,
        ).length;
    expect(await due()).toBe(2);
    await setSentDate('2027-12-24');
    await setSentDate('2020-01-01');
    expect(await due()).toBe(0);
    await setSentDate(null);
    expect(await due()).toBe(2);
    await mark([first]);
    expect(await due()).toBe(1);
  });
});
