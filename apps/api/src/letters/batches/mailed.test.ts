import type { FacilityOverview, GeneratedLetters } from '@audit-letters/api-client/contract';
import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { expectAnswer } from '../../testing/testApp.ts';
import { letterOffice } from '../testing/letterOffice.ts';

const office = letterOffice();

const mark = (filenames: string[], mailed_on: string | null = '2026-03-10', seen?: string) =>
  office.monitor.post('/api/letter-batches/mailed', {
    filenames,
    mailed_on,
    ...(seen && { seen }),
  });

/** Two batches of audit letters of 10 March, oldest first. Then it is 20 March. */
async function twoBatches() {
  const [one, other] = await office.addMany(2);
  const batches: GeneratedLetters[] = [];
  for (const id of [one, other]) {
    batches.push(await office.made(office.generate('initial', { tenants: String(id) })));
  }
  office.test.clock.set('2026-03-20T15:00:00Z');
  await office.signIn();
  return batches.map(({ file_name }) => file_name);
}

const archive = (facilityId = office.facilityId) =>
  office.monitor.post(`/api/facility-archives/${facilityId}/execute`, {
    letter_effective_date: '2026-09-01',
    initial_letter_date: '2026-07-01',
    follow_up_letter_date: '2026-08-01',
  });

const mailTimes = async () =>
  (await office.batchesOf()).map(({ mail_time }) => mail_time?.toISOString() ?? null);
const overview = async (facilityId = office.facilityId): Promise<FacilityOverview> =>
  (await office.monitor.get(`/api/facilities/${facilityId}/overview`)).json();
const sentDay = async (facilityId?: number) =>
  (await overview(facilityId)).facility.initial_letter_sent_date;
const noonOf = (day: number) => `2026-03-${day}T12:00:00.000Z`;
const setSentDate = (day: string | null, facilityId = office.facilityId) =>
  office.monitor.post(`/api/facilities/${facilityId}`, { initial_letter_sent_date: day });

describe('POST /api/letter-batches/mailed', () => {
  // LET-61
  it('marks only the named batch, by default today', async () => {
    const [first = '', second = ''] = await twoBatches();
    const answer = await office.monitor.post('/api/letter-batches/mailed', { filenames: [second] });
    expect(answer.json()).toEqual({
      filenames: [second],
      mailed_on: '2026-03-20',
      undo: expect.any(Number),
    });
    expect(await mailTimes()).toEqual([null, noonOf(20)]);
    expect((await mark([first, second])).json()).toEqual({
      filenames: [first],
      mailed_on: '2026-03-10',
      undo: expect.any(Number),
    });
    expect(await mailTimes()).toEqual([noonOf(10), noonOf(20)]);
  });

  // LET-61
  it('appears on the timeline of the facility', async () => {
    const [first = ''] = await twoBatches();
    await mark([first]);
    await mark([first], null, '2026-03-10');
    const entry = { letter_type: 'initial', count: 1, filename: first };
    const dates = [{ field: 'initial_letter_sent_date', day: '2026-03-10' }];
    expect((await overview()).events.slice(0, 2)).toMatchObject([
      { kind: 'letters_not_mailed', ...entry },
      { kind: 'letters_mailed', ...entry, dates },
    ]);
  });

  // LET-77
  it('corrects and clears the mail date that the caller has seen', async () => {
    const [first = '', second = ''] = await twoBatches();
    await mark([first, second]);
    await mark([first], '2026-03-12', '2026-03-10');
    expect(await mailTimes()).toEqual([noonOf(12), noonOf(10)]);
    await mark([second], null, '2026-03-10');
    expect(await mailTimes()).toEqual([noonOf(12), null]);
  });

  // WIR-49
  it('refuses when the mail date has changed since', async () => {
    const [first = ''] = await twoBatches();
    await mark([first]);
    for (const seen of [undefined, '2026-03-11']) {
      const answer = await mark([first], '2026-03-12', seen);
      expectAnswer(
        answer,
        409,
        'The mail date of these letters has changed since. Nothing was changed.',
      );
    }
    expect(await mailTimes()).toEqual([noonOf(10), null]);
  });

  // LET-77
  it.each([
    [
      'before the letters were made',
      '2026-03-09',
      'These letters were made on 3/10/2026, so they were not mailed on 3/9/2026.',
    ],
    ['in the future', '2026-03-21', 'It is 3/20/2026 today, so they were not mailed on 3/21/2026.'],
  ])('refuses a day %s', async (_name, day, message) => {
    const [first = ''] = await twoBatches();
    const answer = await mark([first], day);
    expectAnswer(answer, 422, { message, fields: { mailed_on: message } });
    expect(await mailTimes()).toEqual([null, null]);
  });

  it.each([
    ['an unknown batch', ['none.pdf'], '2026-03-10', 404],
    ['a day that does not exist', ['none.pdf'], '2026-02-31', 422],
    ['no batch', [], '2026-03-10', 422],
  ])('refuses %s', async (_name, filenames, day, status) => {
    expect((await mark(filenames, day)).statusCode).toBe(status);
  });
});

