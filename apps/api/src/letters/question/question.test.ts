import type {
  DueItem,
  LetterGroup,
  LetterQuestion,
  LetterType,
} from '@audit-letters/api-client/contract';
import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { expectAnswer } from '../../testing/testApp.ts';
import { charged, letterOffice, type TenantSeed } from '../testing/letterOffice.ts';

const office = letterOffice();
const here = () => String(office.facilityId);

const ask = async (letter_type = 'initial', query: Record<string, string> = {}, place = here()) =>
  office.monitor.get(`/api/facilities/${place}/letter-question`, { letter_type, ...query });

/** The question about the letters of the facility; with ids, of these tenants. */
const question = async (
  letter_type = 'initial',
  ids: number[] = [],
  query: Record<string, string> = {},
): Promise<LetterQuestion> => {
  const answer = await ask(letter_type, { tenants: ids.join(','), ...query });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};

/** '2 with an incomplete address: Ito' */
const inWords = (groups: readonly LetterGroup[]) =>
  groups.map(({ words, tenants }) => [words, tenants.map(({ name }) => name).join('; ')]);
const idsOf = (groups: readonly LetterGroup[]) =>
  groups.flatMap(({ tenants }) => tenants.map(({ tenant_id }) => tenant_id));
const sentences = ({ remarks }: LetterQuestion) => remarks.map(({ sentence }) => sentence);

/** Sets the dates of the facility; the others are as they should be on 2026-03-10. */
const setDates = (dates: Record<string, string | null>) =>
  office.test.db
    .updateTable('facilities')
    .set({ confirmed_no_move_outs_date: '2026-03-01', ...dates })
    .where('id', '=', office.facilityId)
    .execute();

const setStatus = (id: number, status: 'provide_proof' | 'moved_out') =>
  office.test.db.updateTable('tenants').set({ status }).where('id', '=', id).execute();

// LET-94
it('names everybody of the facility: who gets a letter, and who does not and why', async () => {
  await office.addMany(2);
  await office.add({ last_name: 'Tagg', unit: 'B1', tagged_for_removal: true });
  await office.add({ status: 'moved_out' });
  await office.add({ status: 'opt_out' });
  await office.add({ status: 'bad_address' });
  await office.add({ last_name: 'Ito', unit: 'B7', zip_code: null });
  await office.add({ first_name: 'Ana', last_name: 'Ortiz 𒀀', unit: 'B8' });
  await office.add({ zip_code: null, initial_letter_sent_date: '2026-03-01' });
  const found = await question();
  expect(found).toMatchObject({
    title: 'The system will generate letters for the first 300 tenants. Continue?',
    letters: 2,
    ready: 2,
    asks: true,
    noun: 'audit letter',
  });
  expect(found.summary).toMatch(/^2 of 2\. Audit letters for F-\d+, Harbor Lane Storage\.$/);
  expect(inWords(found.left_out)).toEqual([
    ['1 tagged for removal', 'Maria Tagg, B1'],
    ['1 with an incomplete address', 'Maria Ito, B7'],
    ['1 with a name or address that no font can print', 'Ana Ortiz 𒀀, B8'],
    ['1 moved out', ''],
    ['1 answered', ''],
    ['1 with a bad address', ''],
    ['1 with this letter already', ''],
  ]);
  expect(found.left_out[1]).toMatchObject({
    cure: 'Complete the address',
    tenants: [{ detail: 'the ZIP code is missing' }],
  });
  const total = found.left_out.reduce((sum, { count }) => sum + count, found.letters);
  expect(total).toBe(9);
});

// LET-94
it('says that nobody is ready', async () => {
  await office.add({ initial_letter_sent_date: '2026-03-01', zip_code: '' });
  const found = await question('welcome');
  expect(found).toMatchObject({ letters: 0, ready: 0, remarks: [], picture: null });
  expect(found.summary).toMatch(/^No tenant is ready for a welcome letter\. F-/);
});

