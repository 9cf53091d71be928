import type { GeneratedBatches } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../../testing/testApp.ts';
import { letterOffice } from '../testing/letterOffice.ts';

const office = letterOffice();

const all = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  office.monitor.inject({
    url: `/api/facilities/${office.facilityId}/generate-letters?${new URLSearchParams({
      letter_type: 'initial',
      all: 'true',
      ...query,
    })}`,
    headers,
  });

let serial = 0;
async function addReady(count: number) {
  serial += 1;
  await sql`
    insert into tenants (facility_id, first_name, last_name, address, city, state, zip_code, units, import_key,
      search_name, search_unit, folded_first_name, folded_last_name, name_key)
    select ${office.facilityId}, 'Ana', 'Diaz', '1 Elm Street', 'Austin', 'TX', '78701', array['A' || number],
      concat('key ', ${serial}::int, ' ', number), 'ana diaz', concat('a', ${serial}::int, ' ', number), 'ana', 'diaz', 'ana diaz'
    from generate_series(1, ${count}::int) as number
  `.execute(office.test.db);
}

const counts = ({ batches }: GeneratedBatches) => batches.map(({ tenant_count }) => tenant_count);

// LET-69
describe('generate-letters with all=true', () => {
  it('makes batches of 300 for all ready tenants', async () => {
    await addReady(301);
    await office.add({ last_name: 'Zz \u{12000}' });
    const answer: GeneratedBatches = (await all()).json();
    expect(counts(answer)).toEqual([300, 1]);
    expect(answer).toMatchObject({
      remaining: 0,
      left_out: [{ words: '1 with a name or address that no font can print' }],
    });
    expect(answer.error).toBeUndefined();
    const made = await office.batchesOf();
    expect(made.map(({ filename }) => filename)).toEqual(
      answer.batches.map(({ file_name }) => file_name),
    );
    const next = await all();
    expectAnswer(
      next,
      422,
      'No tenant is ready for an audit letter. There are names or addresses that cannot be printed.',
    );
  });

  it('answers the same batches when it is repeated, also at the same time', async () => {
    await addReady(302);
    const keyed = () => all({}, { 'idempotency-key': 'all' });
    const [first, again] = await Promise.all([keyed(), keyed()]);
    await addReady(1);
    const later: GeneratedBatches = (await keyed()).json();
    expect(again.json()).toEqual(first.json());
    expect(later).toEqual({ ...first.json(), remaining: 1 });
    const taken = later.batches[1]?.file_name;
    await office.monitor.delete(`/api/letter-batches/${taken}`);
    expect(counts((await keyed()).json())).toEqual([300]);
  });

  it('runs one after the other for a user', async () => {
    await office.addMany(2);
    const answers = await Promise.all([all(), all()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await office.batchesOf()).toHaveLength(1);
  });

  // LET-100
  it('is refused when others are ready than the user was asked about', async () => {
    await office.addMany(2);
    const asked = await office.monitor.get(`/api/facilities/${office.facilityId}/letter-question`, {
      letter_type: 'initial',
      all: 'true',
    });
    const { digest } = asked.json();
    const id = await office.add();
    expect((await all({ letters_digest: digest })).statusCode).toBe(409);
    expect(await office.batchesOf()).toEqual([]);
    await office.monitor.delete('/api/tenants/bulk', { ids: String(id) });
    expect((await all({ letters_digest: digest })).statusCode).toBe(200);
    expect((await all({ letters_digest: digest })).statusCode).toBe(409);
  });

  // LET-69
  it('answers the batches before one that failed, with the reason', async () => {
    await addReady(301);
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      office.test.db,
    );
    await sql`create trigger refuse before insert on letter_batches for each row when (new.tenant_count = 1)
      execute function refuse()`.execute(office.test.db);
    try {
      const answer: GeneratedBatches = (await all()).json();
      expect(counts(answer)).toEqual([300]);
      expect(answer).toMatchObject({
        remaining: 1,
        error: expect.stringMatching(/^Something went wrong on the server/),
      });
      await sql`drop trigger refuse on letter_batches`.execute(office.test.db);
      expect(counts((await all()).json())).toEqual([1]);
    } finally {
      await sql`drop function refuse cascade`.execute(office.test.db);
    }
  });

  it('is not for chosen tenants', async () => {
    const id = await office.add();
    expect((await all({ tenants: String(id) })).statusCode).toBe(422);
  });
});
