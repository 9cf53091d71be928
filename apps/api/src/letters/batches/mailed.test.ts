import type { GeneratedLetters, LetterProblem } from '@audit-letters/api-client/contract';
import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { letterOffice } from '../testing/letterOffice.ts';

const office = letterOffice();

const mark = (filenames: string[], mailed_on = '2026-03-10') =>
  office.monitor.post('/api/letter-batches/mailed', { filenames, mailed_on });
const undo = (marked: object) =>
  office.monitor.post('/api/letter-batches/not-mailed', { mailed_on: '2026-03-10', ...marked });

/** Two batches of audit letters, oldest first. */
async function twoBatches() {
  const [one, other] = await office.addMany(2);
  const batches: GeneratedLetters[] = [];
  for (const id of [one, other]) {
    batches.push(await office.made(office.generate('initial', { tenants: String(id) })));
  }
  return batches.map(({ file_name }) => file_name);
}

const mailTimes = async () =>
  (await office.batchesOf()).map(({ mail_time }) => mail_time?.toISOString() ?? null);
const sentDate = async (facilityId = office.facilityId) =>
  (
    await office.test.db
      .selectFrom('facilities')
      .select('initial_letter_sent_date')
      .where('id', '=', facilityId)
      .executeTakeFirstOrThrow()
  ).initial_letter_sent_date;
const noonOf = (day: string) => `2026-03-${day}T12:00:00.000Z`;
const noon = noonOf('10');
const setSentDate = (day: string | null, facilityId = office.facilityId) =>
  office.monitor.post(`/api/facilities/${facilityId}`, {
    initial_letter_sent_date: day,
    follow_up_letter_sent_date: null,
    welcome_letter_sent_date: null,
  });

