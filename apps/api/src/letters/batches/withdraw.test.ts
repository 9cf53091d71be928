import { describe, expect, it } from 'vitest';
import { erasePerson } from '../../backup/person.ts';
import { workbookRows } from '../../testing/workbooks/workbookRows.ts';
import { letterOffice } from '../testing/letterOffice.ts';
import { pdfPages } from '../testing/pdfPages.ts';

const office = letterOffice();

const withdraw = (filename: string, id: number) =>
  office.monitor.delete(`/api/letter-batches/${filename}/tenants/${id}`);
const lettersOf = async (filename: string) =>
  (await office.monitor.get(`/api/letter-batches/${filename}/tenants`)).json();

/** A batch of Ana, Ben and Cleo. */
async function batchOfThree() {
  const ids: number[] = [];
  for (const first_name of ['Ana', 'Ben', 'Cleo'])
    ids.push(await office.add({ first_name, last_name: `Ruiz ${first_name}` }));
  const batch = await office.made(office.generate('initial'));
  const [ana = 0, ben = 0, cleo = 0] = ids;
  return { ...batch, ana, ben, cleo };
}

const sentDateOf = async (id: number) => (await office.tenantOf(id)).initial_letter_sent_date;

// LET-108
describe('DELETE /api/letter-batches/{filename}/tenants/{id}', () => {
  it('leaves the letter out of the count, the PDF and the mail merge, and restores the sent date', async () => {
    const { file_name, mail_merge_file_name, ana, ben, cleo } = await batchOfThree();
    const printed = await pdfPages(await office.download(file_name));
    const merged = await workbookRows(await office.download(mail_merge_file_name));
    expect((await withdraw(file_name, ben)).statusCode).toBe(200);
    expect(await office.batchesOf()).toMatchObject([{ filename: file_name, tenant_count: 2 }]);
    const pages = await pdfPages(await office.download(file_name));
    expect(pages.map(({ text }) => text)).toEqual([printed[0]?.text, printed[2]?.text]);
    const [head, first, , third] = merged;
    expect(await workbookRows(await office.download(mail_merge_file_name))).toEqual([
      head,
      first,
      third,
    ]);
    expect(await Promise.all([ana, ben, cleo].map(sentDateOf))).toEqual([
      '2026-03-10',
      null,
      '2026-03-10',
    ]);
    const { letters } = (await office.monitor.get(`/api/tenants/${cleo}/overview`)).json();
    expect(letters).toMatchObject([{ filename: file_name, page: 2 }]);
    const again = await withdraw(file_name, ben);
    expect([again.statusCode, (await withdraw(file_name, cleo)).statusCode]).toEqual([404, 200]);
    expect(await lettersOf(file_name)).toMatchObject([
      { tenant_id: ana, recipient: 'Ana Ruiz Ana' },
    ]);
  });

  // OPS-24
  it('also withdraws letters whose text was erased: they cannot be printed again', async () => {
    const { file_name, mail_merge_file_name, ben, cleo } = await batchOfThree();
    const printed = await pdfPages(await office.download(file_name));
    const now = office.test.clock.now();
    await erasePerson(office.test.db, { now, by: 'root' }, 'Ana Ruiz Ana');
    expect((await withdraw(file_name, cleo)).statusCode).toBe(200);
    expect(await office.batchesOf()).toMatchObject([{ tenant_count: 1 }]);
    expect(await lettersOf(file_name)).toMatchObject([{ tenant_id: ben }]);
    const pages = await pdfPages(await office.download(file_name));
    expect(pages.map(({ text }) => text)).toEqual([printed[1]?.text]);
    const [, ...merged] = await workbookRows(await office.download(mail_merge_file_name));
    expect(merged.map(([firstName]) => firstName)).toEqual(['Ben']);
  });

  it('takes the batch back with its last letter', async () => {
    const id = await office.add();
    const { file_name } = await office.made(office.generate('initial'));
    expect((await withdraw(file_name, id)).statusCode).toBe(200);
    expect([await office.batchesOf(), await sentDateOf(id)]).toEqual([[], null]);
    expect((await withdraw(file_name, id)).statusCode).toBe(404);
  });

  it('withdraws two letters at the same time', async () => {
    const { file_name, ana, ben, cleo } = await batchOfThree();
    const answers = await Promise.all([withdraw(file_name, ana), withdraw(file_name, cleo)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(
      (await lettersOf(file_name)).map((letter: { tenant_id: number }) => letter.tenant_id),
    ).toEqual([ben]);
    const pages = await pdfPages(await office.download(file_name));
    expect(pages.map(({ text }) => text.includes('Ruiz Ben'))).toEqual([true]);
  });

  it('is refused when the letters are marked as mailed', async () => {
    const { file_name, ben } = await batchOfThree();
    await office.monitor.post('/api/letter-batches/mailed', { filenames: [file_name] });
    expect((await withdraw(file_name, ben)).statusCode).toBe(409);
    expect(await sentDateOf(ben)).toBe('2026-03-10');
  });

  it('is in the history of the tenant and of the facility', async () => {
    const { file_name, ben } = await batchOfThree();
    await withdraw(file_name, ben);
    const history = (await office.monitor.get(`/api/tenants/${ben}/history`)).json();
    expect(history[0]).toMatchObject({ kind: 'letter_taken_back', letter_type: 'initial' });
    const facility = await office.monitor.get(`/api/facilities/${office.facilityId}/overview`);
    expect(facility.json().events[0]).toMatchObject({ kind: 'letters_taken_back', count: 1 });
  });
});
