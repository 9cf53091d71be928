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
const noon = '2026-03-10T12:00:00.000Z';

describe('POST /api/letter-batches/mailed', () => {
  // LET-61
  it('marks the open batches of the letter type and sets the sent date of the facility', async () => {
    const [first = '', second = ''] = await twoBatches();
    const answer = await mark([first]);
    expect(answer.json()).toEqual({ filenames: [first, second].sort(), sent_date_before: null });
    expect(await mailTimes()).toEqual([noon, noon]);
    expect(await sentDate()).toBe('2026-03-10');
    // A second click marks nothing.
    expect((await mark([first], '2026-03-11')).json().filenames).toEqual([]);
    expect(await sentDate()).toBe('2026-03-10');
  });

  // LET-61
  it('appears on the timeline of the facility', async () => {
    const [first = ''] = await twoBatches();
    await mark([first]);
    const { json } = await office.monitor.get(`/api/facilities/${office.facilityId}/overview`);
    expect(json().events[0]).toMatchObject({ kind: 'letters_mailed' });
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
    await office.monitor.post(`/api/facilities/${office.facilityId}`, {
      initial_letter_sent_date: '2026-02-01',
    });
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
    await office.monitor.post(`/api/facilities/${office.facilityId}`, {
      initial_letter_sent_date: '2026-03-09',
    });
    await undo(marked);
    expect(await sentDate()).toBe('2026-03-09');
    expect(await mailTimes()).toEqual([null, null]);
  });

  // LET-62
  it('keeps the sent date while another batch was mailed on that day', async () => {
    const [first = '', second = ''] = await twoBatches();
    await office.test.db
      .updateTable('letter_batches')
      .set({ mail_time: new Date(noon) })
      .where('filename', '=', second)
      .execute();
    const marked = (await mark([first])).json();
    expect(marked).toEqual({ filenames: [first], sent_date_before: null });
    await undo(marked);
    expect(await sentDate()).toBe('2026-03-10');
    await undo({ filenames: [second], sent_date_before: null });
    expect(await sentDate()).toBeNull();
    expect(await mailTimes()).toEqual([null, null]);
  });
});
