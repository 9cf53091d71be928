import { expect, type Page } from '@playwright/test';
import { importResult, workbook } from '../../../apps/portal/e2e/pages/imports.ts';
import type { FaultyScreen } from '../harness.ts';
import { clickAndAgree, clickButton, inDialog, inErrorModal, inPage, success } from '../places.ts';

const box = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' });
const rentRoll = workbook(Buffer.from('PK'), 'rent-roll.xlsx');

export const shellScreens: FaultyScreen[] = [
  {
    name: 'The home of staff',
    as: 'monitor',
    path: '/',
    calls: [
      {
        call: 'GET /api/monitors/facility-stats',
        place: (page) => page.getByRole('group', { name: 'Move-Out Stats' }),
        done: (page) => page.getByRole('group', { name: 'Move-Out Stats' }).getByRole('link'),
      },
      {
        call: 'GET /api/due',
        place: (page) => page.getByRole('main'),
        done: (page) => page.getByRole('group', { name: 'What is due' }).getByRole('link'),
      },
      {
        call: 'POST /api/due/put-away',
        begin: async (page) => {
          await page
            .getByRole('button', { name: /^Not this period/ })
            .first()
            .click();
          await page.getByLabel('Reason').fill('Its time is over.');
        },
        send: clickButton('Put away'),
        ...inDialog,
        kept: (page) => expect(page.getByLabel('Reason')).toHaveValue('Its time is over.'),
        done: (page) => page.getByRole('button', { name: /^Not this period/ }),
      },
      {
        call: 'DELETE /api/due/put-away/{id}',
        begin: (page) => page.getByText(/^Put away \(/).click(),
        send: clickButton('Put back Audit letters, F-1'),
        ...inErrorModal,
        done: success('Put back.'),
      },
      {
        call: 'GET /api/app/status',
        send: (page) => page.reload(),
        place: null,
        done: (page) => page.getByRole('group', { name: 'Move-Out Stats' }),
      },
      {
        call: 'POST /api/search',
        begin: async (page) => {
          await clickButton('Go to')(page);
          await box(page).getByRole('combobox').fill('ana r');
        },
        send: async (page) => {
          await box(page).getByRole('combobox').fill('ana');
          await box(page).getByRole('combobox').fill('ana r');
        },
        place: box,
        // SHL-73
        says: () => 'Facilities and tenants could not be searched.',
        done: (page) => box(page).getByRole('option'),
      },
    ],
  },
  {
    name: 'Upload Tenants',
    as: 'monitor',
    path: '/upload-tenants',
    bodies: {
      'POST /api/tenants/import': {
        insert_count: 398,
        active_tenants_count: 2,
        error_count: 0,
        import_id: 12,
        undo: 5,
        duplicate_tenant_filename: null,
        duplicate_tenant_count: 0,
        missing_prime_ids: [],
      },
    },
    calls: [
      {
        call: 'POST /api/tenants/import',
        begin: (page) => page.getByLabel('Rent Roll').setInputFiles(rentRoll),
        send: clickButton('Upload'),
        // IMP-25, IMP-27
        ...inErrorModal,
        kept: (page) => expect(page.getByText('rent-roll.xlsx').first()).toBeVisible(),
        done: importResult,
      },
      {
        call: 'POST /api/undo/{id}',
        begin: async (page) => {
          await page.getByLabel('Rent Roll').setInputFiles(rentRoll);
          await clickButton('Upload')(page);
          await importResult(page).waitFor();
        },
        send: clickAndAgree('Undo this import'),
        ...inErrorModal,
        kept: (page) => expect(page.getByText('Import Complete')).toBeVisible(),
        done: (page) => page.getByRole('heading', { name: 'Import Undone' }),
      },
    ],
  },
  {
    name: 'The refused rows of an import',
    as: 'monitor',
    path: '/upload-tenants?import=12',
    calls: [
      { call: 'GET /api/imports/{id}/errors', ...inPage, done: dismiss },
      {
        call: 'POST /api/imports/{id}/dismiss-errors',
        begin: (page) => dismiss(page).waitFor(),
        send: clickButton('Dismiss'),
        ...inErrorModal,
        done: success('The rows have been dismissed.'),
      },
    ],
  },
  {
    name: 'The page of an unknown address',
    as: 'monitor',
    path: '/nowhere',
    calls: [
      {
        call: 'POST /api/page-404s',
        send: (page) => page.reload(),
        place: null,
        done: success('Page Not Found'),
      },
    ],
  },
  {
    name: 'The logout',
    as: 'monitor',
    path: '/logout',
    calls: [
      {
        call: 'POST /api/logout',
        send: (page) => page.goto('/logout'),
        place: null,
        done: (page) => page.getByRole('button', { name: 'Log In' }),
      },
    ],
  },
];