// LET-96
describe('the sent date of a facility', () => {
  it('is the first day on which a batch of the period was mailed', async () => {
    const [first = '', second = ''] = await twoBatches();
    expect(await sentDay()).toBeNull();
    await mark([second], '2026-03-12');
    expect(await sentDay()).toBe('2026-03-12');
    await mark([first]);
    expect(await sentDay()).toBe('2026-03-10');
    await mark([first], null, '2026-03-10');
    expect(await sentDay()).toBe('2026-03-12');
  });

  it('is the same in the list, its filter and the summary', async () => {
    const [first = ''] = await twoBatches();
    const facilities = async (query: Record<string, string>) => {
      const { json } = await office.monitor.get('/api/facilities', query);
      return json();
    };
    const { facility_number } = (await overview()).facility;
    const unsent = { filter: 'initial_letters_unsent', facility_number };
    const before = await facilities(unsent);
    expect(before.data).toHaveLength(1);
    await mark([first]);
    const after = await facilities({ facility_number });
    expect(after.data[0].initial_letter_sent_date).toBe('2026-03-10');
    expect((await facilities(unsent)).data).toEqual([]);
    expect(after.stats.letters.initial_letters_unsent).toBe(
      before.stats.letters.initial_letters_unsent - 1,
    );
  });

  it('is empty after an archive, also when a batch of before is mailed', async () => {
    const [first = ''] = await twoBatches();
    await archive();
    expect((await mark([first])).json().filenames).toEqual([first]);
    expect(await sentDay()).toBeNull();
    await setSentDate('2026-03-20');
    expect(await mailTimes()).toEqual([noonOf(10), null]);
  });

  // FAC-36
  it('is refused when it is before the letters were made that carry the former day', async () => {
    const batches = await twoBatches();
    await mark(batches, '2026-03-12');
    const message = 'These letters were made on 3/10/2026, so they were not mailed on 3/9/2026.';
    expect((await setSentDate('2026-03-09')).json().data.fields).toEqual({
      initial_letter_sent_date: message,
    });
    expect(await mailTimes()).toEqual([noonOf(12), noonOf(12)]);
  });

  // FAC-36
  it('is refused when it is in the future', async () => {
    await twoBatches();
    const answer = await setSentDate('2026-03-21');
    const message = 'It is 3/20/2026 today, so they were not mailed on 3/21/2026.';
    expectAnswer(answer, 422, { message, fields: { initial_letter_sent_date: message } });
    expect(await mailTimes()).toEqual([null, null]);
  });

  // FAC-36
  it('goes to the open batches that were made by then, and to those with the former day', async () => {
    const [first = ''] = await twoBatches();
    await setSentDate('2026-03-09');
    expect([await sentDay(), await mailTimes()]).toEqual(['2026-03-09', [null, null]]);
    await mark([first], '2026-03-12');
    await setSentDate('2026-03-12');
    await setSentDate('2026-03-11');
    expect([await sentDay(), await mailTimes()]).toEqual(['2026-03-11', [noonOf(11), noonOf(11)]]);
    await setSentDate(null);
    expect([await sentDay(), await mailTimes()]).toEqual([null, [null, null]]);
  });

  // FAC-36
  it('leaves batches with another day as they are', async () => {
    const [first = '', second = ''] = await twoBatches();
    await mark([first]);
    await mark([second], '2026-03-12');
    await setSentDate('2026-03-14');
    expect(await mailTimes()).toEqual([noonOf(14), noonOf(12)]);
    await setSentDate(null);
    expect([await sentDay(), await mailTimes()]).toEqual(['2026-03-12', [null, noonOf(12)]]);
  });

  // FAC-36
  it('marks no open batch while it stays as it is', async () => {
    const [first = ''] = await twoBatches();
    await mark([first]);
    await setSentDate('2026-03-10');
    expect(await mailTimes()).toEqual([noonOf(10), null]);
    await mark([first], null, '2026-03-10');
    expect(await sentDay()).toBeNull();
  });
});

