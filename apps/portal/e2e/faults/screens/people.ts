import { expect, type Page } from '@playwright/test';
import type { FaultyScreen } from '../harness.ts';
import {
  clickAndAgree,
  clickButton,
  inCard,
  inDialog,
  inErrorModal,
  inPage,
  list,
  shown,
  success,
} from '../places.ts';

const dialog = (page: Page) => page.getByRole('dialog');

export const peopleScreens: FaultyScreen[] = [
  {
    name: 'The users',
    as: 'admin',
    path: '/manage-users',
    calls: [
      { call: 'GET /api/users', ...inPage, done: list },
      {
        call: 'POST /api/users',
        begin: async (page) => {
          await clickButton('Add User')(page);
          await dialog(page).getByLabel('Username').fill('lena');
          await dialog(page).getByLabel('Password', { exact: true }).fill('warm-river-5');
          await dialog(page).getByLabel('Email').fill('lena@mail.example');
        },
        send: clickButton('Create'),
        // USR-24
        ...inDialog,
        kept: async (page) => {
          await expect(dialog(page).getByLabel('Username')).toHaveValue('lena');
          await expect(dialog(page).getByLabel('Email')).toHaveValue('lena@mail.example');
        },
        done: success('User lena has been created.'),
      },
      {
        call: 'POST /api/users/{id}',
        begin: async (page) => {
          await clickButton('Edit fac-0007')(page);
          await dialog(page).getByLabel('Email').fill('lena@mail.example');
        },
        send: clickButton('Update'),
        ...inDialog,
        kept: (page) => expect(dialog(page).getByLabel('Email')).toHaveValue('lena@mail.example'),
        done: success('User fac-0007 has been updated.'),
      },
      {
        call: 'DELETE /api/users/{id}',
        begin: shown,
        send: clickAndAgree('Delete fac-0007'),
        // USR-23
        ...inErrorModal,
        done: success('User fac-0007 has been deleted.'),
      },
    ],
  },
  {
    name: 'The profile',
    as: 'monitor',
    path: '/profile',
    calls: [
      {
        call: 'POST /api/update-profile',
        begin: (page) => page.getByLabel('Manager Name').fill('Lena Osei'),
        send: clickButton('Update'),
        // USR-25
        ...inCard,
        kept: (page) => expect(page.getByLabel('Manager Name')).toHaveValue('Lena Osei'),
        done: success('Profile has been updated!'),
      },
      {
        call: 'POST /api/change-password',
        begin: async (page) => {
          await clickButton('Change Password')(page);
          await dialog(page).getByLabel('New password').fill('green door 8');
          await dialog(page).getByLabel('Confirm password').fill('green door 8');
        },
        send: clickButton('Save'),
        ...inDialog,
        kept: (page) =>
          expect(dialog(page).getByLabel('Confirm password')).toHaveValue('green door 8'),
        done: success('Password has been updated!'),
      },
    ],
  },
  {
    name: 'The login page',
    as: null,
    path: '/login',
    calls: [
      {
        call: 'POST /api/login',
        begin: async (page) => {
          await page.getByLabel('Username').fill('lena');
          await page.getByLabel('Password', { exact: true }).fill('warm-river-5');
        },
        send: clickButton('Log In'),
        ...inCard,
        kept: async (page) => {
          await expect(page.getByLabel('Username')).toHaveValue('lena');
          await expect(page).toHaveURL('/login');
        },
        done: success('Welcome'),
      },
    ],
  },
];
