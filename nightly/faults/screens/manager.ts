import { expect, type Page } from '@playwright/test';
import { managedFacility, pagination, tenant } from '../../../packages/api-client/test/bodies.ts';
import type { FaultyScreen } from '../harness.ts';
import {
  citySave,
  clickAndAgree,
  clickButton,
  inCard,
  inDialog,
  inErrorModal,
  inPage,
  list,
  saveDialog,
  shown,
  statusSave,
  success,
} from '../places.ts';

const row = (page: Page) => page.locator('.al-list tbody tr');
const tagging = (page: Page) => page.getByRole('dialog', { name: 'Tag Tenants for Removal' });

/** Two tenants whose charge can be connected. */
const tenants = {
  data: ['Ana', 'Boris'].map((first_name, at) => ({
    ...tenant,
    id: 41 + at,
    first_name,
    charge_applied: false,
  })),
  pagination: { ...pagination, current_page: 1, last_page: 1, total: 2, from: 1, to: 2 },
  info: { incomplete_address: 0 },
};

const bodies = {
  'GET /api/managers/facility': { ...managedFacility, can_tag_removal: true, ready_to_tag: true },
  'GET /api/facilities/{id}/tenants': tenants,
};

async function tagAna(page: Page) {
  await clickButton('Tag Tenants for Removal')(page);
  await tagging(page).getByText('Ruiz, Ana').click();
}

export const managerScreens: FaultyScreen[] = [
  {
    name: 'The home of a manager',
    as: 'manager',
    path: '/',
    calls: [
      {
        call: 'GET /api/managers/facility',
        place: (page) => page.getByRole('main'),
        done: (page) => page.getByText('total tenants uploaded'),
      },
    ],
  },
  {
    name: 'Manage Tenants',
    as: 'manager',
    path: '/manage-tenants',
    bodies,
    calls: [
      {
        call: 'GET /api/managers/facility',
        place: (page) => page.getByRole('main'),
        done: list,
      },
      { call: 'GET /api/facilities/{id}/tenants', ...inPage, done: list },
      {
        call: 'GET /api/facilities/{id}/tenant-filters',
        send: (page) => page.reload(),
        place: null,
        kept: (page) => expect(row(page).first()).toBeVisible(),
        needsAllFields: true,
        done: (page) => page.getByLabel('Filter').filter({ hasText: 'No Response (131)' }),
      },
      {
        call: 'GET /api/exports/manager-tenants',
        begin: shown,
        send: clickButton('Export'),
        ...inCard,
        says: (message) => `The export failed. ${message}`,
        done: success('The export is ready.'),
      },
      statusSave,
      {
        call: 'POST /api/managers/update-tenant',
        ...citySave(clickButton('Edit Ana Ruiz')),
        done: success('Tenant record was successfully updated for Ana Ruiz'),
      },
      {
        call: 'POST /api/managers/bulk-charge-applied',
        begin: (page) => page.getByRole('checkbox', { name: 'Select all' }).check(),
        send: (page) =>
          page
            .getByRole('group', { name: 'Tenants' })
            .getByRole('button', { name: 'Connect Charge Added' })
            .first()
            .click(),
        ...inCard,
        says: (message) => `The charge of 2 tenants is not applied. ${message}`,
        kept: (page) => expect(page.getByText('2 selected')).toBeVisible(),
        done: success('2 tenants successfully updated!'),
      },
      {
        call: 'POST /api/managers/tag-tenants',
        begin: tagAna,
        send: saveDialog,
        ...inDialog,
        kept: (page) => expect(tagging(page).getByText('1 selected')).toBeVisible(),
        done: success('1 tenant successfully updated!'),
      },
      {
        call: 'POST /api/managers/confirm-move-outs',
        begin: shown,
        send: clickAndAgree('No Tenants Moved Out'),
        ...inErrorModal,
        done: success('Confirmed: no tenants moved out.'),
      },
    ],
  },
  {
    name: 'Manage Tenants with tagged tenants',
    as: 'manager',
    path: '/manage-tenants',
    bodies: {
      ...bodies,
      'GET /api/managers/facility': {
        ...managedFacility,
        can_tag_removal: true,
        ready_to_tag: true,
        stats: { ...managedFacility.stats, tagged_for_removal: 2 },
      },
      'GET /api/facilities/{id}/tenants': {
        ...tenants,
        data: tenants.data.map((tenant) => ({ ...tenant, tagged_for_removal: true })),
      },
    },
    calls: [
      {
        call: 'POST /api/managers/untag-tenants',
        begin: clickButton('Tag Tenants for Removal'),
        send: (page) => tagging(page).getByRole('button', { name: 'Untag Ana Ruiz' }).click(),
        ...inErrorModal,
        done: success('Ana Ruiz is no longer tagged for removal.'),
      },
      {
        call: 'POST /api/managers/confirm-tagging-complete',
        begin: shown,
        send: clickAndAgree('Complete Tagging'),
        // TEN-62
        ...inErrorModal,
        done: success('Tagging is complete.'),
      },
    ],
  },
];