// LET-69, LET-94
it('says how many of more than 300 remain, and is about all of them for a run', async () => {
  await setDates({});
  for (let index = 0; index < 301; index += 1) await office.add({ last_name: `Adams ${index}` });
  await office.add({ last_name: 'Zy', state: 'OH', zip_code: '90210' });
  const first = await question();
  expect(first.summary).toMatch(/^300 of 302; 2 remain\. /);
  expect(sentences(first)).toEqual([]);
  const all = await question('initial', [], { all: 'true' });
  expect(all).toMatchObject({ title: 'Print all 302 audit letters in 2 batches?', letters: 302 });
  expect(sentences(all)).toEqual(['1 of these tenants has a ZIP code of another state.']);
});

// LET-100
describe('the digest of a question', () => {
  it('changes with the tenants and the dates', async () => {
    const one = await office.add();
    const { digest } = await question();
    expect((await question()).digest).toBe(digest);
    await office.add();
    await setStatus(one, 'provide_proof');
    const other = await question();
    expect(other.digest).not.toBe(digest);
    await setDates({ letter_effective_date: '2026-06-01' });
    expect((await question()).digest).not.toBe(other.digest);
  });

  it('is repeated by the call that prints, which else gets the question as it is now', async () => {
    await office.addMany(2);
    await office.add({ last_name: 'Abbott 𒀀' });
    const { digest } = await question();
    await office.add();
    const refused = await office.generate('initial', { letters_digest: digest });
    const now = await question();
    expectAnswer(refused, 409, {
      message: 'These letters have changed since you were asked. Nothing was printed.',
      question: now,
    });
    expect(await office.batchesOf()).toEqual([]);
    const made = await office.made(office.generate('initial', { letters_digest: now.digest }));
    expect(made.tenant_count).toBe(3);
  });

  it('is that of all chosen tenants, also when some of them get no letter', async () => {
    const plain = await office.add();
    const sent = await office.add({ initial_letter_sent_date: '2026-03-01' });
    const { digest, choices } = await question('initial', [plain, sent]);
    expect(idsOf(choices)).toEqual([sent]);
    const print = (asked: number[]) =>
      office.generate('initial', {
        tenants: String(plain),
        letters_digest: digest,
        asked_tenants: asked.join(','),
      });
    expect((await print([plain])).statusCode).toBe(409);
    expect((await office.made(print([plain, sent]))).tenant_count).toBe(1);
  });

  it('is compared before the tenants, who can have no letter any more', async () => {
    const id = await office.add();
    const chosen = await question('initial', [id]);
    const all = await question();
    await setStatus(id, 'moved_out');
    for (const letters of [
      { letters_digest: chosen.digest, tenants: String(id) },
      { letters_digest: all.digest, tenants: '' },
    ])
      expect((await office.generate('initial', letters)).statusCode).toBe(409);
  });
});

// LET-65, LET-93
it.each([
  ['a second unit', { units: ['A1', 'B𒀀'] }],
  ['a state', { state: '𒀀', country: 'Canada' }],
  ['a zip code', { zip_code: '7870𒀀', country: 'Canada' }],
  ['a country', { zip_code: 'K1A 0B1', country: '𒀀' }],
])('leaves out tenants whose letters cannot be printed because of %s', async (_name, tenant) => {
  const unprintable = await office.add(tenant);
  const refused = await office.generate('initial', { tenants: String(unprintable) });
  expect([refused.statusCode, refused.body]).toEqual([
    422,
    expect.stringContaining('that no font can print'),
  ]);
  await office.add();
  const { ready, letters, left_out } = await question();
  expect([ready, letters, idsOf(left_out)]).toEqual([1, 1, [unprintable]]);
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
  const { ready, left_out } = await question();
  expect(ready).toBe(1);
  expect(left_out).toMatchObject([
    {
      words: '2 with more text than a letter holds',
      tenants: [{ tenant_id: lines }, { tenant_id: long }],
    },
  ]);
  const generated = await office.made(office.generate('initial'));
  expect(generated).toMatchObject({ tenant_count: 1, left_out });
  expect((await office.tenantOf(fits)).initial_letter_sent_date).not.toBeNull();
  expect((await office.tenantOf(lines)).initial_letter_sent_date).toBeNull();
  const refused = await office.generate('initial', { tenants: `${lines},${long}` });
  expectAnswer(refused, 422, expect.stringContaining('Abel has more text than its page holds.'));
  const due = (await office.monitor.get('/api/due')).json().items;
  const ofFacility = due.filter((item: DueItem) => item.facility_id === office.facilityId);
  expect(ofFacility).toContainEqual(expect.objectContaining({ kind: 'names', count: 2 }));
});

