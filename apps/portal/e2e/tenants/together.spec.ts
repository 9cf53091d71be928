import type { Page } from '@playwright/test';
import fc from 'fast-check';
import type { AuditedTenant } from '../support/audit.ts';
import { expect, keepSession, test } from '../support/test.ts';

// Two users edit one list in random order. Each sees the stored values, and no write changes another tenant.

const lastNames = [
  ...(['Abbott', 'Adler', 'Alvarez', 'Baptiste', 'Beck'] as const),
  ...(['Carter', 'Delacroix', 'Ellis', 'Fitz', 'Gray'] as const),
];

const statuses = [
  'Provided Proof',
  'Opted Out',
  'Moved Out',
  'Bad Address',
  'No Response',
] as const;

const filters = ['All Tenants', 'Moved out', 'Opted Out', 'No Response'] as const;

/** Enough other tenants for two pages. Sorted by name, each page has half of `lastNames`. */
const others = Array.from({ length: 97 }, (_, at) => `Bell${String(at).padStart(3, '0')}`);

const user = fc.constantFrom(0, 1);

const name = fc.constantFrom(...lastNames);

const status = fc.constantFrom(...statuses);

const step = fc.oneof(
  fc.record({ kind: fc.constant('filter'), user, filter: fc.constantFrom(...filters) }),
  fc.record({ kind: fc.constant('sort'), user, by: fc.constantFrom('Name', 'Status', 'Units') }),
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('page'), user, page: fc.constantFrom('1', '2') }),
  },
  fc.record({ kind: fc.constant('status'), user, name, status }),
  fc.record({ kind: fc.constant('edit'), user, name, city: fc.constantFrom('Milford', 'Lewes') }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('select'),
      user,
      names: fc.uniqueArray(name, { minLength: 1, maxLength: 5 }),
    }),
  },
  fc.record({ kind: fc.constant('bulk'), user, bulk: status }),
);

const seeds = Array.from({ length: 20 }, (_, at) => at + 1);
const length = 24;

for (const seed of seeds) {
  test(`two users and the database agree after every step (seed ${seed})`, async ({
    browser,
    baseURL,
    people,
    startAudit,
  }) => {
    test.setTimeout(240_000);
    const tenants: AuditedTenant[] = [...lastNames, ...others].map((last_name, index) => ({
      first_name: 'Uma',
      last_name,
      unit: `A${999 - index}`,
      // Rows with the same name and address would be one tenant with several units.
      address: `${index} Elm Street`,
    }));
    const audit = await startAudit(tenants);
    const model: Model = {
      stored: new Map(
        tenants.map((one) => [one.last_name, { status: 'No Response', city: 'Dover' }]),
      ),
      selected: [new Set(), new Set()],
    };

    const pages: Page[] = [];
    for (const person of [people.monitor, people.admin]) {
      const page = await (await browser.newContext({ baseURL })).newPage();
      await keepSession(page, person);
      await page.goto(`/tenant-list?facility_number=${audit.facilityNumber}`);
      await settled(page);
      pages.push(page);
    }

    const [steps = []] = fc.sample(fc.array(step, { minLength: length, maxLength: length }), {
      seed,
      numRuns: 1,
    });
    for (const one of steps) {
      const page = pages[one.user] as Page;
      await test.step(JSON.stringify(one), async () => {
        await act(page, one, model);
        await refresh(page);
        expect(await shown(page)).toEqual(await listed(page));
        await expect(page.getByText(`${model.selected[one.user]?.size} selected`)).toBeVisible();
      });
      const stored = new Map<string, unknown>();
      for (const number of [1, 2]) {
        const { data } = await audit.staff.tenants.listOfFacility(audit.facilityId, {
          page: number,
        });
        for (const { last_name, status, city } of data) {
          stored.set(last_name ?? '', { status: words[status ?? 'no_response'], city });
        }
      }
      expect(stored).toEqual(model.stored);
    }

    /** The rows that the server returns for the query of the page. */
    async function listed(page: Page) {
      const query = Object.fromEntries(new URL(page.url()).searchParams);
      const { data } = await audit.staff.tenants.list(query);
      return data.map((one) => [one.last_name, words[one.status ?? 'no_response']].join(': '));
    }
  });
}

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Model {
  /** The expected status and city of each tenant. */
  stored: Map<string, { status: string; city: string }>;
  /** The tenants that each user has selected, on all pages. */
  selected: [Set<string>, Set<string>];
}

