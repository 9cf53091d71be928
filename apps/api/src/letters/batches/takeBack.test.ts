import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../../testing/testApp.ts';
import { day, letterOffice } from '../testing/letterOffice.ts';

const office = letterOffice();

const takeBack = (filename: string) => office.monitor.delete(`/api/letter-batches/${filename}`);
const sentDates = async (ids: readonly number[]) => {
  const tenants = await Promise.all(ids.map(office.tenantOf));
  return tenants.map((tenant) => tenant.initial_letter_sent_date);
};
const audit = async (...ids: number[]) =>
  (await office.made(office.generate('initial', { tenants: ids.join() }))).file_name;

// LET-75
describe('DELETE /api/letter-batches/{filename}', () => {
  it('restores the sent dates, deletes the files and makes the letters due again', async () => {
    const ids = [await office.add(), await office.add({ initial_letter_sent_date: day })];
    const { file_name, mail_merge_file_name } = await office.made(
      office.generate('initial', { tenants: ids.join() }),
    );
    const answer = await takeBack(file_name);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(await sentDates(ids)).toEqual([null, day]);
    expect(await office.batchesOf()).toEqual([]);
    for (const name of [file_name, mail_merge_file_name]) {
      const file = await office.monitor.get(`/api/facilities/download-letters/${name}`);
      expect(file.statusCode).toBe(404);
    }
    const counts = await office.monitor.get(
      `/api/facilities/${office.facilityId}/tenant-mailing-counts`,
    );
    expect(counts.json().initial_letter_ready).toBe(1);
    expect((await takeBack(file_name)).statusCode).toBe(404);
    // The same letters are a new batch.
    expect(await audit(...ids)).not.toBe(file_name);
  });

  // LET-103
  it('leaves the name of the file to the batch: the next one of the day has another', async () => {
    const savedAs = async (file: string) => {
      const { headers } = await office.monitor.get(`/api/facilities/download-letters/${file}`);
      return /filename="(.+)"/.exec(String(headers['content-disposition']))?.[1];
    };
    const [id = 0, other = 0] = await office.addMany(2);
    const first = await audit(id);
    const name = (await savedAs(first)) ?? '';
    await takeBack(first);
    expect(await savedAs(await audit(id))).toBe(name.replace('.pdf', '_2.pdf'));
    expect(await savedAs(await audit(other))).toBe(name.replace('.pdf', '_3.pdf'));
  });

  it('refuses a batch that is marked as mailed, until the mark is undone', async () => {
    const file = await audit(await office.add());
    const mailed = { filenames: [file], mailed_on: '2026-03-10' };
    await office.monitor.post('/api/letter-batches/mailed', mailed);
    const refused = await takeBack(file);
    expectAnswer(
      refused,
      409,
      'These letters are marked as mailed. Clear their mail date first to take them back.',
    );
    expect(await office.batchesOf()).toHaveLength(1);
    const clear = { filenames: [file], mailed_on: null, seen: '2026-03-10' };
    await office.monitor.post('/api/letter-batches/mailed', clear);
    expect((await takeBack(file)).statusCode).toBe(200);
  });

  it('keeps the date of a later letter, in any order', async () => {
    const ids = [await office.add(), await office.add()];
    const [both = 0, one = 0] = ids;
    const earlier = await audit(both, one);
    await office.nextDay();
    const later = await audit(both);
    expect(await sentDates(ids)).toEqual(['2026-03-11', '2026-03-10']);
    await takeBack(earlier);
    expect(await sentDates(ids)).toEqual(['2026-03-11', null]);
    await takeBack(later);
    expect(await sentDates(ids)).toEqual([null, null]);

    const first = await audit(one);
    await office.nextDay();
    const second = await audit(one);
    await takeBack(second);
    expect(await sentDates([one])).toEqual(['2026-03-11']);
    await takeBack(first);
    expect(await sentDates([one])).toEqual([null]);
  });

  it('restores a tenant of the bin without the letter', async () => {
    const id = await office.add();
    const file = await audit(id);
    await office.monitor.delete('/api/tenants/bulk', { ids: String(id) });
    await takeBack(file);
    const admin = await office.test.signIn('admin');
    await admin.post('/api/deleted-tenants/restore', { ids: String(id) }, { form: true });
    expect(await sentDates([id])).toEqual([null]);
  });

  it('takes back a batch by state, and one of an earlier period', async () => {
    const id = await office.add();
    const { file_name } = await office.made(office.generateAt('state/TX', 'initial'));
    await takeBack(file_name);
    expect(await sentDates([id])).toEqual([null]);

    const file = await audit(id);
    await office.monitor.post(`/api/facility-archives/${office.facilityId}/execute`, {
      letter_effective_date: '2026-11-01',
      initial_letter_date: '2026-07-01',
      follow_up_letter_date: '2026-08-01',
    });
    expect((await takeBack(file)).statusCode).toBe(200);
    expect(await office.batchesOf()).toEqual([]);
  });

  // LET-96
  it('refuses a batch by state while a facility has a mail date of its own for it', async () => {
    const id = await office.add();
    const { file_name } = await office.made(office.generateAt('state/TX', 'initial'));
    const facility = `/api/facilities/${office.facilityId}`;
    const { facility_number } = await office.test.facility(office.facilityId);
    await office.monitor.post(facility, { initial_letter_sent_date: '2026-03-10' });
    const refused = await takeBack(file_name);
    expectAnswer(
      refused,
      409,
      `The facility has a mail date for these letters: ${facility_number}. Clear the date first to take the letters back.`,
    );
    expect(await sentDates([id])).toEqual(['2026-03-10']);

    // A date before the letters is of others.
    await office.monitor.post(facility, { initial_letter_sent_date: '2026-03-09' });
    expect((await takeBack(file_name)).statusCode).toBe(200);
  });

  // FAC-90, TEN-83
  it('is in the history of the facility and of the tenants', async () => {
    const id = await office.add();
    await takeBack(await audit(id));
    const facility = await office.monitor.get(`/api/facilities/${office.facilityId}/overview`);
    expect(facility.json().events[0]).toMatchObject({
      kind: 'letters_taken_back',
      letter_type: 'initial',
      count: 1,
      filename: null,
    });
    const tenant = await office.monitor.get(`/api/tenants/${id}/history`);
    expect(tenant.json()[0]).toMatchObject({ kind: 'letter_taken_back', letter_type: 'initial' });
  });

  // FAC-90
  it('leaves what happened to the batch in the timeline of the facility', async () => {
    const file = await audit(await office.add());
    const mailed = { filenames: [file], mailed_on: '2026-03-10' };
    await office.monitor.post('/api/letter-batches/mailed', mailed);
    const clear = { filenames: [file], mailed_on: null, seen: '2026-03-10' };
    await office.monitor.post('/api/letter-batches/mailed', clear);
    await takeBack(file);
    const { events } = (
      await office.monitor.get(`/api/facilities/${office.facilityId}/overview`)
    ).json();
    const kinds = events.slice(0, 4).map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual([
      'letters_taken_back',
      'letters_not_mailed',
      'letters_mailed',
      'letters_generated',
    ]);
    expect(events.slice(0, 4)).toMatchObject(
      kinds.map(() => ({ letter_type: 'initial', count: 1, filename: null })),
    );
  });
});

