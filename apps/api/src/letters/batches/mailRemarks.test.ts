import { describe, expect, it } from 'vitest';
import { charged, letterOffice } from '../testing/letterOffice.ts';

const office = letterOffice();

const remarks = async (filename: string, mailed_on?: string): Promise<string[]> =>
  (
    await office.monitor.get('/api/letter-batches/mail-remarks', {
      filename,
      ...(mailed_on && { mailed_on }),
    })
  ).json();

// LET-101
describe('GET /api/letter-batches/mail-remarks', () => {
  it('names the tenants who have changed since audit letters were made, and how', async () => {
    const [ana, ben, cid, dora, eva] = await Promise.all(
      ['Ana', 'Ben', 'Cid', 'Dora', 'Eva', 'Fay'].map((first_name, at) =>
        office.add({ first_name, last_name: 'Ortiz', unit: `A${at}`, address: '4 Oak Road' }),
      ),
    );
    office.test.clock.set('2026-03-12T15:00:00Z');
    await office.signIn();
    const { file_name } = await office.made(office.generate('initial'));
    expect(await remarks(file_name)).toEqual([]);
    office.test.clock.advance(60_000);
    const edit = (id: number | undefined, values: Record<string, unknown>) =>
      office.monitor.post(`/api/tenants/${id}`, values);
    await edit(ana, { status: 'selected_coverage', coverage_id: office.coverageId });
    await edit(ben, { status: 'moved_out' });
    await edit(cid, { address: '9 Elm Street' });
    await edit(dora, { first_name: 'Doris' });
    await edit(eva, { note: 'Called.' });
    expect(await remarks(file_name)).toEqual([
      '1 of these tenants has answered since: Ana Ortiz, A0 ($12).',
      '1 of these tenants has moved out since: Ben Ortiz, A1.',
      '2 of these tenants have another name or address than the letter: Cid Ortiz, A2 (the letter says 4 Oak Road, the tenant now has 9 Elm Street); Doris Ortiz, A3 (the letter says Dora Ortiz, the tenant now has Doris Ortiz).',
    ]);
    await edit(ana, { status: null });
    await edit(cid, { address: '4 Oak Road', unit: 'B7' });
    await edit(dora, { first_name: 'Dora', charge_apply_date: '2026-06-09' });
    expect(await remarks(file_name)).toEqual([
      '1 of these tenants has moved out since: Ben Ortiz, A1.',
      '1 of these tenants has other units than the letter: Cid Ortiz, B7 (the letter says A2, the tenant now has B7).',
      '1 of these tenants has another start of coverage than the letter: Dora Ortiz, A3 (the letter says May 1, 2026, the tenant now has June 9, 2026).',
    ]);
    await edit(cid, { unit: 'A2' });
    await edit(dora, { charge_apply_date: null });
    expect(await remarks(file_name, '2026-03-11')).toEqual([
      '3/11/2026 is before the date of the letters (3/12/2026).',
    ]);
  });

  it('names the tenants who were deleted since', async () => {
    const id = await office.add({ first_name: 'Ana', last_name: 'Ortiz', unit: 'A1' });
    const { file_name } = await office.made(office.generate('initial'));
    office.test.clock.set('2026-03-12T15:00:00Z');
    await office.signIn();
    expect((await office.monitor.delete(`/api/tenants/bulk?ids=${id}`)).statusCode).toBe(200);
    expect(await remarks(file_name)).toEqual([
      '1 of these tenants has been deleted since: Ana Ortiz, A1.',
    ]);
  });

  it('says which coverage a welcome letter names, and which one the tenant has now', async () => {
    const coverage_id = office.coverageId;
    const names = ['Ana', 'Ben', 'Cid'];
    const [ana, ben, cid] = await Promise.all(
      names.map((first_name) =>
        office.add({ ...charged, first_name, last_name: 'Ortiz', unit: 'A1', coverage_id }),
      ),
    );
    const { file_name } = await office.made(office.generate('welcome'));
    office.test.clock.advance(60_000);
    const answer = (id: number | undefined, values: Record<string, unknown>) =>
      office.monitor.post(`/api/tenants/${id}`, values);
    await answer(ana, { status: 'selected_coverage', coverage_id: office.largestCoverageId });
    await answer(ben, { status: 'opt_out' });
    await answer(cid, { status: 'opt_out' });
    await answer(cid, { status: 'selected_coverage', coverage_id });
    expect(await remarks(file_name)).toEqual([
      '2 of these tenants have another coverage than the letter: Ana Ortiz, A1 (the letter says $12, the tenant now has $36); Ben Ortiz, A1 (the letter says $12, the tenant now has Opted Out).',
    ]);
  });

  it('warns of letters that are printed early, and carry their send date', async () => {
    await office.add();
    const { file_name } = await office.made(office.generate('initial'));
    const early = '3/10/2026 is before the date of the letters (3/12/2026).';
    expect([await remarks(file_name), await remarks(file_name, '2026-03-12')]).toEqual([
      [early],
      [],
    ]);
  });

  // OPS-24
  it.each(['{}', '{"address": 7}'])('names a tenant whose stored letter is %s', async (letter) => {
    await office.add();
    const { file_name } = await office.made(office.generate('initial'));
    await office.test.db.updateTable('letter_batch_tenants').set({ letter }).execute();
    expect(await remarks(file_name)).toEqual([
      expect.stringMatching(/^1 of these tenants has a letter whose text was erased: /),
    ]);
  });
});