// LET-115
describe('two tenants with the same name, address and unit', () => {
  const priya = { first_name: 'Priya', last_name: 'Okafor', unit: 'D107' };

  it('get one letter of a print, and the question names the second', async () => {
    const first = await office.add(priya);
    const second = await office.add({ ...priya, first_name: 'PRIYA', address: '12 Elm Street.' });
    await office.add({ ...priya, unit: 'D108' });
    const { ready, letters, left_out } = await question();
    expect([ready, letters]).toEqual([2, 2]);
    expect(left_out).toMatchObject([
      {
        words: '1 with the name, address and unit of another tenant, who gets this letter',
        tenants: [{ tenant_id: second, name: 'PRIYA Okafor, D107' }],
        cure: 'Delete one of the two tenants if they are the same lease',
      },
    ]);
    const made = await office.made(office.generate('initial'));
    expect(made).toMatchObject({ tenant_count: 2, left_out });
    expect((await office.tenantOf(first)).initial_letter_sent_date).not.toBeNull();
    expect((await office.tenantOf(second)).initial_letter_sent_date).toBeNull();
  });

  it('get one letter when both are chosen', async () => {
    const ids = [await office.add(priya), await office.add(priya)];
    const asked = await question('initial', ids);
    expect(asked).toMatchObject({ asks: true, letters: 1 });
    expect(idsOf(asked.left_out)).toEqual([ids[1]]);
    const made = await office.made(office.generate('initial', { tenants: ids.join(',') }));
    expect(made.tenant_count).toBe(1);
  });

  // LET-25
  it.each(['initial', 'welcome'] as const)('get their %s letter once', async (type) => {
    const twin = { ...priya, ...charged, coverage_id: office.coverageId };
    const tenants = String([await office.add(twin), await office.add(twin)]);
    const answers = [];
    for (let call = 1; call <= 3; call += 1)
      answers.push(await office.made(office.generate(type, { tenants })));
    expect(new Set(answers.map(({ file_name }) => file_name)).size).toBe(1);
  });

  it('are remarked when the second gets the letter in a later print', async () => {
    await setDates({});
    await office.add(priya);
    await office.add(priya);
    await office.made(office.generate('initial'));
    expect(sentences(await question())).toEqual([
      '1 of these tenants has the name, address and unit of another tenant, who has this letter already.',
    ]);
  });

  it('of two facilities get both letters', async () => {
    const other = await addFacility(office.test.db, { state: 'MT' });
    office.useFacility(await addFacility(office.test.db, { state: 'MT' }));
    await office.add(priya);
    await addTenant(office.test.db, other, priya);
    const answer = await ask('initial', {}, 'state/MT');
    expect(answer.json()).toMatchObject({ letters: 2, left_out: [] });
  });
});

