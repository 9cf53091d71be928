import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { openDialog, press } from '../fixtures/plays.ts';
import type { SaveResult } from '../form/saveResult.ts';
import type { UserSaveResult, UserUpdate } from './edit/userSave.ts';
import { usersStates } from './UsersScreen.states.ts';
import { type UserChangeActions, type UserList, UsersScreen } from './UsersScreen.tsx';

const saved = () => fn(async (): Promise<SaveResult> => ({ ok: true }));

const list: UserList = { users: usersStates.ready, onPageChange: fn(), onRefresh: fn() };
const changes: UserChangeActions = {
  onAdd: saved(),
  onUpdate: saved(),
  onDelete: fn(),
  onPasswordLink: fn(async () => 'https://letters.example/choose-password#5.1.abc'),
  onFactorsReset: fn(),
};

const meta = {
  title: 'Screens/Staff/Users',
  component: UsersScreen,
  args: {
    list,
    changes,
    viewer: 'admin',
    ownId: 1,
    portalAddress: 'https://letters.example',
    securityHref: () => '/profile/security',
  },
} satisfies Meta<typeof UsersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// USR-4, USR-5, USR-6
export const Administrator: Story = {
  tags: ['whole-screen'],
  play: async ({ canvas }) => {
    // A card is painted with the first frame after its row.
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Active, 12 seconds ago' })).toBeVisible(),
    );
    await expect(canvas.getByText('12 seconds ago').closest('td')).toContainElement(
      canvas.getByRole('img', { name: 'Active, 12 seconds ago' }),
    );
    await expect(canvas.getByRole('img', { name: 'Rogue, 5 days ago' })).toBeVisible();
    await expect(canvas.getAllByText('--').length).toBeGreaterThan(0);
    await expect(canvas.getByRole('cell', { name: 'Ines Varga' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Rosa Lindqvist' })).toBeVisible();
    // USR-4
    await expect(canvas.getByText('F-2211')).toBeVisible();
    await expect(canvas.getByText('n.castellane@office.example')).toBeVisible();
    await userEvent.click(canvas.getByRole('rowheader', { name: 'D-1042' }));
    await expect(await canvas.findByRole('link', { name: 'Send Password' })).toBeVisible();
    await expect(canvas.getByText('The email shows the password in clear text.')).toBeVisible();
    // USR-8
    await press(canvas, 'Show Generated Password');
    await expect(canvas.getByLabelText('Generated password')).toHaveValue('plum-harbor-42');
    await expect(canvas.getByLabelText('Generated password')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Copy Generated password' })).toBeVisible();
    await userEvent.click(canvas.getByText('tomas'));
    await expect(await canvas.findByText('User does not own a facility.')).toBeVisible();
  },
};

// USR-70
export const MakesAPasswordLink: Story = {
  args: { viewer: 'monitor' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: 'F-2210' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Password Link' }));
    await expect(args.changes.onPasswordLink).toHaveBeenCalled();
  },
};

// DUE-21
export const OnlyUnused: Story = {
  args: { list: { ...list, unusedOnly: true, onUnusedClear: fn() } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Show all accounts');
    await expect(args.list.onUnusedClear).toHaveBeenCalled();
  },
};

// USR-1
/** Monitors cannot add users. */
export const Monitor: Story = {
  args: { viewer: 'monitor' },
  play: async ({ canvas }) => {
    await press(canvas, 'Edit F-2210');
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName(
      'F-2210 (f-2210@mail.example)',
    );
    await expect(screen.queryByRole('checkbox', { name: 'Administrator' })).toBeNull();
  },
};

// USR-10
export const NewUser: Story = {
  play: async ({ canvas }) => {
    await openDialog(canvas, 'Add User', 'New User');
    await expect(screen.getByText(/^This user will be a manager without a facility/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Monitor' }));
    await expect(screen.queryByText(/manager without a facility/)).toBeNull();
  },
};

// USR-24
/** A message for one field shows only there. */
export const RefusedField: Story = {
  args: {
    changes: {
      ...changes,
      onAdd: fn(async (): Promise<SaveResult> => {
        const message = 'The username tomas is taken.';
        return { ok: false, message, fields: { username: message } };
      }),
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Add User');
    const name = await screen.findByLabelText('Username');
    await userEvent.type(name, 'tomas');
    await userEvent.type(screen.getByLabelText('Password'), 'quiet-lake-9');
    await userEvent.type(screen.getByLabelText('Email'), 'tomas@mail.example');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('The username tomas is taken.'));
    await expect(screen.getAllByText('The username tomas is taken.')).toHaveLength(1);
  },
};

// USR-39
/** A manager becomes an administrator: the dialog says what changes, and the new password shows. */
export const Promoted: Story = {
  args: {
    changes: {
      ...changes,
      onUpdate: fn(
        async ({ user, changes: written }: UserUpdate): Promise<UserSaveResult> => ({
          ok: true,
          withNewPassword: {
            ...user,
            is_admin: written.is_admin ?? false,
            facility: null,
            original_password: 'h7kq-m3vx-t9ap',
          },
        }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Edit F-2210');
    const password = await screen.findByLabelText('Password');
    await expect(password).toHaveAccessibleDescription('Left empty, the password stays as it is.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Administrator' }));
    await expect(password).toHaveAccessibleDescription(/^Left empty, a new password is made/);
    await expect(screen.getByText('F-2210 stops managing facility F-2210.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    await screen.findByRole('dialog', { name: 'New password of F-2210' });
    await expect(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('h7kq-m3vx-t9ap');
  },
};

export const Loading: Story = { args: { list: { ...list, users: usersStates.loading } } };
// USR-22
export const Failed: Story = { args: { list: { ...list, users: usersStates.failed } } };
export const Empty: Story = {
  args: { list: { ...list, users: usersStates.empty }, addFacilityHref: '/add-facility' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add a facility' })).toBeVisible();
  },
};
