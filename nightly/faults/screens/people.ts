import { expect, type Page } from '@playwright/test';
import { secondStep } from '../../../packages/api-client/test/bodies.ts';
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
      {
        call: 'POST /api/users/{id}/reset-factors',
        begin: (page) => page.getByRole('button', { name: 'Details of fac-0007' }).click(),
        send: clickAndAgree('Reset Second Factor'),
        ...inErrorModal,
        done: success('The second factor of fac-0007 has been reset.'),
      },
      {
        call: 'POST /api/users/{id}/password-link',
        begin: (page) => page.getByRole('button', { name: 'Details of fac-0007' }).click(),
        send: clickButton('Password Link'),
        ...inErrorModal,
        done: success('Password link for fac-0007'),
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
    name: 'The second factors',
    as: 'monitor',
    path: '/profile/security',
    calls: [
      {
        call: 'GET /api/sessions',
        place: (page) => page.getByRole('group', { name: 'Sessions' }),
        // The name of the browser is optional.
        needsAllFields: true,
        done: success('Firefox on Windows'),
      },
      {
        call: 'DELETE /api/sessions/{id}',
        needsAllFields: true,
        begin: (page) => page.getByText('Firefox on Windows').waitFor(),
        send: clickButton('End Firefox on Windows, 203.0.113.7'),
        ...inErrorModal,
        done: success('The session has been ended.'),
      },
      {
        call: 'GET /api/factors',
        ...inPage,
        // Without the field that says so, the server uses no factors.
        needsAllFields: true,
        done: success('9 recovery codes left'),
      },
      {
        call: 'POST /api/factors/{id}/remove',
        begin: (page) => page.getByRole('button', { name: 'Remove Phone' }).waitFor(),
        send: clickAndAgree('Remove Phone'),
        ...inErrorModal,
        done: success('Phone has been removed.'),
      },
      {
        call: 'POST /api/factors/recovery-codes',
        begin: (page) => page.getByRole('button', { name: 'New Recovery Codes' }).waitFor(),
        send: clickAndAgree('New Recovery Codes'),
        ...inErrorModal,
        done: success('abcd-efgh'),
      },
      {
        call: 'POST /api/factors/totp-secret',
        begin: clickButton('Add a Second Factor'),
        send: clickButton('Use an Authenticator App'),
        ...inDialog,
        done: (page) => page.getByRole('img', { name: 'QR code for an authenticator app' }),
      },
      {
        call: 'POST /api/factors',
        // The codes come with the first factor only.
        needsAllFields: true,
        begin: async (page) => {
          await clickButton('Add a Second Factor')(page);
          await clickButton('Use an Authenticator App')(page);
          await dialog(page).getByLabel('Code', { exact: true }).fill('123456');
        },
        send: clickButton('Add App'),
        ...inDialog,
        kept: (page) =>
          expect(dialog(page).getByLabel('Code', { exact: true })).toHaveValue('123456'),
        done: success('abcd-efgh'),
      },
      {
        call: 'POST /api/factors/passkey-options',
        begin: async (page) => {
          await clickButton('Add a Second Factor')(page);
        },
        send: clickButton('Add Passkey'),
        ...inDialog,
        done: dialog,
      },
    ],
  },
  {
    name: 'The second step of the login',
    as: null,
    path: '/login',
    bodies: { 'POST /api/login': secondStep },
    calls: [
      {
        call: 'POST /api/login/second-step',
        begin: async (page) => {
          await page.getByLabel('Username').fill('lena');
          await page.getByLabel('Password', { exact: true }).fill('warm-river-5');
          await clickButton('Log In')(page);
          await page.getByLabel('Code of your authenticator app').fill('123456');
        },
        send: clickButton('Continue'),
        ...inCard,
        kept: (page) =>
          expect(page.getByLabel('Code of your authenticator app')).toHaveValue('123456'),
        done: success('Welcome'),
      },
    ],
  },
  {
    name: 'The page of a password link',
    as: null,
    path: '/choose-password#5.1.abc',
    calls: [
      {
        call: 'POST /api/password-link',
        begin: async (page) => {
          await page.getByLabel('New password').fill('green door 8');
          await page.getByLabel('Confirm password').fill('green door 8');
        },
        send: clickButton('Save'),
        ...inCard,
        kept: (page) => expect(page.getByLabel('Confirm password')).toHaveValue('green door 8'),
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