// LET-90
describe('chosen tenants', () => {
  it('who are plainly ready are not asked about, whatever the dates', async () => {
    await setDates({ follow_up_letter_send_date: '2026-01-01', letter_effective_date: null });
    expect(await question('initial', [await office.add()])).toMatchObject({ asks: false });
    const enrolled = await office.add({ initial_letter_sent_date: '2026-03-01' });
    expect(await question('follow_up', [enrolled])).toMatchObject({ asks: false });
    const notAsked = await question('follow_up', [await office.add()]);
    expect(notAsked).toMatchObject({ asks: false, letters: 1 });
    expect(sentences(notAsked)).toContain('1 of these tenants has no audit letter yet.');
  });

  it('get the letter, get it after a tick, or are left out', async () => {
    const sent = { initial_letter_sent_date: '2026-03-01' };
    const covered = { ...charged, coverage_id: office.coverageId };
    const again = '1 of these has this letter already:';
    const incomplete = '1 with an incomplete address';
    const unprintable = '1 with a name or address that no font can print';
    const uncharged = '1 of these has no confirmed charge:';
    const cases: [LetterType, TenantSeed, choice: string | null, leftOut: string | null][] = [
      ['initial', {}, null, null],
      ['initial', { zip_code: '' }, null, incomplete],
      ['initial', { last_name: 'Ortiz 𒀀' }, null, unprintable],
      ['initial', { tagged_for_removal: true }, null, '1 tagged for removal'],
      ['initial', { status: 'moved_out' }, null, '1 moved out'],
      ['initial', { status: 'provide_proof' }, '1 of these has answered:', null],
      ['initial', { status: 'bad_address' }, '1 of these has a bad address:', null],
      ['initial', sent, again, null],
      ['initial', { ...sent, zip_code: '' }, null, incomplete],
      ['follow_up', sent, null, null],
      ['follow_up', { ...sent, follow_up_letter_sent_date: '2026-03-05' }, again, null],
      ['welcome', covered, null, null],
      ['welcome', {}, null, '1 without a coverage'],
      ['welcome', { ...covered, charge_confirmed_date: null }, uncharged, null],
      ['welcome', { ...covered, welcome_letter_sent_date: '2026-03-05' }, again, null],
    ];
    for (const [type, tenant, choice, leftOut] of cases) {
      const { choices, left_out, letters, asks } = await question(type, [await office.add(tenant)]);
      const words = [choices[0]?.words ?? null, left_out[0]?.words ?? null];
      expect(words, JSON.stringify(tenant)).toEqual([choice, leftOut]);
      expect([letters, asks]).toEqual(choice || leftOut ? [0, true] : [1, false]);
    }
  });

  it('of whom none can get the letter are told so', async () => {
    const ids = await office.addMany(2);
    expect((await question('welcome', ids)).title).toBe('None of the 2 can get a welcome letter');
    expect((await question('welcome', ids.slice(1))).title).toBe(
      'This tenant cannot get a welcome letter',
    );
    expect((await question('initial', ids)).title).toBe(
      'Print audit letters for the chosen tenants?',
    );
  });

  it('of another facility are refused', async () => {
    const id = await office.add();
    office.useFacility(await addFacility(office.test.db));
    expect((await ask('initial', { tenants: String(id) })).json().data).toBe(
      'No letters were made: 1 of the chosen tenants is deleted or not of this facility. Clear the selection and choose again.',
    );
  });
});