describe('POST /api/letter-batches/mailed', () => {
  // LET-61
  it('marks only the named batch, and the first one sets the sent date of the facility', async () => {
    const [first = '', second = ''] = await twoBatches();
    expect((await mark([second], '2026-03-09')).json()).toEqual({
      filenames: [second],
      facilities: [office.facilityId],
    });
    expect([await mailTimes(), await sentDate()]).toEqual([[null, noonOf('09')], '2026-03-09']);
    expect((await mark([first])).json()).toEqual({
      filenames: [first],
      facilities: [],
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
  it('sets no sent date for a batch of an earlier period', async () => {
    const [first = '', second = ''] = await twoBatches();
    await office.monitor.post(`/api/facility-archives/${office.facilityId}/execute`, {
      letter_effective_date: '2026-09-01',
      initial_letter_date: '2026-07-01',
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
    expect(marked.facilities).toEqual([]);
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
  it('refuses a mark that another user has changed since', async () => {
    const [first = ''] = await twoBatches();
    const marked = (await mark([first])).json();
    await undo({ ...marked, corrected_to: '2026-03-09' });
    const answer = await undo(marked);
    expect([answer.statusCode, answer.json().data]).toEqual([
      409,
      'The mail date of these letters has changed since. Nothing was changed.',
    ]);
    expect([await mailTimes(), await sentDate()]).toEqual([[noonOf('09'), null], '2026-03-09']);
  });

  // LET-62
  it('leaves the sent date of the first batch that is still marked', async () => {
    const [first = '', second = ''] = await twoBatches();
    const marked = (await mark([first])).json();
    await mark([second], '2026-03-11');
    await undo(marked);
    expect([await sentDate(), await mailTimes()]).toEqual(['2026-03-11', [null, noonOf('11')]]);
    await undo({ filenames: [second], mailed_on: '2026-03-11' });
    expect([await sentDate(), await mailTimes()]).toEqual([null, [null, null]]);
  });
});

// LET-62
it('restores an empty sent date that was cleared while another batch was mailed', async () => {
  const [first = '', second = ''] = await twoBatches();
  await mark([second], '2026-03-09');
  await setSentDate(null);
  const marked = (await mark([first])).json();
  expect([await sentDate(), marked.marked_before]).toEqual(['2026-03-10', [second]]);
  await undo(marked);
  expect([await sentDate(), await mailTimes()]).toEqual([null, [null, noonOf('09')]]);
});

// LET-77
it('corrects the mail date of a batch, and a sent date that comes from it', async () => {
  const [first = '', second = ''] = await twoBatches();
  await mark([first]);
  await mark([second], '2026-03-12');
  const correct = (corrected_to: string, mailed_on = '2026-03-10') =>
    undo({ filenames: [first], mailed_on, corrected_to });
  await correct('2026-03-11');
  expect([await sentDate(), await mailTimes()]).toEqual([
    '2026-03-11',
    [noonOf('11'), noonOf('12')],
  ]);
  await correct('2026-03-13', '2026-03-11');
  expect([await sentDate(), await mailTimes()]).toEqual([
    '2026-03-12',
    [noonOf('13'), noonOf('12')],
  ]);
});

// LET-77
describe('the Undo of a corrected mail date', () => {
  /** The first batch is mailed on 10 March and gets another day, or none. Then that is undone. */
  async function correctAndUndo(first: string, corrected_to: string | null) {
    const filenames = [first];
    const changed = await undo({ filenames, ...(corrected_to && { corrected_to }) });
    const during = await sentDate();
    const restores = changed.json();
    const answer = corrected_to
      ? await undo({ filenames, mailed_on: corrected_to, corrected_to: '2026-03-10', restores })
      : await office.monitor.post('/api/letter-batches/mailed', {
          filenames,
          mailed_on: '2026-03-10',
          restores,
        });
    expect(answer.statusCode, answer.body).toBe(200);
    return during;
  }

  it.each([
    ['cleared', null, '2026-03-11'],
    ['later than another batch', '2026-03-12', '2026-03-11'],
    ['earlier', '2026-03-09', '2026-03-09'],
  ])('restores the sent date that has followed it: %s', async (_name, day, followed) => {
    const [first = '', second = ''] = await twoBatches();
    await mark([first]);
    await mark([second], '2026-03-11');
    expect(await correctAndUndo(first, day)).toBe(followed);
    expect([await sentDate(), await mailTimes()]).toEqual(['2026-03-10', [noon, noonOf('11')]]);
  });

  it.each([null, '2026-03-09'])('leaves an empty sent date empty: %s', async (day) => {
    const [first = ''] = await twoBatches();
    await mark([first]);
    await setSentDate(null);
    expect(await correctAndUndo(first, day)).toBeNull();
    expect([await sentDate(), await mailTimes()]).toEqual([null, [noon, null]]);
  });

  it.each([null, '2026-03-09'])(
    'lets the sent date of the facility clear it again: %s',
    async (day) => {
      const [first = ''] = await twoBatches();
      await setSentDate('2026-03-10');
      await correctAndUndo(first, day);
      expect([await sentDate(), await mailTimes()]).toEqual(['2026-03-10', [noon, noon]]);
      await setSentDate(null);
      expect(await mailTimes()).toEqual([null, null]);
    },
  );

  it('keeps a sent date that somebody has changed since', async () => {
    const [first = ''] = await twoBatches();
    await mark([first]);
    const restores = (await undo({ filenames: [first] })).json();
    await setSentDate('2026-03-08');
    await office.monitor.post('/api/letter-batches/mailed', {
      filenames: [first],
      mailed_on: '2026-03-10',
      restores,
    });
    expect(await sentDate()).toBe('2026-03-08');
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
  const sentDates = async (...ids: number[]) => [await sentDate(ids[0]), await sentDate(ids[1])];
  const mailTimeOf = async (name: string) => {
    const { data } = (await office.monitor.get('/api/letter-batches')).json();
    return data.data.find(({ filename }: { filename: string }) => filename === name).mail_time;
  };

  it('sets the sent date of each facility without one', async () => {
    const { batch, first, second } = await batchOfTwo('NM');
    await setSentDate('2026-03-08', first);
    expect((await mark([batch])).json()).toEqual({
      filenames: [batch],
      facilities: [second],
    });
    expect(await sentDates(first, second)).toEqual(['2026-03-08', '2026-03-10']);
    const { json } = await office.monitor.get(`/api/facilities/${second}/overview`);
    expect(json().letters).toMatchObject([{ filename: batch, mail_time: noon }]);
    expect(json().events[0]).toMatchObject({ kind: 'letters_mailed', filename: batch });
  });

  it('takes back and corrects only the sent dates that come from it', async () => {
    const { batch, first, second } = await batchOfTwo('OK');
    await setSentDate('2026-03-10', first);
    const marked = (await mark([batch])).json();
    await undo(marked);
    expect(await sentDates(first, second)).toEqual(['2026-03-10', null]);
    await setSentDate('2026-03-07', first);
    await mark([batch]);
    await undo({ filenames: [batch], mailed_on: '2026-03-10', corrected_to: '2026-03-09' });
    expect([await sentDates(first, second), await mailTimeOf(batch)]).toEqual([
      ['2026-03-07', '2026-03-09'],
      noonOf('09'),
    ]);
    await undo({ filenames: [batch], mailed_on: '2026-03-09' });
    expect([await sentDates(first, second), await mailTimeOf(batch)]).toEqual([
      ['2026-03-07', null],
      null,
    ]);
  });

  it('keeps its mail date when the sent date of one facility is cleared or corrected', async () => {
    const { batch, first, second } = await batchOfTwo('KS');
    await mark([batch]);
    await setSentDate('2026-03-09', first);
    await setSentDate(null, first);
    expect([await sentDates(first, second), await mailTimeOf(batch)]).toEqual([
      [null, '2026-03-10'],
      noon,
    ]);
  });

  it('clears the sent date also after the tenants were deleted', async () => {
    const { batch, first, second } = await batchOfTwo('IA');
    const marked = (await mark([batch])).json();
    const tenants = await office.monitor.get(`/api/facilities/${first}/tenants`);
    const ids = tenants.json().data.data.map(({ id }: { id: number }) => id);
    await office.monitor.delete('/api/tenants/bulk', { ids: ids.join() });
    await undo(marked);
    expect(await sentDates(first, second)).toEqual([null, null]);
  });

  it('sets no sent date of a facility that was archived since', async () => {
    const { batch, first, second } = await batchOfTwo('NE');
    await office.monitor.post(`/api/facility-archives/${first}/execute`, {
      letter_effective_date: '2026-09-01',
      initial_letter_date: '2026-07-01',
      follow_up_letter_date: '2026-08-01',
    });
    await mark([batch]);
    expect(await sentDates(first, second)).toEqual([null, '2026-03-10']);
  });
});

// FAC-36
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
      letter_effective_date: '2026-10-01',
      initial_letter_date: '2026-07-01',
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

// LET-101, LET-102
it('lists beforehand the tenants who have changed since the letters were made', async () => {
  const ids = await office.addMany(6);
  const { file_name } = await office.made(office.generate('initial'));
  const changed = async () => {
    const query = { filename: file_name };
    const answer = await office.monitor.get('/api/letter-batches/changed-tenants', query);
    return answer
      .json()
      .map(({ tenant_id, problem }: LetterProblem) => [ids.indexOf(tenant_id), problem]);
  };
  expect(await changed()).toEqual([]);
  office.test.clock.advance(60_000);
  const edits = [
    { status: 'provide_proof' },
    { status: 'moved_out' },
    { address: '9 Elm Street' },
    { first_name: 'Marie' },
    { note: 'Called.' },
  ];
  for (const [index, edit] of edits.entries())
    await office.monitor.post(`/api/tenants/${ids[index]}`, edit);
  expect((await changed()).sort()).toEqual([
    [0, 'answered'],
    [1, 'moved_out'],
    [2, 'readdressed'],
    [3, 'readdressed'],
  ]);
  const [first, , third] = ids;
  const before = await office.tenantOf(third ?? 0);
  await office.monitor.post(`/api/tenants/${first}`, { status: null });
  const { address } = await office.tenantOf(ids[5] ?? 0);
  await office.monitor.post(`/api/tenants/${before.id}`, { address });
  expect((await changed()).sort()).toEqual([
    [1, 'moved_out'],
    [3, 'readdressed'],
  ]);
});
