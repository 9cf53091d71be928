import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { portal } from './portal.ts';

/** Pages of the portal in their frame, with what lies over a page: questions, messages, toasts. */
const meta = {
  component: portal.component,
  title: 'Screens/Everyone/Whole pages',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/', signedIn: true },
  args: portal.args,
  beforeEach: portal.beforeEach,
} satisfies Meta<typeof portal.component>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-25, SHL-27, SHL-68
export const TenantList: Story = {
  tags: ['whole-screen'],
  parameters: { path: '/tenant-list', role: 'monitor' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Ana Ortiz/ });
  },
};

// SHL-25, SHL-40
export const StaffHome: Story = {
  tags: ['whole-screen'],
  parameters: { role: 'admin' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Admininistrator Tasks' });
    await canvas.findByRole('heading', { name: 'Move-Out Stats' });
  },
};

// SHL-34, SHL-38, SHL-44
export const ManagerHome: Story = {
  parameters: { role: 'manager' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Enter Audit' });
  },
};

// SHL-26, TEN-58
/** The walk has no server, so the export fails. The pointer keeps the toast in view. */
export const ErrorToast: Story = {
  parameters: { path: '/tenant-list', role: 'monitor' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Ana Ortiz/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.hover(await screen.findByText(/is not part of this walk/));
  },
};

// TEN-52, SHL-55
export const CompleteTaggingQuestion: Story = {
  parameters: { path: '/manage-tenants', role: 'manager' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Ana Ortiz/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete Tagging' }));
    await screen.findByRole('alertdialog', { name: 'Is tagging complete?' });
  },
};

// TEN-62, SHL-25
/** The walk has no server, so the answer to the question is its refusal. */
export const RefusalOverAPage: Story = {
  parameters: { path: '/manage-tenants', role: 'manager' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Ana Ortiz/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete Tagging' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, complete tagging' }));
    const message = await screen.findByRole('dialog', { name: 'Error' });
    await waitFor(() => expect(message).toBeVisible());
  },
};
