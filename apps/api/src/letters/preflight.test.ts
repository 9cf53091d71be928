import type { DueItem } from '@audit-letters/api-client/contract';
import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../testing/seed.ts';
import { charged, letterOffice, type TenantSeed } from './testing/letterOffice.ts';

const office = letterOffice();
const preflight = async (path: string, letter_type = 'initial', tenants: number[] = []) => {
  const query = { letter_type, tenants: tenants.join(',') };
  return (await office.monitor.get(`/api/facilities/${path}/letter-preflight`, query)).json();
};

// LET-65, LET-66
it('counts who is ready for a letter and names who cannot get it', async () => {
  await office.add({ first_name: 'Éva', last_name: 'Ågren' });
  await office.add({ first_name: '明', last_name: '王' });
  await office.add({ tagged_for_removal: true });
  await office.add({ status: 'moved_out' });
  const incomplete = await office.add({ last_name: 'Ito', unit: 'B7', zip_code: null });
  const unprintable = await office.add({ first_name: 'Ana', last_name: 'Ortiz 𒀀' });
  await office.add({ zip_code: null, initial_letter_sent_date: '2026-03-01' });
  const found = await preflight(String(office.facilityId));
  expect(found).toMatchObject({
    ready: 3,
    tagged: 1,
    moved_out: 1,
    incomplete: 1,
    unprintable: 1,
    letters: 2,
  });
  expect(found.problems).toMatchObject([
    { tenant_id: unprintable, last_name: 'Ortiz 𒀀', problem: 'unprintable' },
    {
      tenant_id: incomplete,
      last_name: 'Ito',
      unit: 'B7',
      problem: 'incomplete',
      address_fault: 'the ZIP code is missing',
    },
  ]);
  expect(await preflight(String(office.facilityId), 'follow_up')).toMatchObject({
    ready: 0,
    tagged: 0,
    incomplete: 1,
    unprintable: 0,
  });
});

// LET-66, LET-69
it('checks the tenants of all batches for a run', async () => {
  for (let index = 0; index < 301; index += 1) await office.add({ last_name: `Adams ${index}` });
  const late = await office.add({ last_name: 'Zy', state: 'OH', zip_code: '90210' });
  const url = `/api/facilities/${office.facilityId}/letter-preflight`;
  const asked = async (query: Record<string, string>) =>
    (await office.monitor.get(url, { letter_type: 'initial', ...query })).json();
  const first = await asked({});
  expect(first).toMatchObject({ letters: 300 });
  expect(first.facilities[0]).not.toHaveProperty('other_state');
  expect(await asked({ all: 'true' })).toMatchObject({
    letters: 302,
    facilities: [{ other_state: [{ tenant_id: late }] }],
  });
});

// LET-100
it('has another digest when other tenants would get the letters', async () => {
  const digest = async () => (await preflight(String(office.facilityId))).letters_digest;
  const one = await office.add();
  const before = await digest();
  expect(await digest()).toBe(before);
  await office.add();
  const status = 'provide_proof' as const;
  await office.test.db.updateTable('tenants').set({ status }).where('id', '=', one).execute();
  expect(await digest()).not.toBe(before);
});

// LET-100
it('makes letters only for the tenants of the digest', async () => {
  const ids = await office.addMany(2);
  await office.add({ last_name: 'Abbott 𒀀' });
  const letters_digest = (await preflight(String(office.facilityId))).letters_digest ?? '';
  await office.add();
  const refused = await office.generate('initial', { letters_digest });
  expect([refused.statusCode, refused.json().data]).toEqual([
    409,
    'These letters have changed since you were asked. Nothing was printed.',
  ]);
  expect(await office.batchesOf()).toEqual([]);

  const now = (await preflight(String(office.facilityId))).letters_digest ?? '';
  const generated = await office.made(office.generate('initial', { letters_digest: now }));
  expect(generated.tenant_count).toBe(ids.length + 1);
});

// LET-65, LET-93
it.each([
  ['a second unit', { units: ['A1', 'B𒀀'] }],
  ['a state', { state: '𒀀', country: 'Canada' }],
  ['a zip code', { zip_code: '7870𒀀', country: 'Canada' }],
  ['a country', { zip_code: 'K1A 0B1', country: '𒀀' }],
])('counts tenants whose letters cannot be printed because of %s', async (_name, tenant) => {
  const unprintable = await office.add(tenant);
  const refused = await office.generate('initial', { tenants: String(unprintable) });
  expect([refused.statusCode, refused.body]).toEqual([
    422,
    expect.stringContaining('that no font can print'),
  ]);
  await office.add();
  expect(await preflight(String(office.facilityId))).toMatchObject({
    ready: 2,
    unprintable: 1,
    letters: 1,
  });
  const generated = await office.made(office.generate('initial'));
  expect(generated.tenant_count).toBe(1);
  expect((await office.tenantOf(unprintable)).initial_letter_sent_date).toBeNull();
});

