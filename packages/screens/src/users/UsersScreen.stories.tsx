import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { openDialog, press, refuses, saves } from '../fixtures/plays.ts';
import type { UserSaveResult, UserUpdate } from './edit/userSave.ts';
import { usersStates } from './UsersScreen.states.ts';
import { type UserChangeActions, type UserList, UsersScreen } from './UsersScreen.tsx';

const list: UserList = { users: usersStates.ready, onPageChange: fn(), onRefresh: fn() };
const changes: UserChangeActions = {
  onAdd: saves(),
  onUpdate: saves(),
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
    await expect(canvas.getByRole('img', { name: 'Active, 12 seconds ago' })).toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: 'Rogue, 5 days ago' })).toBeInTheDocument();
    // USR-4
    await expect(canvas.getByText('F-2211')).toBeVisible();
    await expect(canvas.getByText('n.castellane@office.example')).toBeVisible();
    await userEvent.click(canvas.getByRole('rowheader', { name: 'D-1042' }));
    await expect(
      await canvas.findByText('The email shows the password in clear text.'),
    ).toBeVisible();
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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: 'F-2210' }));
    await openDialog(canvas, 'Password Link');
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
    const dialog = await openDialog(canvas, 'Edit F-2210', 'F-2210 (f-2210@mail.example)');
    await expect(dialog.queryByRole('checkbox', { name: 'Administrator' })).toBeNull();
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

const taken = 'The username tomas is taken.';
// USR-24
/** A message for one field shows only there. */
export const RefusedField: Story = {
  args: { changes: { ...changes, onAdd: refuses(taken, { username: taken }) } },
  play: async ({ canvas }) => {
    await press(canvas, 'Add User');
    const name = await screen.findByLabelText('Username');
    await userEvent.type(name, 'tomas');
    await userEvent.type(screen.getByLabelText('Password'), 'quiet-lake-9');
    await userEvent.type(screen.getByLabelText('Email'), 'tomas@mail.example');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(taken));
    await expect(screen.getAllByText(taken)).toHaveLength(1);
  },
};

// USR-39
/** A manager becomes an administrator: the dialog says what changes, and the new password shows. */
export const Promoted: Story = {
  args: {
    changes: {
      ...changes,
      onUpdate: fn(
        async ({ user }: UserUpdate): Promise<UserSaveResult> => ({
          ok: true,
          withNewPassword: { ...user, original_password: 'h7kq-m3vx-t9ap' },
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
