import { describe, expect, it } from 'vitest';
import { addFacility } from '../../testing/seed.ts';
import { expectAnswer } from '../../testing/testApp.ts';
import { letterOffice } from '../testing/letterOffice.ts';

const office = letterOffice();

// LET-59
describe('threat 38: a call to generate letters that is repeated (ASVS 2.3.3, 15.4)', () => {
  const generate = (key: string, by = office.monitor, facilityId = office.facilityId) =>
    by.inject({
      url: `/api/facilities/${facilityId}/generate-letters?letter_type=initial`,
      headers: { 'idempotency-key': key },
    });

  it('returns the first letters again, and the next ones for a new key only', async () => {
    await office.addMany(3);
    const first = (await generate('a')).json();
    await office.addMany(2);
    const again = (await generate('a')).json();
    const next = (await generate('b')).json();
    expect([first.tenant_count, again, next.tenant_count]).toEqual([3, first, 2]);
  });

  it('makes one batch when the repetition comes at the same time', async () => {
    await office.addMany(2);
    const answers = await Promise.all([generate('c'), generate('c'), generate('c')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await office.batchesOf()).length).toBe(1);
  });

  // LET-59
  it('is refused when its key belongs to a call for other letters', async () => {
    const ids = await office.addMany(2);
    const keyed = (tenants: number | undefined) =>
      office.monitor.inject({
        url: `/api/facilities/${office.facilityId}/generate-letters?letter_type=initial&tenants=${tenants}`,
        headers: { 'idempotency-key': 'one' },
      });
    expect((await keyed(ids[0])).statusCode).toBe(200);
    const other = await keyed(ids[1]);
    expectAnswer(other, 422, 'This Idempotency-Key belongs to a call for other letters.');
    expect((await office.batchesOf()).length).toBe(1);
  });

  // LET-59
  it('is refused when its letters were taken back since', async () => {
    await office.addMany(2);
    const { file_name } = (await generate('back')).json();
    expect((await office.monitor.delete(`/api/letter-batches/${file_name}`)).statusCode).toBe(200);
    const again = await generate('back');
    expectAnswer(again, 410, 'These letters were made and have been taken back since.');
    expect(await office.batchesOf()).toEqual([]);
  });

  // LET-25, LET-59
  it('keeps the batch of an equal call under its key', async () => {
    const ids = await office.addMany(2);
    const chosen = (key: string) =>
      office.monitor.inject({
        url: `/api/facilities/${office.facilityId}/generate-letters?letter_type=initial&tenants=${ids}`,
        headers: { 'idempotency-key': key },
      });
    const { file_name } = (await chosen('first')).json();
    const equal = await Promise.all([chosen('equal'), chosen('equal')]);
    expect(equal.map((answer) => answer.json().file_name)).toEqual([file_name, file_name]);
    expect((await office.monitor.delete(`/api/letter-batches/${file_name}`)).statusCode).toBe(200);
    const again = await chosen('equal');
    expectAnswer(again, 410, 'These letters were made and have been taken back since.');
  });

  it('is another call when another user or facility has the same key', async () => {
    await office.addMany(1);
    await generate('d');
    const other = await office.test.signIn('monitor');
    const answers = [
      await generate('d', other),
      await generate('d', office.monitor, await empty()),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
  });

  const empty = () => addFacility(office.test.db);
});
