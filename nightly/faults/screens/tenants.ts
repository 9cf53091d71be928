import { expect, type Page } from '@playwright/test';
import { coverage } from '../../../packages/api-client/test/bodies.ts';
import type { FaultyScreen } from '../harness.ts';
import {
  citySave,
  clickAndAgree,
  clickButton,
  inCard,
  inErrorModal,
  inPage,
  inToast,
  list,
  saveDialog,
  shown,
  statusSave,
  success,
} from '../places.ts';

const row = (page: Page) => page.locator('.al-list tbody tr');
const check = (page: Page) => page.getByRole('checkbox', { name: 'Select Ana Ruiz' }).check();

export const tenantScreens: FaultyScreen[] = [
  {
    name: 'The tenant list',
    as: 'monitor',
    path: '/tenant-list',
    calls: [
      { call: 'GET /api/tenants', ...inPage, done: list },
      {
        call: 'GET /api/exports/monitor-tenants',
        begin: shown,
        send: clickButton('Export'),
        // TEN-58
        ...inToast,
        done: success('The export is ready.'),
      },
      {
        ...statusSave,
        says: (message) => `Not saved. Your changes are kept. ${message}`,
      },
      {
        call: 'POST /api/tenants/{id}',
        ...citySave((page) => page.getByRole('cell', { name: 'A101' }).first().click()),
        done: success('Tenant record was successfully updated for Ana Ruiz'),
      },
      {
        call: 'GET /api/tenants/{id}/history',
        begin: (page) => page.getByRole('cell', { name: 'A101' }).first().click(),
        send: (page) =>
          page
            .getByRole('dialog')
            .getByRole('button', { name: /^(History|Retry)$/ })
            .last()
            .click(),
        place: (page) => page.getByRole('dialog'),
        done: (page) => page.getByRole('dialog').getByRole('listitem'),
      },
      {
        call: 'POST /api/tenants/bulk',
        begin: async (page) => {
          await check(page);
          await clickButton('Bulk Edit')(page);
          await page.getByRole('dialog').getByLabel('Field').selectOption('Tagged for removal');
          await page.getByRole('dialog').getByLabel('Value').selectOption('Yes');
        },
        send: saveDialog,
        // TEN-60
        place: (page) => page.getByRole('dialog'),
        kept: (page) =>
          expect(page.getByRole('dialog').getByLabel('Field')).toHaveValue('tagged_for_removal'),
        done: success('1 tenant successfully updated!'),
      },
      {
        call: 'POST /api/tenants/reset',
        begin: check,
        send: clickAndAgree('Reset Tenants'),
        ...inCard,
        kept: (page) => expect(page.getByText('1 selected')).toBeVisible(),
        done: success('1 tenant successfully updated!'),
      },
      {
        call: 'POST /api/undo/{id}',
        begin: shown,
        send: async (page) => {
          await check(page);
          await clickAndAgree('Reset Tenants')(page);
          await page.getByRole('button', { name: 'Undo' }).first().click();
        },
        ...inToast,
        done: success('Undone'),
      },
      {
        call: 'DELETE /api/tenants/bulk',
        begin: check,
        send: clickAndAgree('Delete'),
        ...inCard,
        kept: (page) => expect(page.getByText('1 selected')).toBeVisible(),
        done: success('1 tenant successfully deleted!'),
      },
    ],
  },
  {
    name: 'The page of a tenant',
    as: 'monitor',
    path: '/tenants/5',
    calls: [
      {
        call: 'GET /api/tenants/{id}/overview',
        ...inPage,
        done: (page) => page.getByRole('heading', { name: 'Charge and payment' }),
      },
      {
        call: 'GET /api/tenants/{id}/history',
        ...inPage,
        done: (page) => page.locator('.al-timeline').getByRole('listitem'),
      },
    ],
  },
  {
    name: 'The bin',
    as: 'admin',
    path: '/deleted-tenants',
    calls: [
      { call: 'GET /api/deleted-tenants', ...inPage, done: list },
      {
        call: 'POST /api/deleted-tenants/restore',
        begin: (page) => row(page).getByRole('checkbox').check(),
        send: clickButton('Restore'),
        ...inErrorModal,
        kept: (page) => expect(page.getByText('1 selected')).toBeVisible(),
        done: success('1 tenant restored.'),
      },
    ],
  },
  {
    name: 'The coverages of the dialogs',
    as: 'monitor',
    path: '/tenant-list',
    calls: ['GET /api/facilities/search', 'GET /api/coverages/available'].map((call) => ({
      call,
      begin: shown,
      needsAllFields: true as const,
      send: clickButton('Edit status of Ana Ruiz'),
      place: null,
      kept: (page: Page) => expect(page.getByRole('dialog').getByLabel('Moved Out')).toBeEnabled(),
      dismiss: (page: Page) =>
        page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
      done: (page: Page) =>
        page.getByRole('dialog').getByText(`$${coverage.monthly_fee_dollars}.50 per month`),
    })),
  },
];
