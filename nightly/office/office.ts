import { addFacility, emptyTables } from '../../apps/api/src/testing/seed.ts';
import type { Caller, TestApp, TestResponse } from '../../apps/api/src/testing/testApp.ts';
import { DAY_MS } from '../../apps/api/src/time/day.ts';
import type { Day, LetterType } from '../../packages/api-client/src/contract.ts';

/** A batch in the model, independent of the server. */
interface KnownBatch {
  letterType: LetterType;
  /** Whether somebody chose its tenants by hand. */
  chosen: boolean;
  /** The day of mailing. */
  mailed: Day | null;
  /** Whether an entered sent date said so, which is one entry of the timeline for all batches. */
  byFacility: boolean;
  /** The facilities with letters in it that were not archived since. */
  facilities: number[];
}

/** The work of the office so far, to compare with the answers of the server. */
interface Known {
  batches: Record<string, KnownBatch>;
  /** The sent dates that were entered for each facility and letter type, by `sentKey()`. */
  entered: Record<string, Day | null>;
  /** The archived periods of each facility. */
  periods: Record<number, number>;
}

export const sentKey = (facilityId: number, type: LetterType) => `${facilityId} ${type}`;

export type Reading = Awaited<ReturnType<Office['read']>>;

/** Two facilities in Texas with staff and managers, who call the server over HTTP. */
export class Office {
  server: TestApp;
  monitor: Caller;
  managers: Caller[];
  facilities: number[];
  coverage: number;
  known: Known = { batches: {}, entered: {}, periods: {} };
  /** The steps so far, in words. */
  story: string[] = [];

  private constructor(server: TestApp, staff: Caller, managers: Caller[], facilities: number[]) {
    this.server = server;
    this.monitor = staff;
    this.managers = managers;
    this.facilities = facilities;
    this.coverage = 0;
  }

  /** Empties the database and opens a new office. */
  static async open(server: TestApp): Promise<Office> {
    const { db } = server;
    await emptyTables(db);
    server.clock.set('2026-03-10T15:00:00Z');
    const facilities = [];
    for (const number of ['1001', '1002']) {
      facilities.push(
        await addFacility(db, {
          facility_number: number,
          prime_site_id: `5${number}`,
          is_prime: true,
          initial_letter_send_date: '2026-03-12',
          follow_up_letter_send_date: '2026-03-20',
          letter_effective_date: '2026-04-01',
          welcome_letter_send_date: '2026-04-01',
        }),
      );
    }
    const managers = [];
    for (const facilityId of facilities)
      managers.push(await server.signIn('manager', { facilityId }));
    const office = new Office(server, await server.signIn('monitor'), managers, facilities);
    const coverage = db.selectFrom('coverages').select('id').orderBy('coverage_amount');
    office.coverage = (await coverage.executeTakeFirstOrThrow()).id;
    return office;
  }

  /** Some days pass, and everybody signs in again. */
  async wait(days: number) {
    const { server } = this;
    server.clock.advance(days * DAY_MS);
    this.monitor = await server.signIn({ userId: this.monitor.userId });
    this.managers = await Promise.all(this.managers.map(({ userId }) => server.signIn({ userId })));
    this.story.push(`Now it is ${server.clock.today()}.`);
  }

  /** The sent date that the server should show: the entered one, else the first mail date of the period. */
  sentDate(facilityId: number, type: LetterType): Day | null {
    const { entered, batches } = this.known;
    const days = Object.values(batches).flatMap(({ letterType, facilities, mailed }) =>
      letterType === type && facilities.includes(facilityId) && mailed ? mailed : [],
    );
    return entered[sentKey(facilityId, type)] ?? days.sort()[0] ?? null;
  }

  /** Performs a call and records it in words. Returns the answer if the server accepted it. */
  async attempt(words: string, call: Promise<TestResponse>): Promise<TestResponse | null> {
    const answer = await call;
    const { statusCode } = answer;
    const refusal = statusCode === 200 ? '' : `: ${statusCode} ${answer.body.slice(0, 200)}`;
    this.story.push(`${words}${refusal}`);
    if (statusCode >= 500 || statusCode === 429) throw new Error(`${words}${refusal}`);
    return statusCode === 200 ? answer : null;
  }

  /** Performs a call that the server must accept. */
  async must(words: string, call: Promise<TestResponse>): Promise<TestResponse> {
    const answer = await this.attempt(words, call);
    if (!answer) throw new Error(`Refused: ${this.story.at(-1)}`);
    return answer;
  }

  /** Undoes a write of the caller. A write that changed nothing has no undo. */
  async undo(words: string, write: TestResponse, caller = this.monitor): Promise<void> {
    const { undo } = write.json();
    if (undo) await this.must(words, caller.post(`/api/undo/${undo}`));
  }

  /** The answer of the server to staff. */
  async ask(url: string, query: Record<string, string> = {}) {
    const { statusCode, body, json } = await this.monitor.get(url, query);
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
    return json();
  }

  /** The stored records. */
  async read() {
    const { db, clock } = this.server;
    const [tenants, facilities, batches, letters, bin, files, periods] = await Promise.all([
      db.selectFrom('tenants').selectAll().orderBy('id').execute(),
      db.selectFrom('facilities').selectAll().orderBy('id').execute(),
      db.selectFrom('letter_batches').selectAll().orderBy('id').execute(),
      db.selectFrom('letter_batch_tenants').selectAll().orderBy('position').execute(),
      db.selectFrom('bin').selectAll().orderBy('id').execute(),
      db
        .selectFrom('files')
        .select('name')
        .where('kind', 'in', ['letters', 'mail_merge'])
        .orderBy('id')
        .execute(),
      db
        .selectFrom('archived_periods')
        .select(({ fn }) => ['facility_id', fn.max('archived_at').as('start')])
        .groupBy('facility_id')
        .execute(),
    ]);
    return { today: clock.today(), tenants, facilities, batches, letters, bin, files, periods };
  }
}
