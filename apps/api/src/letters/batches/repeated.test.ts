import { describe, expect, it } from 'vitest';
import { addFacility } from '../../testing/seed.ts';
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
    expect([other.statusCode, other.json().data]).toEqual([
      422,
      'This Idempotency-Key belongs to a call for other letters.',
    ]);
    expect((await office.batchesOf()).length).toBe(1);
  });

  // LET-91
  it('returns the same batch without a key within a minute', async () => {
    await office.addMany(2);
    const plain = () => office.made(office.generate('initial'));
    const [first, ...repeated] = await Promise.all([plain(), plain(), plain()]);
    expect(repeated).toEqual([first, first]);
    office.test.clock.advance(59_000);
    await office.addMany(1);
    expect(await plain()).toEqual(first);
    const other = await office.test.signIn('monitor');
    const url = `/api/facilities/${office.facilityId}/generate-letters?letter_type=initial`;
    expect((await other.get(url)).json()).toMatchObject({ tenant_count: 1 });
  });

  // LET-91
  it('makes the next letters without a key after a minute', async () => {
    await office.addMany(2);
    await office.made(office.generate('initial'));
    await office.addMany(1);
    office.test.clock.advance(60_000);
    expect(await office.made(office.generate('initial'))).toMatchObject({ tenant_count: 1 });
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

  // LET-74
  it('makes each letter once when two users generate the same ready tenants', async () => {
    const ids = await office.addMany(4);
    const other = await office.test.signIn('monitor');
    const generateReady = (by: typeof other, chosen: number[], key: string) =>
      by.inject({
        url: `/api/facilities/${office.facilityId}/generate-letters?letter_type=initial&only_ready=true&tenants=${chosen}`,
        headers: { 'idempotency-key': key },
      });
    const calls = [
      () => generateReady(office.monitor, ids, 'e'),
      () => generateReady(other, ids, 'f'),
      () => generateReady(other, ids.slice(1), 'g'),
    ];
    const answers = await Promise.all(calls.map((call) => call()));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, 409, 409]);
    expect(answers[codes.indexOf(409)]?.json().data).toMatch(
      /^No letters were made: \d of these tenants are not ready any more\./,
    );
    // A repeated call still returns its batch.
    const succeeded = codes.indexOf(200);
    expect((await calls[succeeded]?.())?.json()).toEqual(answers[succeeded]?.json());
  });

  const empty = () => addFacility(office.test.db);
});
