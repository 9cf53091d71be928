import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { preflightStates } from './Preflight.states.ts';
import { Preflight } from './Preflight.tsx';

const meta = {
  title: 'Screens/Staff/Letters/Check before sending',
  component: Preflight,
  args: {
    letterType: 'initial',
    preflight: preflightStates.problems,
    tenantHref: ({ tenant_id }) => `/tenants/${tenant_id}?dialog=edit`,
  },
} satisfies Meta<typeof Preflight>;
export default meta;
type Story = StoryObj<typeof meta>;

// LET-65
export const Problems: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('487 ready, 5 tagged, 1 address to complete, 1 that no font can print', {
        exact: false,
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show what to fix' }));
    const link = await screen.findByRole('link', { name: 'Edith Reed, A4' });
    const { tenant_id } = preflightStates.problems.problems[0] ?? {};
    await expect(link).toHaveAttribute('href', `/tenants/${tenant_id}?dialog=edit`);
    await expect(
      screen.getByText(
        'Complete the address: the city is missing; a ZIP code has five or nine digits',
      ),
    ).toBeVisible();
  },
};

// LET-65, LET-93
export const TooLong: Story = {
  args: { preflight: preflightStates.tooLong },
  play: async ({ canvas }) => {
    const line = canvas.getByText('11 ready, 1 with more text than a letter holds', {
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
