import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { preflightStates } from './Preflight.states.ts';
import { Preflight } from './Preflight.tsx';

const meta = {
  title: 'Screens/Staff/Letters/Check before sending',
  component: Preflight,
  args: {
    letterType: 'initial',
    preflight: preflightStates.problems,
    tenantsHref: ({ facility_number }) => `/tenant-list?facility_number=${facility_number}`,
    onTenantOpen: fn(),
  },
} satisfies Meta<typeof Preflight>;
export default meta;
type Story = StoryObj<typeof meta>;

// LET-65
export const Problems: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('488 ready, 5 tagged, 1 address to complete, 1 that no font can print', {
        exact: false,
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show what to fix' }));
    const link = await screen.findByRole('link', { name: 'Edith Reed, A4' });
    await expect(link).toHaveAttribute('href', '/tenant-list?facility_number=D-1042');
    await userEvent.click(link);
    await expect(args.onTenantOpen).toHaveBeenCalledWith(preflightStates.problems.problems[0]);
  },
};

// LET-65, LET-93
export const TooLong: Story = {
  args: { preflight: preflightStates.tooLong },
  play: async ({ canvas }) => {
    const line = canvas.getByText('12 ready, 1 with more text than a letter holds', {
      exact: false,
    });
    await expect(line).toBeVisible();
  },
};

// LET-65
export const OnlyTagged: Story = {
  args: { preflight: preflightStates.tagged },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('488 ready, 5 tagged', { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

// LET-67
export const MoreThanListed: Story = {
  args: { preflight: preflightStates.many },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show what to fix' }));
    await expect(await screen.findByText('And 74 more.')).toBeInTheDocument();
  },
};

// LET-65
export const NothingToFix: Story = { args: { preflight: preflightStates.nothingToFix } };