// LET-93
it('leaves out and names tenants whose letters have more text than the page', async () => {
  const street = 'Suite 4\nBuilding C\nThe Old Mill Yard\nMill Road Business Park\n12 Mill Road';
  const lines = await office.add({ last_name: 'Abel', address: `${street}\nNorth Side` });
  const units = Array.from({ length: 80 }, (_, index) => `UNIT-${index}`);
  const long = await office.add({ last_name: 'Banks', units });
  const fits = await office.add({ last_name: 'Cole', address: '12 Mill Road\nSuite 4\nYard B' });
  const problems = [
    { tenant_id: lines, last_name: 'Abel', problem: 'too_long' },
    { tenant_id: long, last_name: 'Banks', problem: 'too_long' },
  ];
  const place = String(office.facilityId);
  expect(await preflight(place)).toMatchObject({
    ready: 3,
    unprintable: 2,
    letters: 1,
    problems,
  });
  const generated = await office.made(office.generate('initial'));
  expect(generated).toMatchObject({ tenant_count: 1, left_out: problems });
  expect((await office.tenantOf(fits)).initial_letter_sent_date).not.toBeNull();
  expect((await office.tenantOf(lines)).initial_letter_sent_date).toBeNull();
  const refused = await office.generate('initial', { tenants: `${lines},${long}` });
  expect([refused.statusCode, refused.json().data]).toEqual([
    422,
    expect.stringContaining('Abel has more text than its page holds.'),
  ]);
  const due = (await office.monitor.get('/api/due')).json().items;
  const ofFacility = due.filter((item: DueItem) => item.facility_id === office.facilityId);
  expect(ofFacility).toContainEqual(expect.objectContaining({ kind: 'names', count: 2 }));
});

// LET-90
it('says of each chosen tenant why the letter cannot or should not be made', async () => {
  const sent = { initial_letter_sent_date: '2026-03-01' };
  const cases: [TenantSeed, problem: string | null][] = [
    [{}, null],
    [{ zip_code: '' }, 'incomplete'],
    [{ last_name: 'Ortiz 𒀀' }, 'unprintable'],
    [{ tagged_for_removal: true }, 'tagged'],
    [{ status: 'moved_out' }, 'moved_out'],
    [{ status: 'provide_proof' }, 'answered'],
    [{ status: 'selected_coverage', coverage_id: office.coverageId }, 'answered'],
    [{ status: 'bad_address' }, 'bad_address'],
    [sent, 'sent'],
  ];
  expect(await problemsOf('initial', cases)).toEqual(cases.map(([, problem]) => problem));
  const later: typeof cases = [
    [sent, null],
    [{}, 'not_asked'],
    [{ ...sent, follow_up_letter_sent_date: '2026-03-05' }, 'sent'],
  ];
  expect(await problemsOf('follow_up', later)).toEqual(later.map(([, problem]) => problem));
  const covered = { ...charged, coverage_id: office.coverageId };
  const welcome: typeof cases = [
    [covered, null],
    [{}, 'uncovered'],
    [{ ...covered, charge_confirmed_date: null }, 'uncharged'],
    [{ ...covered, welcome_letter_sent_date: '2026-03-05' }, 'sent'],
  ];
  expect(await problemsOf('welcome', welcome)).toEqual(welcome.map(([, problem]) => problem));
});

async function problemsOf(type: string, cases: [TenantSeed, string | null][]) {
  const ids: number[] = [];
  for (const [tenant] of cases) ids.push(await office.add(tenant));
  const { problems, letters } = await preflight(String(office.facilityId), type, ids);
  expect(letters).toBe(cases.filter(([, problem]) => problem === null).length);
  const of = (id: number) =>
    problems.find(({ tenant_id }: { tenant_id: number }) => tenant_id === id)?.problem ?? null;
  return ids.map(of);
}

// LET-90
it('names the facilities of the letters with their dates and move-outs', async () => {
  const id = await office.add();
  const dates = {
    initial_letter_send_date: '2026-03-12',
    follow_up_letter_send_date: '2026-04-01',
    welcome_letter_send_date: null,
    letter_effective_date: '2026-05-01',
  };
  const [facility] = (await preflight(String(office.facilityId))).facilities;
  expect(facility).toMatchObject({ ...dates, move_outs_confirmed: false });
  await office.test.db
    .updateTable('facilities')
    .set({ confirmed_no_move_outs_date: '2026-03-01' })
    .where('id', '=', office.facilityId)
    .execute();
  const state = await preflight('state/TX', 'initial', [id]);
  expect(state.facilities).toEqual([{ ...facility, move_outs_confirmed: true }]);
});