/** Does a step as a user would. Skips a tenant who is not on the current page. */
async function act(page: Page, one: Step, { stored, selected }: Model) {
  const own = selected[one.user === 0 ? 0 : 1];
  if ('filter' in one) {
    const choice = page.getByLabel('Filter', { exact: true });
    const before = await choice.inputValue();
    const labels = await choice.getByRole('option').allTextContents();
    await choice.selectOption(labels.find((label) => label.startsWith(`${one.filter} (`)) ?? '');
    // Changing the filter clears the selection.
    if ((await choice.inputValue()) !== before) own.clear();
    await settled(page);
  } else if ('by' in one) {
    await page.getByRole('columnheader').getByRole('button', { name: one.by, exact: true }).click();
    await settled(page);
  } else if ('page' in one) {
    const button = page.getByRole('button', { name: `Page ${one.page}`, exact: true });
    if ((await button.count()) > 0) await button.click();
    await settled(page);
  } else if ('names' in one) {
    for (const last of await present(page, one.names)) {
      const box = page.getByLabel(`Select Uma ${last}`);
      await box.setChecked(!own.has(last));
      if (!own.delete(last)) own.add(last);
    }
  } else if ('bulk' in one) {
    if (own.size === 0) return;
    await page.getByRole('button', { name: 'Bulk Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bulk Edit' });
    const whom = own.size === 1 ? '1 tenant' : `${own.size} tenants`;
    await expect(dialog).toContainText(`Sets one field of ${whom}.`);
    await dialog.getByLabel('Value').selectOption(one.bulk);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const agree = page.getByRole('alertdialog').getByRole('button', { name: /^Yes, change/ });
    const isSaved = async () => (await dialog.count()) === 0;
    await expect.poll(async () => (await agree.count()) > 0 || isSaved()).toBe(true);
    if ((await agree.count()) > 0) await agree.click();
    await expect(dialog).toHaveCount(0);
    for (const last of own) change(last, { status: one.bulk });
    own.clear();
  } else {
    // The list may be stale. The server refuses a save whose expected values are not the stored ones.
    if ((await present(page, [one.name])).length === 0) return;
    const row = page.getByRole('row').filter({ has: page.getByLabel(`Select Uma ${one.name}`) });
    const dialog = page.getByRole('dialog');
    if ('city' in one) {
      await row.getByRole('button', { name: `Uma ${one.name}`, exact: true }).click();
      await dialog.getByLabel('City').fill(one.city);
      await saveOver(page);
      change(one.name, { city: one.city });
    } else {
      await row.getByRole('button', { name: /^Edit status/ }).click();
      const choice = dialog.getByRole('radio', { name: new RegExp(`^${one.status}`) });
      if (await choice.isChecked()) return dialog.getByRole('button', { name: 'Cancel' }).click();
      await choice.check();
      await saveOver(page);
      change(one.name, { status: one.status });
    }
  }

  function change(last: string, values: Partial<{ status: string; city: string }>) {
    Object.assign(stored.get(last) ?? {}, values);
  }
}

/** Saves. If someone else saved in the meantime, saves again after the dialog has shown it. */
async function saveOver(page: Page) {
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await save.click();
  if ((await answered).status() === 409) {
    await expect(dialog.getByRole('alert').first()).toContainText(
      'has been changed in the meantime',
    );
    // If both users chose the same status, there is nothing to save.
    if (await save.isDisabled()) await dialog.getByRole('button', { name: 'Cancel' }).click();
    else await save.click();
  }
  await expect(dialog).toHaveCount(0);
}

const words: Record<string, string> = {
  provide_proof: 'Provided Proof',
  opt_out: 'Opted Out',
  moved_out: 'Moved Out',
  bad_address: 'Bad Address',
  no_response: 'No Response',
};

async function refresh(page: Page) {
  const answer = page.waitForResponse('**/api/tenants?**');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await answer;
  await settled(page);
}

const settled = (page: Page) =>
  expect(page.getByRole('region', { name: 'Tenants' })).toHaveAttribute('aria-busy', 'false');

async function present(page: Page, wanted: readonly string[]) {
  const rows = await shown(page);
  return wanted.filter((last) => rows.some((row) => row.startsWith(`${last}:`)));
}

/** 'Abbott: Opted Out', row by row. */
const shown = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: /^Select Uma/ }) })
    .evaluateAll((rows) =>
      rows.map((row) => {
        const last = row.querySelector('[aria-label^="Select Uma"]')?.getAttribute('aria-label');
        const status = row.querySelector('.al-tenant-status')?.textContent;
        return `${last?.replace('Select Uma ', '')}: ${status}`;
      }),
    );
