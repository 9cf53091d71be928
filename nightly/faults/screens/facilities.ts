import { expect, type Page } from '@playwright/test';
import { newFacility } from '../../../apps/portal/e2e/support/audit.ts';
import {
  facility,
  facilityOverview,
  moveOuts,
  thresholds,
  unsentLetters,
} from '../../../packages/api-client/test/bodies.ts';
import { page, undone } from '../../../packages/api-client/test/cases/case.ts';
import type { FaultyScreen } from '../harness.ts';
import {
  citySave,
  clickAndAgree,
  clickButton,
  inErrorModal,
  inPage,
  inToast,
  list,
  shown,
  success,
} from '../places.ts';

const number = 'FAC-0007';
const unconfirmed = { ...facility, confirmed_no_move_outs_date: null };

export const facilityScreens: FaultyScreen[] = [
  {
    name: 'The list of facilities',
    as: 'monitor',
    path: '/list-facilities',
    bodies: {
      'GET /api/facilities': page(unconfirmed, {
        stats: { move_outs: moveOuts, tenant_thresholds: thresholds, letters: unsentLetters },
      }),
      'GET /api/facilities/{id}/overview': { ...facilityOverview, facility: unconfirmed },
      'POST /api/facilities/{id}/confirm-move-outs': undone,
    },
    calls: [
      { call: 'GET /api/facilities', ...inPage, done: list },
      {
        call: 'GET /api/exports/facilities',
        begin: shown,
        send: clickButton('Export'),
        // FAC-62
        place: null,
        done: success('The export is ready.'),
      },
      {
        call: 'POST /api/facilities/{id}',
        ...citySave(clickButton(`Edit ${number}`)),
        done: success(`Facility ${number} has been saved.`),
      },
      {
        call: 'DELETE /api/facilities/{id}',
        begin: shown,
        send: async (page) => {
          await clickButton(`Delete ${number}`)(page);
          const question = page.getByRole('alertdialog');
          await question.getByRole('button', { name: 'Yes' }).click();
        },
        ...inErrorModal,
        done: success(`Facility ${number} has been deleted!`),
      },
      {
        call: 'GET /api/facilities/{id}/check-flagged',
        begin: shown,
        send: clickButton(`Confirm move-outs for ${number}`),
        ...inErrorModal,
        done: success('There are 3 tenants flagged for this facility. Continue?'),
      },
      {
        call: 'POST /api/facilities/{id}/confirm-move-outs',
        begin: shown,
        send: clickAndAgree(`Confirm move-outs for ${number}`),
        ...inErrorModal,
        done: success(`Move-outs have been confirmed for facility ${number}.`),
        needsAllFields: true,
      },
      {
        call: 'POST /api/undo/{id}',
        begin: shown,
        send: async (page) => {
          await clickAndAgree(`Confirm move-outs for ${number}`)(page);
          await page.getByRole('button', { name: 'Undo' }).first().click();
        },
        ...inToast,
        done: success(`Undone: move-outs of facility ${number}.`),
      },
    ],
  },
  {
    name: 'The statistics of facilities',
    as: 'monitor',
    path: '/list-facilities?tab=stats',
    calls: [
      { call: 'GET /api/facility-stats', ...inPage, done: list },
      {
        call: 'GET /api/facility-stats/create-export',
        begin: shown,
        send: clickButton('Export'),
        ...inErrorModal,
        done: success('The export is ready.'),
      },
      {
        call: 'GET /api/facility-archives/{id}/new-dates',
        begin: clickButton(`Archive ${number}`),
        send: async (page) => {
          const dialog = page.getByRole('dialog', { name: /^Archiving/ });
          await dialog.getByRole('button', { name: /^(Continue|Retry)$/ }).click();
        },
        ...inErrorModal,
        // ARC-22
        says: () => 'Uh oh. Letter dates could not be pulled for this facility.',
        done: (page) => page.getByRole('textbox', { name: 'Audit Letter Date' }),
      },
      {
        call: 'POST /api/facility-archives/{id}/execute',
        begin: async (page) => {
          await clickButton(`Archive ${number}`)(page);
          await clickButton('Continue')(page);
          await page.getByRole('textbox', { name: 'Audit Letter Date' }).fill('02/01/2027');
          await page.getByRole('textbox', { name: 'Enrollment Date' }).fill('03/01/2027');
          await page.getByRole('textbox', { name: 'Letter Effective Date' }).fill('04/01/2027');
        },
        send: clickButton('Complete'),
        ...inErrorModal,
        kept: async (page) => {
          const date = page.getByLabel('Audit Letter Date').first();
          await expect(date).toHaveValue('02/01/2027');
        },
        done: success(`Facility ${number} has been archived. The backup is ready.`),
      },
    ],
  },
  {
    name: 'The archives',
    as: 'monitor',
    path: '/list-facilities?tab=archives',
    calls: [{ call: 'GET /api/facility-archives', ...inPage, done: list }],
  },
  {
    name: 'The retired facilities',
    as: 'monitor',
    path: '/list-facilities?tab=retired',
    calls: [{ call: 'GET /api/retired-facilities', ...inPage, done: list }],
  },
  {
    name: 'The page of a facility',
    as: 'monitor',
    path: '/facilities/7',
    calls: [
      {
        call: 'GET /api/facilities/{id}/overview',
        ...inPage,
        done: (page) => page.getByRole('group', { name: 'History' }),
      },
      {
        call: 'GET /api/answers',
        ...inPage,
        done: (page) => page.getByText('Answers per week'),
      },
      {
        call: 'POST /api/undo/{id}',
        begin: (page) => page.getByRole('group', { name: 'History' }).waitFor(),
        send: clickAndAgree('Undo this import'),
        ...inErrorModal,
        done: success('The import has been undone.'),
      },
    ],
  },
  {
    name: 'The form of a new facility',
    as: 'monitor',
    path: '/add-facility',
    calls: [
      {
        call: 'POST /api/facilities',
        begin: fillInFacility,
        send: clickButton('Add Facility'),
        // FAC-65
        ...inErrorModal,
        kept: async (page) => {
          for (const [label, text] of Object.entries(newFacility))
            await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
        },
        done: (page) => page.getByRole('heading', { name: 'Facility added' }),
      },
    ],
  },
];

/** Fills in the form of a new facility. */
async function fillInFacility(page: Page) {
  for (const [label, text] of Object.entries(newFacility))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('State').selectOption('DE');
}