// LET-94
it('counts other letters of the tenants that these would contradict', async () => {
  const id = await office.add();
  const facility = String(office.facilityId);
  await office.generate('initial', { tenants: String(id) });
  const enrollment = await preflight(facility, 'follow_up', [id]);
  expect(enrollment.facilities).toMatchObject([
    { unmailed_audit_letters: 1, enrollment_letters: 0 },
  ]);
  const enrolled = await office.add({ follow_up_letter_sent_date: '2026-03-02' });
  const audit = await preflight(facility, 'initial', [enrolled]);
  expect(audit.facilities).toMatchObject([{ unmailed_audit_letters: 0, enrollment_letters: 1 }]);
});

// LET-98
it('names welcome letters that state a cover from before the answer', async () => {
  const answered = async (tenant: TenantSeed) => {
    const id = await office.add(tenant);
    await office.monitor.post(`/api/tenants/${id}`, {
      status: 'selected_coverage',
      coverage_id: office.coverageId,
    });
    return id;
  };
  const facility = String(office.facilityId);
  const late = await answered({ charge_apply_date: '2026-03-09' });
  const others = [await answered({ charge_apply_date: '2026-03-10' }), await answered({})];
  const ofLate = await preflight(facility, 'welcome', [late, ...others]);
  expect(ofLate.facilities).toMatchObject([{ covered_before_answer: [{ tenant_id: late }] }]);
  const [withoutLate] = (await preflight(facility, 'welcome', others)).facilities;
  expect(withoutLate).not.toHaveProperty('covered_before_answer');
});

// LET-98. Today is 2026-03-10.
it('names welcome letters that state a cover from more than seven days ahead', async () => {
  const covered = { ...charged, charge_applied: true, coverage_id: office.coverageId };
  await office.add({ ...covered, charge_apply_date: '2026-03-17' });
  const ahead = await office.add({ ...covered, charge_apply_date: '2026-03-18' });
  const byFacility = await office.add(covered);
  const set = (letter_effective_date: string) =>
    office.test.db
      .updateTable('facilities')
      .set({ letter_effective_date, welcome_letter_send_date: null })
      .where('id', '=', office.facilityId)
      .execute();
  const named = async () => {
    const { facilities } = await preflight(String(office.facilityId), 'welcome');
    return facilities[0].covered_later?.map((tenant: { tenant_id: number }) => tenant.tenant_id);
  };
  await set('2026-03-10');
  expect(await named()).toEqual([ahead]);
  await set('2026-04-01');
  expect(await named()).toEqual([ahead, byFacility]);
});

// LET-104
it('names welcome letters whose charge was confirmed but never applied', async () => {
  const covered = { ...charged, coverage_id: office.coverageId };
  const notApplied = await office.add(covered);
  const applied = await office.add({ ...covered, charge_applied: true });
  const facility = String(office.facilityId);
  const both = await preflight(facility, 'welcome', [notApplied, applied]);
  expect(both.facilities).toMatchObject([
    { charge_not_applied: [{ tenant_id: notApplied, problem: 'charge_not_applied' }] },
  ]);
  const [one] = (await preflight(facility, 'welcome', [applied])).facilities;
  expect(one).not.toHaveProperty('charge_not_applied');
});

// LET-104
it('names letters with a ZIP code of another state, and makes them', async () => {
  const other = await office.add({ state: 'OH', zip_code: '90210' });
  const own = await office.add({ state: 'TX', zip_code: '78701-1234' });
  const abroad = await office.add({ state: 'ON', zip_code: '90210', country: 'Canada' });
  const facility = String(office.facilityId);
  const all = await preflight(facility, 'initial', [other, own, abroad]);
  expect(all).toMatchObject({
    letters: 3,
    facilities: [{ other_state: [{ tenant_id: other, problem: 'other_state' }] }],
  });
  const [rest] = (await preflight(facility, 'initial', [own, abroad])).facilities;
  expect(rest).not.toHaveProperty('other_state');
});