// LET-94
it('has the dates of the letters, and of each facility of a state', async () => {
  await office.add();
  const { dates } = await question();
  expect(dates).toMatchObject([
    {
      dates: [
        { name: 'Date of the letters', day: '2026-03-12' },
        { name: 'Audit Letter Date', day: '2026-03-12' },
        { name: 'Enrollment Letter Date', day: '2026-04-01' },
        { name: 'Letter Effective Date', day: '2026-05-01' },
      ],
    },
  ]);
  const numbers = ['ND-1', 'ND-2', 'ND-3', 'ND-4', 'ND-5', 'ND-6'];
  for (const facility_number of numbers) {
    await addTenant(
      office.test.db,
      await addFacility(office.test.db, { facility_number, state: 'ND' }),
    );
  }
  const state: LetterQuestion = (await ask('initial', {}, 'state/nd')).json();
  expect(state.dates.map((each) => each.facility_number)).toEqual(numbers.slice(0, 5));
  expect(state.more_facilities).toBe(1);
  expect(state.summary).toBe(
    '6 of 6. Audit letters for ND: ND-1, ND-2, ND-3, ND-4, ND-5, and 1 more.',
  );
  expect(sentences(state).slice(0, 2)).toEqual([
    'ND-1: No letter dates are set: the letters name no deadline.',
    'ND-2: No letter dates are set: the letters name no deadline.',
  ]);
  expect(sentences(state)[5]).toBe('And 1 more like these.');
});