// LET-96
describe('a batch by state', () => {
  /** A batch for two facilities of a state. */
  async function batchOfTwo(state: string) {
    const first = await addFacility(office.test.db, { state });
    const second = await addFacility(office.test.db, { state });
    for (const id of [first, second]) await addTenant(office.test.db, id);
    const { file_name } = await office.made(office.generateAt(`state/${state}`, 'initial'));
    return { batch: file_name, first, second };
  }
  const sentDates = async (...ids: number[]) => [await sentDay(ids[0]), await sentDay(ids[1])];
  const mailTimeOf = async (name: string) => {
    const { data } = (await office.monitor.get('/api/letter-batches')).json();
    return data.data.find(({ filename }: { filename: string }) => filename === name).mail_time;
  };

  it('is the sent date of each facility without an entered one', async () => {
    const { batch, first, second } = await batchOfTwo('NM');
    await setSentDate('2026-03-08', first);
    await mark([batch]);
    expect(await sentDates(first, second)).toEqual(['2026-03-08', '2026-03-10']);
    const { letters, events } = await overview(second);
    expect(letters).toMatchObject([{ filename: batch, mail_time: noonOf(10) }]);
    expect(events[0]).toMatchObject({ kind: 'letters_mailed', filename: batch });
    await mark([batch], null, '2026-03-10');
    expect(await sentDates(first, second)).toEqual(['2026-03-08', null]);
  });

  it('keeps its mail date when the sent date of one facility is entered and cleared', async () => {
    const { batch, first, second } = await batchOfTwo('KS');
    await mark([batch]);
    await setSentDate('2026-03-09', first);
    expect(await sentDates(first, second)).toEqual(['2026-03-09', '2026-03-10']);
    await setSentDate(null, first);
    expect([await sentDates(first, second), await mailTimeOf(batch)]).toEqual([
      ['2026-03-10', '2026-03-10'],
      noonOf(10),
    ]);
    const answer = await setSentDate(null, first);
    expect([answer.statusCode, answer.json().data.fields]).toEqual([
      422,
      {
        initial_letter_sent_date:
          'This is the day on which a batch by state was mailed. Change its mail date in Letter Batches.',
      },
    ]);
  });

  it('counts also after the tenants were deleted', async () => {
    const { batch, first, second } = await batchOfTwo('IA');
    await mark([batch]);
    const tenants = await office.monitor.get(`/api/facilities/${first}/tenants`);
    const ids = tenants.json().data.data.map(({ id }: { id: number }) => id);
    await office.monitor.delete('/api/tenants/bulk', { ids: ids.join() });
    expect(await sentDates(first, second)).toEqual(['2026-03-10', '2026-03-10']);
  });

  it('does not count for a facility that was archived since', async () => {
    const { batch, first, second } = await batchOfTwo('NE');
    await archive(first);
    await mark([batch]);
    expect(await sentDates(first, second)).toEqual([null, '2026-03-10']);
  });
});