// LET-75
it('counts beforehand the tenants with a mailed letter of a later type', async () => {
  const [one = 0, other = 0] = await office.addMany(2);
  const open = await audit(one, other);
  const rowOf = async (filename: string) =>
    (await office.monitor.get('/api/letter-batches'))
      .json()
      .data.data.find((batch: { filename: string }) => batch.filename === filename);
  const enrollment = await office.made(office.generate('follow_up', { tenants: String(one) }));
  expect((await rowOf(open)).mailed_later).toBeUndefined();
  await office.monitor.post('/api/letter-batches/mailed', {
    filenames: [enrollment.file_name],
    mailed_on: '2026-03-10',
  });
  expect((await rowOf(open)).mailed_later).toBe(1);
  expect((await rowOf(enrollment.file_name)).mailed_later).toBeUndefined();
});

// LET-75
it('does not count beforehand who keeps another letter of the type', async () => {
  const [one = 0, other = 0] = await office.addMany(2);
  await audit(one);
  office.test.clock.advance(3_600_000);
  const second = await audit(one, other);
  const enrollment = await office.made(office.generate('follow_up', { tenants: String(one) }));
  await office.monitor.post('/api/letter-batches/mailed', {
    filenames: [enrollment.file_name],
    mailed_on: '2026-03-10',
  });
  const rows = (await office.monitor.get('/api/letter-batches')).json().data.data;
  const row = rows.find((batch: { filename: string }) => batch.filename === second);
  expect(row).toMatchObject({ tenant_count: 2 });
  expect(row).not.toHaveProperty('mailed_later');
});