// Today is 2026-03-10.
describe('a question remarks', () => {
  const onlyEffective = {
    letter_effective_date: '2026-03-10',
    initial_letter_send_date: null,
    follow_up_letter_send_date: null,
  };
  const serious = ({ remarks }: LetterQuestion) =>
    remarks.filter(({ severity }) => severity === 'serious').map(({ sentence }) => sentence);

  // LET-49
  it('nothing when all is usual', async () => {
    await setDates({});
    await office.add();
    expect((await question()).remarks).toEqual([]);
  });

  // LET-49
  it('dates that the letters state and that are missing, with the facility where they are set', async () => {
    await office.add();
    await setDates({ follow_up_letter_send_date: null, letter_effective_date: null });
    const { remarks } = await question();
    expect(remarks).toMatchObject([
      {
        severity: 'serious',
        sentence: 'No enrollment letter date is set: the letters name no deadline.',
        dates_of: office.facilityId,
      },
      {
        severity: 'serious',
        sentence: 'No letter effective date is set: the letters do not say when a coverage starts.',
      },
    ]);
  });

  // LET-49, LET-98
  it('stated dates in the past, and lateness once', async () => {
    await office.add();
    await setDates({
      initial_letter_send_date: '2026-01-05',
      follow_up_letter_send_date: '2026-02-01',
      letter_effective_date: '2026-03-09',
    });
    const late = await question();
    expect(serious(late)).toEqual([
      'The enrollment letter date (2/1/2026) is in the past. The letters ask for a reply by that day.',
      'The letter effective date (3/9/2026) is in the past. The letters say that coverage starts on that day.',
    ]);
    expect(sentences(late).slice(2)).toEqual(['64 days late (audit letters were due 1/5/2026).']);
  });

  // LET-49
  it('charge apply dates of tenants that are past, or before which nobody can reply', async () => {
    await setDates({ initial_letter_send_date: '2026-03-01' });
    const asked = { initial_letter_sent_date: '2026-03-01' };
    await office.add({ ...asked, charge_apply_date: '2026-04-20' });
    const late = { last_name: 'Late', ...asked, charge_apply_date: '2026-03-09' };
    const id = await office.add(late);
    const sentence =
      '1 of these tenants has a charge apply date of their own that is past or leaves no time to reply. The letters say that coverage starts on that day.';
    expect(serious(await question('follow_up'))).toEqual([sentence]);
    expect(serious(await question('initial', [id]))).toEqual([sentence]);
    const own = { enrollment_letter_date: '2026-04-20' };
    expect(serious(await question('follow_up', [], own))).toEqual([
      sentence.replace('1 of these tenants has', '2 of these tenants have'),
    ]);
  });

  // LET-49
  it('enrollment letters with a date in the past, and an order that their own date breaks', async () => {
    await office.add({ initial_letter_sent_date: '2026-03-01' });
    await setDates({ initial_letter_send_date: '2026-03-01' });
    const past = await question('follow_up', [], { enrollment_letter_date: '2026-03-02' });
    expect(sentences(past)).toEqual(['The date of the letters (3/2/2026) is in the past.']);
    const after = await question('follow_up', [], { enrollment_letter_date: '2026-06-01' });
    const reply = 'The letters ask for a reply by 4/30/2026, before their date (6/1/2026).';
    expect(sentences(after)).toEqual([
      reply,
      'The letter effective date (5/1/2026) is before the date of the letters (6/1/2026).',
      '22 days early (enrollment letters are due 4/1/2026).',
    ]);
    expect(serious(after)).toEqual([reply]);
    expect(after.dates[0]?.dates[1]).toEqual({ name: 'Reply by', day: '2026-04-30' });
  });

  // LET-98
  it('audit letters before the move-outs are confirmed or after enrollment letters', async () => {
    await office.add({ follow_up_letter_sent_date: '2026-03-02' });
    expect(sentences(await question())).toEqual([
      '1 of these tenants has an enrollment letter already.',
      'Move-outs are not confirmed: some of these tenants may have left.',
    ]);
  });

  // LET-98
  it('enrollment letters whose audit letter is not mailed', async () => {
    await setDates({ follow_up_letter_send_date: '2026-03-12' });
    await office.add();
    await office.generate('initial');
    expect(sentences(await question('follow_up'))).toEqual([
      '1 of these tenants has an audit letter that is not mailed.',
    ]);
  });

  // LET-98
  it('welcome letters to tenants with an unmailed one about another coverage', async () => {
    const id = await office.add({
      ...charged,
      charge_applied: true,
      coverage_id: office.coverageId,
    });
    await office.generate('welcome');
    const changes = { status: 'selected_coverage', coverage_id: office.largestCoverageId };
    await office.monitor.post(`/api/tenants/${id}`, changes);
    await office.monitor.post(`/api/tenants/${id}`, { charge_confirmed: true });
    expect(sentences(await question('welcome'))).toContain(
      '1 of these tenants has another welcome letter that is not mailed. Withdraw it in Letter Batches.',
    );
  });

  // LET-98
  it('welcome letters that state a cover from before the choice', async () => {
    await setDates({ ...onlyEffective, welcome_letter_send_date: null });
    const answered = async (tenant: TenantSeed) => {
      const id = await office.add({ charge_applied: true, ...tenant });
      const answer = { status: 'selected_coverage', coverage_id: office.coverageId };
      await office.monitor.post(`/api/tenants/${id}`, answer);
      await office.monitor.post(`/api/tenants/${id}`, { charge_confirmed: true });
      return id;
    };
    const late = await answered({ charge_apply_date: '2026-03-09' });
    const inTime = await answered({ charge_apply_date: '2026-03-10' });
    await answered({});
    await office.nextDay();
    const left = await office.monitor.post(`/api/tenants/${inTime}`, { status: 'moved_out' });
    await office.monitor.post(`/api/undo/${left.json().undo}`);
    const { remarks } = await question('welcome');
    expect(remarks.map(({ count, tenants }) => [count, tenants[0]?.tenant_id])).toContainEqual([
      1,
      late,
    ]);
    expect(remarks.find(({ count }) => count === 1)?.sentence).toMatch(
      /^1 of these tenants chose the coverage after the day that the letter states/,
    );
  });

  // LET-98
  it('welcome letters that state a cover from more than seven days ahead, unless they are early', async () => {
    const covered = { ...charged, charge_applied: true, coverage_id: office.coverageId };
    await office.add({ ...covered, charge_apply_date: '2026-03-17' });
    const ahead = await office.add({ ...covered, charge_apply_date: '2026-03-18' });
    await office.add(covered);
    const named = async (welcome_letter_send_date: string | null) => {
      await setDates({ ...onlyEffective, welcome_letter_send_date });
      const { remarks } = await question('welcome');
      return remarks.map(({ sentence, tenants }) => [
        sentence.slice(0, 30),
        tenants.map((it) => it.tenant_id),
      ]);
    };
    expect(await named(null)).toEqual([['1 of these tenants is not cove', [ahead]]]);
    expect(await named('2026-03-30')).toEqual([['20 days early (welcome letters', []]]);
  });

  // LET-98
  it('welcome letters whose charge was confirmed but never connected', async () => {
    await setDates({ ...onlyEffective, welcome_letter_send_date: null });
    const covered = { ...charged, coverage_id: office.coverageId };
    const notApplied = await office.add(covered);
    await office.add({ ...covered, charge_applied: true });
    expect((await question('welcome')).remarks).toMatchObject([
      {
        severity: 'warning',
        sentence: '1 of these tenants has a confirmed payment, but the charge was never connected.',
        tenants: [{ tenant_id: notApplied }],
      },
    ]);
  });

  // LET-98
  it('tenants without a unit, which the letter cannot name', async () => {
    await setDates({ initial_letter_send_date: null });
    const none = await office.add({ unit: null, units: [] });
    await office.add({ unit: 'A4' });
    const remark = (await question('initial')).remarks.find(({ sentence }) =>
      sentence.includes('no unit'),
    );
    expect(remark).toMatchObject({
      sentence: '1 of these tenants has no unit, which the letter leaves out.',
      tenants: [{ tenant_id: none }],
    });
  });

  // LET-98
  it('ZIP codes of another state and notes in names', async () => {
    await setDates({});
    const other = await office.add({ state: 'OH', zip_code: '90210' });
    await office.add({ state: 'ON', zip_code: 'K1A 0B1', country: 'Canada' });
    const auction = await office.add({ first_name: '*** AUCTION *** Tom', last_name: 'Lien' });
    await office.add({ first_name: 'Ann-Marie', last_name: "O'Neil-Day" });
    const careOf = await office.add({ first_name: 'Moss, Vera c/o Odo Birch', last_name: null });
    await office.add({ first_name: null, last_name: 'Peak Landscaping Co' });
    // IMP-71
    const street = await office.add({ last_name: 'Zed', address: '1 PeÃ±a Blvd' });
    const { letters, remarks } = await question();
    expect(letters).toBe(7);
    expect(remarks).toMatchObject([
      {
        sentence: '1 of these tenants has a ZIP code of another state.',
        tenants: [{ tenant_id: other }],
      },
      {
        sentence:
          '3 of these tenants have a note or broken text in the name or address, which the letter prints.',
        tenants: [{ tenant_id: auction }, { tenant_id: street }, { tenant_id: careOf }],
      },
    ]);
  });
});

