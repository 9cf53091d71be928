import { expect, it } from 'vitest';
import { addFacility } from '../testing/seed.ts';
import { headings, importSuite } from './testing/importSuite.ts';
import type { TestForm } from './testing/uploadForm.ts';

const suite = importSuite();

const rollOf = (tenants: { unit: string; account: string; name: string }[]) => [
  headings,
  ...tenants.map(suite.row),
];

/** Tenants with an account and a unit each; `first` shifts both. */
const people = (count: number, { first = 0, name = 'Ann Lee' } = {}) =>
  Array.from({ length: count }, (_, at) => ({
    unit: `U${first + at}`,
    account: String(first + at + 1),
    name: `${name} ${String.fromCharCode(65 + at)}`,
  }));

const send = (tenants: Parameters<typeof rollOf>[0], form: TestForm = {}) =>
  suite.imported(rollOf(tenants), form);

// IMP-39
it.each(['preview', 'import'] as const)(
  'tells who is new, changed, gone and the same: %s',
  async (purpose) => {
    await send([
      { unit: 'A1', account: '1', name: 'Ann Lee' },
      { unit: 'A2', account: '2', name: 'Bo Ray' },
      { unit: 'A3', account: '3', name: 'Cy Fox' },
      { unit: 'A4', account: '4', name: 'Di Orr' },
      { unit: 'A6', account: '4', name: 'Di Orr' },
    ]);
    const result = await send(
      [
        { unit: 'A1', account: '1', name: 'ANN LEE' },
        { unit: 'B2', account: '2', name: 'Bo Ray' },
        { unit: 'A3', account: '3', name: 'Cy Wolf' },
        { unit: 'A5', account: '5', name: 'Ed Poe' },
      ],
      purpose === 'preview' ? { preview: 'true' } : {},
    );
    expect(result).toMatchObject({ insert_count: 1, active_tenants_count: 3 });
    const { number } = suite.site;
    expect(result.comparisons).toEqual([
      {
        facility_number: number,
        tenants_before: 4,
        new_count: 1,
        changed_count: 2,
        renamed_count: 1,
        same_count: 1,
        same_without_street_count: 0,
        gone_count: 1,
        is_suspicious: false,
      },
    ]);
    const of = { facility_number: number };
    expect(result.differences).toMatchObject([
      { ...of, kind: 'changed', name: 'Bo Ray', unit: 'A2', fields: ['unit'] },
      { ...of, kind: 'changed', name: 'Cy Fox', unit: 'A3', fields: ['name'] },
      { ...of, kind: 'gone', name: 'Di Orr', unit: 'A4, A6', fields: [] },
      { ...of, kind: 'new', name: 'Ed Poe', unit: 'A5', fields: [] },
    ]);
    const [bo] = result.differences ?? [];
    expect(bo?.changes).toEqual([{ field: 'unit', from: 'A2', to: 'B2' }]);
  },
);

it('compares nothing in the first import of a facility', async () => {
  expect(await send(people(25))).toMatchObject({ comparisons: [], differences: [] });
});

