import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { expectHref, press, refuses, saves } from '../../fixtures/plays.ts';
import { today } from '../../fixtures/today.ts';
import { ready } from '../../loadable.ts';
import { tenantHistoryStates } from '../history/TenantHistory.states.ts';
import { tenantPageStates } from './TenantScreen.states.ts';
import { TenantScreen } from './TenantScreen.tsx';

const meta = {
  title: 'Screens/Staff/Tenants/One tenant',
  component: TenantScreen,
  args: {
    model: tenantPageStates.ready,
    history: ready(tenantHistoryStates.ready.events),
    today,
    links: {
      tenants: '/tenant-list',
      tenant: (id) => `/tenants/${id}`,
      facility: ({ facility_id }) => `/facilities/${facility_id}`,
      letter: ({ filename, page }) => `/files/${filename}#page=${page}`,
      file: (filename) => `/files/${filename}`,
    },
    onWithdraw: fn(),
    onStatusSave: saves(),
    onTenantSave: saves(),
  },
} satisfies Meta<typeof TenantScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// TEN-140
export const Ready: Story = {
  tags: ['whole-screen'],
  play: async ({ canvas }) => {
    await expectHref(canvas, 'D-1042 · Mill Road Storage', '/facilities/12');
    await expect(canvas.getByText('Letters reach this address.')).toBeVisible();
    // TEN-145
    await expectHref(canvas, '(302) 555-0142', 'tel:3025550142');
    await expectHref(canvas, 'ana.ortiz@example.com', 'mailto:ana.ortiz@example.com');
    const letters = within(canvas.getByRole('group', { name: 'Letters' }));
    await expectHref(letters, 'Audit letter, page 118', '/files/a.pdf#page=118');
    await expect(letters.getByText('Not mailed')).toBeVisible();
    // LET-108
    await expect(letters.getAllByRole('button', { name: 'Withdraw this letter' })).toHaveLength(1);
    const history = within(canvas.getByRole('group', { name: 'History' }));
    await expect(history.getAllByRole('listitem')).toHaveLength(7);
    const notes = within(canvas.getByRole('group', { name: 'Notes' }));
    await expect(notes.getByText('Dana Whitfield, Oct 19, 2026, 6:10 PM')).toBeVisible();
  },
};

// TEN-141
export const AnswerRefused: Story = {
  args: { onStatusSave: refuses('Network Error') },
  play: async ({ canvas }) => {
    await press(canvas, 'Opted Out');
    await expect(await canvas.findByText(/Network Error/)).toBeVisible();
  },
};

// TEN-140
export const Unreached: Story = {
  args: { model: tenantPageStates.unreached },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'No letter reaches this address: the city is missing; a ZIP code has five or nine digits.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('No letters yet.')).toBeVisible();
  },
};

// TEN-140
export const SameNameAddressAndUnit: Story = {
  args: { model: tenantPageStates['same-lease'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Same name, address and unit')).toBeVisible();
    await expectHref(canvas, 'Boris Lindqvist · A02, A02B', '/tenants/904');
  },
};

// TEN-140
export const ZipCodeOfAnotherState: Story = {
  args: { model: tenantPageStates['other-state'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Letters reach this address, but the ZIP code 02108 is not in TX.'),
    ).toBeVisible();
  },
};

// TEN-22, TEN-140
export const Edit: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Edit');
    await expect(await screen.findByRole('dialog', { name: 'Edit Tenant' })).toBeVisible();
  },
};

export const Loading: Story = { args: { model: tenantPageStates.loading, history: undefined } };
export const Failed: Story = { args: { model: tenantPageStates.failed } };
export const NoTenant: Story = { args: { model: tenantPageStates['no-tenant'] } };
