import { expect, type Page } from '@playwright/test';
import { searchFor } from '../../../apps/portal/e2e/pages/letters.ts';
import { errorModal } from '../../../apps/portal/e2e/pages/messages.ts';
import type { FaultyCall, FaultyScreen } from '../harness.ts';
import {
  clickAndAgree,
  clickButton,
  inDialog,
  inErrorModal,
  inPage,
  inToast,
  list,
  shown,
  success,
} from '../places.ts';

const chooseFacility = (page: Page) => searchFor(page, 'FAC-0007');
async function chooseState(page: Page) {
  await page.getByRole('tab', { name: 'By State' }).click();
  await page.getByLabel('State', { exact: true }).selectOption('TX');
}
const refresh = clickButton('Refresh');
const openWithdrawal = (page: Page) =>
  page.getByRole('button', { name: /^Withdraw a letter/ }).click();
const mailedToday = {
  begin: shown,
  send: (page: Page) => page.getByRole('button', { name: /^Mailed today/ }).click(),
  ...inErrorModal,
  done: success('marked as mailed today'),
};
const countsModal = (page: Page) =>
  page.getByRole('dialog', { name: 'Error loading tenant counts' });

/** The calls of one tab of Send Proof Letters. */
const callsOf = (address: string, tenants: string, choose: (page: Page) => Promise<void>) => {
  const loads = { begin: choose, done: list };
  const calls: FaultyCall[] = [
    {
      call: `GET ${tenants}`,
      ...loads,
      beginSends: true,
      ...inPage,
    },
    {
      call: `GET ${address}/tenant-mailing-counts`,
      ...loads,
      beginSends: true,
      send: refresh,
      place: countsModal,
      dismiss: (page) => countsModal(page).getByRole('button', { name: 'Close' }).click(),
    },
    {
      call: `GET ${address}/letter-question`,
      ...loads,
      beginSends: true,
      send: refresh,
      place: null,
    },
    {
      call: `GET ${address}/generate-letters`,
      begin: async (page) => {
        await choose(page);
        await page.getByRole('checkbox', { name: 'Select Ana Ruiz' }).check();
      },
      send: clickAndAgree('Audit Letter'),
      ...inErrorModal,
      kept: (page) => expect(page.getByText('1 selected')).toBeVisible(),
      done: (page) => page.getByRole('dialog', { name: 'Success' }),
    },
  ];
  return calls;
};

export const letterScreens: FaultyScreen[] = [
  {
    name: 'The letters of a facility',
    as: 'monitor',
    path: '/send-letters',
    calls: [
      {
        call: 'GET /api/facilities/search',
        begin: (page) => page.getByLabel('Facility Number').fill('FAC-0007'),
        send: clickButton('Search'),
        needsAllFields: true,
        // FAC-64
        ...inToast,
        kept: (page) => expect(page.getByLabel('Facility Number')).toHaveValue('FAC-0007'),
        done: list,
      },
      ...callsOf('/api/facilities/{id}', '/api/facilities/{id}/tenants-mailing', chooseFacility),
    ],
  },
  {
    name: 'The letters of a state',
    as: 'monitor',
    path: '/send-letters',
    calls: [
      ...callsOf(
        '/api/facilities/state/{stateKey}',
        '/api/facilities/state/{stateKey}',
        chooseState,
      ),
    ],
  },
  {
    name: 'The letter batches',
    as: 'monitor',
    path: '/letter-batches',
    calls: [
      {
        call: 'GET /api/letter-batches',
        // The modal of LET-34 opens once. The page shows each failure.
        ...inPage,
        dismiss: (page) =>
          errorModal(page)
            .getByRole('button', { name: 'Close' })
            .evaluateAll(([close]) => close instanceof HTMLElement && close.click()),
        done: list,
      },
      { call: 'GET /api/letter-batches/mail-remarks', ...mailedToday },
      { call: 'POST /api/letter-batches/mailed', ...mailedToday },
      {
        call: 'DELETE /api/letter-batches/{filename}',
        begin: shown,
        send: async (page) => {
          await page
            .getByRole('button', { name: /^Take back/ })
            .first()
            .click();
          await page.getByRole('alertdialog').getByRole('button', { name: /^Yes/ }).click();
        },
        ...inErrorModal,
        done: success(/taken back$/),
      },
      {
        call: 'GET /api/letter-batches/{filename}/tenants',
        begin: shown,
        send: openWithdrawal,
        ...inErrorModal,
        done: (page) => page.getByRole('dialog', { name: 'Withdraw a Letter' }),
      },
      {
        call: 'DELETE /api/letter-batches/{filename}/tenants/{tenantId}',
        begin: async (page) => {
          await shown(page);
          await openWithdrawal(page);
          const tenant = page.getByRole('combobox', { name: 'Tenant' });
          const letter = tenant.getByRole('option', { name: /^Ana Ruiz/ });
          await tenant.selectOption(await letter.textContent());
        },
        send: clickButton('Withdraw this letter'),
        ...inDialog,
        done: success('Letter of Ana Ruiz withdrawn'),
      },
    ],
  },
];