// LET-94
describe('the picture of the first letter', () => {
  const picture = (query: Record<string, string>, by = office.monitor) =>
    by.get(`/api/facilities/${office.facilityId}/letter-picture`, query);

  it('has the letter and the window of its envelope, at the address of the question', async () => {
    await office.add({ first_name: 'Zoë', last_name: 'Bell & Sons <1>' });
    await office.add({ last_name: 'Abel 𒀀' });
    const { picture: address } = await question();
    const { headers, body } = await office.monitor.get(address ?? '');
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

// LET-94
it('counts all tenants of a state and lists the first 50 with a problem', async () => {
  const incomplete = async (): Promise<LetterGroup | undefined> => {
    const { left_out }: LetterQuestion = (await ask('initial', {}, 'state/tx')).json();
    return left_out.find(({ words }) => words.endsWith('with an incomplete address'));
  };
  const before = (await incomplete())?.count ?? 0;
  await office.addMany(51, { address: '' });
  const found = await incomplete();
  expect(found?.count).toBe(before + 51);
  expect(found?.tenants).toHaveLength(50);
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
  const { tagged_facilities } = (await ask('initial', {}, 'state/WY')).json();
  expect(tagged_facilities).toEqual([
    { facility_id: one, facility_number: 'WY-1', tagged: 2 },
    { facility_id: other, facility_number: 'WY-2', tagged: 1 },
  ]);
});
