import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { programStates } from './ProgramScreen.states.ts';
import { ProgramScreen } from './ProgramScreen.tsx';

const meta = {
  title: 'Screens/Staff/Facilities/Program',
  component: ProgramScreen,
  args: {
    program: programStates.ready,
    facilityHref: ({ id }) => `/facilities/${id}`,
    exports: { exporting: false, onExport: fn() },
    onPrint: fn(),
  },
} satisfies Meta<typeof ProgramScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// FAC-111, FAC-109, FAC-110
export const Ready: Story = {
  tags: ['whole-screen'],
  play: async ({ args, canvas, userEvent }) => {
    const all = within(canvas.getByRole('group', { name: 'From letters to payments' }));
    await expect(all.getByText('58% complete.')).toBeVisible();
    await expect(all.getByText('$1,600.50 per month')).toBeVisible();
    await expect(
      await all.findByRole('row', { name: 'Coverage Confirmed 61 18.8%' }),
    ).toBeVisible();
    await expect(
      all.getByText('1 of 2 facilities can be compared with a period before: see below.'),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^FL 1 84/ })).toBeVisible();
    const sheet = within(canvas.getByRole('group', { name: 'L-101 · Harbor Lane Storage' }));
    await expect(sheet.getByRole('row', { name: 'Answers 145 60.4% 165 71.4%' })).toBeVisible();
    await expect(canvas.getByText('Without tenants: L-102 · Mill Road Self Storage')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'L-103 · Tampa, FL' })).toHaveAttribute(
      'href',
      '/facilities/3',
    );
    // FAC-115
    await expect(canvas.getByRole('row', { name: /^TX 1 240 .* 145 71% 82%/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^FL 1 84 .* 20 23% --/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.exports.onExport).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalled();
  },
};

// FAC-111
export const NoTenants: Story = {
  args: { program: programStates.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No facility has tenants yet.')).toBeVisible();
  },
};

export const Loading: Story = { args: { program: programStates.loading } };

// SHL-56
export const Failed: Story = { args: { program: programStates.failed } };

export const Refreshing: Story = { args: { program: programStates.refreshing } };

// SHL-56
export const Stale: Story = { args: { program: programStates.stale } };