// IMP-36
it.each([
  [
    'are missing',
    people(12).concat(people(13, { first: 100 })),
    '12 of them are not in this file.',
  ],
  [
    'have another name',
    people(24, { name: 'Zoe Ash' }),
    '24 of them have another name in this file.',
  ],
  [
    'are missing or have another name',
    people(23, { name: 'Zoe Ash' }),
    '1 of them is not in this file and 23 have another name in it.',
  ],
])(
  'asks about a file in which most tenants %s, when the form requests it',
  async (_, other, words) => {
    await send(people(24));
    const roll = rollOf(other);
    const refused = await suite.upload(roll, { tenants_confirmed: 'false' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().data).toMatchObject({
      message: `Facility ${suite.site.number} has 24 tenants; ${words} This may be the file of another facility.`,
      confirm: 'tenants_confirmed',
      facilities: [{ facility_number: suite.site.number }],
    });
    expect(await suite.tenants()).toHaveLength(24);

    const preview = await suite.preview(roll, { tenants_confirmed: 'false' });
    expect(preview.comparisons).toMatchObject([{ is_suspicious: true }]);
    const confirmed = await suite.imported(roll, { tenants_confirmed: 'true' });
    expect(confirmed.comparisons).toMatchObject([{ is_suspicious: true }]);
  },
);

it('does not ask without the form field', async () => {
  await send(people(24));
  expect(await send(people(25, { first: 100, name: 'Zoe Ash' }))).toMatchObject({
    insert_count: 25,
  });
});

// IMP-36
it.each([
  ['8 of 8', people(8), people(8, { first: 100 }), true],
  ['24 of 24', people(24), people(5, { first: 100 }), true],
  ['7 of 8', people(8), [...people(8).slice(7), ...people(7, { first: 100 })], false],
  ['8 of 8, but the file has 4,', people(8), people(4, { first: 100 }), false],
  ['4 of 4', people(4), people(8, { first: 100 }), false],
])('of a few tenants, %s are missing: asks only when all are', async (_, before, after, asks) => {
  await send(before);
  const { statusCode } = await suite.upload(rollOf(after), { tenants_confirmed: 'false' });
  expect(statusCode).toBe(asks ? 422 : 200);
});

// IMP-36
it('asks about a file with the account name of another facility', async () => {
  const [here, name] = [suite.site.number, 'Elmwood Storage'];
  const there = String(Number(here) + 40_000);
  await addFacility(suite.server.db, { facility_number: there, account_name: name });
  const roll = (title: string[], property: string) => [
    title,
    ['Property', 'Unit', 'Name', 'Address'],
    [property, 'A1', 'Ann Lee', '4 Elm St'],
  ];
  const sentence = `The import is for facility ${here}, but the file names ${name}, which is facility ${there}.`;
  for (const rows of [
    roll(['Rent Roll'], name.toUpperCase()),
    roll([`Facility: ${name}`], ''),
    roll([name, 'Rent Roll'], ''),
  ]) {
    const form = { facility_number: here, tenants_confirmed: 'false' };
    const response = await suite.upload(rows, form);
    expect([response.statusCode, response.json().data.message]).toEqual([
      422,
      `${sentence} This may be the file of another facility.`,
    ]);
    expect((await suite.preview(rows, form)).other_facility).toBe(sentence);
  }
  const own = { facility_number: there, tenants_confirmed: 'false' };
  expect((await suite.upload(roll([`Facility: ${name}`], name), own)).statusCode).toBe(200);
});

// IMP-51
it('names filled-up ZIP codes, and counts the same tenants without a street', async () => {
  const of = (at: number, name: string) => suite.row({ unit: `A${at}`, account: String(at), name });
  const [ann, bo] = [of(1, 'Ann Lee'), of(2, 'Bo Ray')];
  await suite.imported([headings, ann, bo]);
  const result = await suite.preview([headings, ann.with(6, 'MA').with(7, '1234'), bo.with(4, '')]);
  expect(result.comparisons).toMatchObject([
    { changed_count: 1, same_count: 1, same_without_street_count: 1 },
  ]);
  expect(result.differences).toMatchObject([
    {
      name: 'Ann Lee',
      changes: [
        {
          field: 'address',
          from: '1 Elm Street, Austin, TX 78701',
          to: '1 Elm Street, Austin, MA 01234',
          remark: 'The ZIP code was filled up with zeros: 01234',
        },
      ],
    },
  ]);
});

// IMP-39
it('does not call a tenant gone whom a refused row names', async () => {
  const bo = { unit: 'A2', account: '2', name: 'Bo Ray' };
  const ann = { unit: 'A1', account: '1', name: 'Ann Lee' };
  await send([ann, bo]);
  const { error_count, differences } = await send([ann, { ...bo, unit: '' }], { preview: 'true' });
  expect([error_count, differences]).toEqual([1, []]);
});

// IMP-44
it('has a remark on a field with the change of this field, and one on the row with every change', async () => {
  const columns = [...headings, 'Phone'];
  const ann = suite.row({ unit: 'A1', account: '1', name: 'Ann Lee' });
  await suite.imported([columns, ann]);
  const remarksOf = async (name: string) => {
    const moved = ann.with(1, 'B7').with(3, name).with(7, '78');
    const { differences = [] } = await suite.preview([columns, [...moved, '12345']]);
    const [{ changes = [] } = expect.fail()] = differences;
    return changes.map(({ field, remark }) => [field, remark]);
  };
  const wrongZipCode = "The address is incomplete: wrong ZIP code '78'";
  expect(await remarksOf('Ann Lee')).toEqual([
    ['unit', undefined],
    ['address', wrongZipCode],
  ]);
  const estate = "The name has the word 'Estate of'";
  expect(await remarksOf('Estate of Ann Lee')).toEqual([
    ['name', estate],
    ['unit', estate],
    ['address', `${estate}; ${wrongZipCode}`],
  ]);
});

// IMP-44
it('tells which of the changed values a user has edited, until an import replaces them', async () => {
  const people = [
    { unit: 'A1', account: '1', name: 'Ann Lee' },
    { unit: 'A2', account: '2', name: 'Bo Ray' },
  ];
  await send(people);
  const [ann] = await suite.tenants();
  const moved = rollOf(people.map((person) => ({ ...person, unit: `Z${person.account}` })));
  const preview = async () => (await suite.preview(moved)).differences ?? [];
  const edited = (differences: Awaited<ReturnType<typeof preview>>) =>
    differences.map(({ name, changes }) => [name, changes?.map(({ is_edited }) => is_edited)]);
  expect(edited(await preview())).toEqual([
    ['Ann Lee', [undefined]],
    ['Bo Ray', [undefined]],
  ]);
  const saved = await suite.monitor.post(`/api/tenants/${ann?.id}`, { unit: 'B1' });
  expect(saved.statusCode).toBe(200);
  const byHand = await preview();
  expect(edited(byHand)).toEqual([
    ['Ann Lee', [true]],
    ['Bo Ray', [undefined]],
  ]);

  // An import that is undone gives the edited value back.
  const [{ tenant_id, seen_at } = {}] = byHand;
  const apply = JSON.stringify([{ tenant_id, seen_at, take: ['unit'] }]);
  const { undo } = await suite.imported(moved, { apply });
  expect((await suite.monitor.post(`/api/undo/${undo}`)).statusCode).toBe(200);
  expect(edited(await preview())).toEqual(edited(byHand));
});
