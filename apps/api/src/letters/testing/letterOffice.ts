import type { Day, GeneratedLetters, LetterType } from '@audit-letters/api-client/contract';
import { beforeAll, beforeEach } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { type Caller, type TestApp, testApp } from '../../testing/testApp.ts';

export type TenantSeed = Parameters<typeof addTenant>[2];

/** The day of letters that were sent before. */
export const day = '2026-03-01' as Day;

/** A tenant who is ready for a welcome letter once there is a coverage. */
export const charged: TenantSeed = { status: 'selected_coverage', charge_confirmed_date: day };

/** A server with a new facility before each test, and the calls that the tests of letters make. */
export function letterOffice() {
  let test: TestApp;
  let monitor: Caller;
  let facilityId: number;
  let coverageIds: number[];

  beforeAll(async () => {
    test = await testApp();
    monitor = await test.signIn('monitor');
    const coverages = test.db.selectFrom('coverages').select('id').orderBy('coverage_amount');
    coverageIds = (await coverages.execute()).map(({ id }) => id);
  });

  beforeEach(async () => {
    test.clock.set('2026-03-10T15:00:00Z');
    facilityId = await addFacility(test.db, {
      initial_letter_send_date: '2026-03-12',
      follow_up_letter_send_date: '2026-04-01',
      letter_effective_date: '2026-05-01',
    });
  });

  const add = (tenant: TenantSeed = {}) => addTenant(test.db, facilityId, tenant);
  const generateAt = (path: string, type: LetterType, query: Record<string, string> = {}) =>
    monitor.get(`/api/facilities/${path}/generate-letters`, { letter_type: type, ...query });
  const generate = (type: LetterType, query: Record<string, string> = {}) =>
    generateAt(String(facilityId), type, query);

  return {
    get test() {
      return test;
    },
    get monitor() {
      return monitor;
    },
    get facilityId() {
      return facilityId;
    },
    /** The smallest coverage. */
    get coverageId() {
      return coverageIds[0] ?? 0;
    },
    get largestCoverageId() {
      return coverageIds.at(-1) ?? 0;
    },
    /** The tests that follow use this facility. */
    useFacility: (id: number) => {
      facilityId = id;
    },
    add,
    addMany: async (count: number, tenant: TenantSeed = {}) => {
      const ids: number[] = [];
      for (let index = 0; index < count; index += 1) ids.push(await add(tenant));
      return ids;
    },
    generate,
    generateAt,
    /** The answer to generating, which must succeed. */
    made: async (response: ReturnType<typeof generate>): Promise<GeneratedLetters> => {
      const { statusCode, body } = await response;
      if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
      return JSON.parse(body);
    },
    download: async (name: string | null) =>
      (await monitor.get(`/api/facilities/download-letters/${name}`)).rawPayload,
    /** Staff sign in again after the clock has moved. */
    signIn: async () => {
      monitor = await test.signIn('monitor');
    },
    nextDay: async () => {
      test.clock.advance(86_400_000);
      monitor = await test.signIn('monitor');
    },
    tenantOf: (id: number) => test.tenant(id),
    batchesOf: async () =>
      test.db
        .selectFrom('letter_batches')
        .selectAll()
        .where('facility_id', '=', facilityId)
        .orderBy('id')
        .execute(),
  };
}