// LET-104
it('names letters to a name with a note, and makes them', async () => {
  const auction = await office.add({ first_name: '*** AUCTION *** Tom', last_name: 'Lien' });
  const estate = await office.add({ first_name: 'Estate of Ann', last_name: 'Lee' });
  const hyphen = await office.add({ first_name: 'Ann-Marie', last_name: "O'Neil-Day" });
  // IMP-71
  const street = await office.add({ last_name: 'Zed', address: '1 PeÃ±a Blvd' });
  const facility = String(office.facilityId);
  const all = [auction, estate, hyphen, street];
  const { letters, facilities } = await preflight(facility, 'initial', all);
  expect(letters).toBe(4);
  expect(facilities).toMatchObject([
    { doubtful_name: [{ tenant_id: estate }, { tenant_id: auction }, { tenant_id: street }] },
  ]);
});

it('refuses chosen tenants of another facility', async () => {
  const id = await office.add();
  const other = await addFacility(office.test.db);
  expect((await preflight(String(other), 'initial', [id])).data).toBe(
    'No letters were made: 1 of the chosen tenants is not of this facility.',
  );
});

// LET-92
describe('the picture of the first letter', () => {
  const picture = (query: Record<string, string>, by = office.monitor) =>
    by.get(`/api/facilities/${office.facilityId}/letter-picture`, query);

  it('has the letter and the window of its envelope', async () => {
    await office.add({ first_name: 'Zoë', last_name: 'Bell & Sons <1>' });
    await office.add({ last_name: 'Abel 𒀀' });
    const { headers, body } = await picture({ letter_type: 'initial' });
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(body).toContain('>Zoë Bell &amp; Sons &lt;1&gt;</text>');
    expect(body).toContain('<rect x="27" y="163.44" width="324" height="81"');
  });

  it('has the date that was set for enrollment letters', async () => {
    await office.add({ initial_letter_sent_date: '2026-03-01' });
    const date = { enrollment_letter_date: '2026-04-09' };
    expect((await picture({ letter_type: 'follow_up', ...date })).body).toMatch(
      />(4\/9\/2026|April 9, 2026)</,
    );
  });

  it('is refused to managers, and without a tenant who is ready', async () => {
    const manager = await office.test.signIn('manager');
    expect((await picture({ letter_type: 'initial' }, manager)).statusCode).toBe(403);
    expect((await picture({ letter_type: 'initial' })).statusCode).toBe(422);
  });
});

// LET-67, LET-66
it('counts all tenants of a state and lists the first 50 with a problem', async () => {
  const { incomplete: before } = await preflight('state/TX');
  await office.addMany(51, { address: '' });
  const found = await preflight('state/tx');
  expect(found.incomplete).toBe(before + 51);
  expect(found.problems).toHaveLength(50 + found.unprintable);
});

// LET-19
it('names the facilities of a state whose tagged tenants block the letters', async () => {
  const inState = (facility_number: string) =>
    addFacility(office.test.db, { facility_number, state: 'WY' });
  const [one, other] = [await inState('WY-1'), await inState('WY-2')];
  await inState('WY-3');
  const tagged = { tagged_for_removal: true };
  await addTenant(office.test.db, one, tagged);
  await addTenant(office.test.db, one, tagged);
  await addTenant(office.test.db, one, { ...tagged, status: 'moved_out' });
  await addTenant(office.test.db, other, tagged);
  const { tagged_facilities } = await preflight('state/WY');
  expect(tagged_facilities).toEqual([
    { facility_id: one, facility_number: 'WY-1', tagged: 2 },
    { facility_id: other, facility_number: 'WY-2', tagged: 1 },
  ]);
});

// LET-67
it('counts tenants without a font after more than 50 incomplete addresses', async () => {
  const last = await office.add({ last_name: 'Zurn 𒀀' });
  await office.addMany(52, { last_name: 'Banks', city: ' ' });
  const first = await office.add({ last_name: 'Abel 𒀀', unit: 'A1' });
  const found = await preflight(String(office.facilityId));
  expect(found).toMatchObject({ ready: 2, incomplete: 52, unprintable: 2 });
  expect(found.problems).toHaveLength(52);
  expect(found.problems[0]).toEqual({
    tenant_id: first,
    first_name: 'Maria',
    last_name: 'Abel 𒀀',
    unit: 'A1',
    facility_number: expect.any(String),
    problem: 'unprintable',
  });
  expect(found.problems[1]).toMatchObject({ tenant_id: last, problem: 'unprintable' });
});

it('refuses an unknown facility and letter type', async () => {
  const answer = await office.monitor.get('/api/facilities/999999/letter-preflight', {
    letter_type: 'initial',
  });
  expect(answer.statusCode).toBe(404);
  expect((await preflight(String(office.facilityId), 'farewell')).data).toBeDefined();
});
