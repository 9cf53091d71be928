import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { press } from '../../fixtures/plays.ts';
import { whatToFixStates } from './WhatToFix.states.ts';
import { WhatToFix } from './WhatToFix.tsx';

const meta = {
  title: 'Screens/Staff/Letters/Check before sending',
  component: WhatToFix,
  args: {
    letterType: 'initial',
    question: whatToFixStates.problems,
    tenantHref: (tenantId) => `/tenants/${tenantId}?dialog=edit`,
  },
} satisfies Meta<typeof WhatToFix>;
export default meta;
type Story = StoryObj<typeof meta>;

// LET-65
export const Problems: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        '487 ready, 1 with an incomplete address, 1 with a name or address that no font can print',
        { exact: false },
      ),
    ).toBeVisible();
    await press(canvas, 'Show what to fix');
    // Due work counts those of one reason (DUE-11).
    const group = within(
      await screen.findByRole('region', { name: '1 with an incomplete address' }),
    );
    await expect(group.getAllByRole('listitem')).toHaveLength(1);
    const link = group.getByRole('link', { name: 'Edith Reed, A4' });
    await expect(link).toHaveAttribute('href', '/tenants/1?dialog=edit');
    await expect(
      screen.getByText(
        'Complete the address: the city is missing; a ZIP code has five or nine digits',
      ),
    ).toBeVisible();
  },
};

// LET-65
export const OnlyTagged: Story = {
  args: { question: whatToFixStates.tagged },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('488 ready, 5 tagged for removal', { exact: false }),
    ).toBeVisible();
  },
};

// LET-94
export const MoreThanListed: Story = {
  args: { question: whatToFixStates.many },
  play: async ({ canvas }) => {
    await press(canvas, 'Show what to fix');
    await expect(await screen.findByText('And 74 more.')).toBeInTheDocument();
  },
};

// LET-65
export const NothingToFix: Story = { args: { question: whatToFixStates.nothingToFix } };
