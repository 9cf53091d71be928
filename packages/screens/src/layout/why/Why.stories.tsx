import type { Moment } from '@audit-letters/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { formatMoment } from '../../format/dates/moment.ts';
import { Why } from './Why.tsx';

const meta = {
  title: 'Screens/Everyone/Explained numbers',
  component: Why,
  args: {
    numbers: [
      { label: 'Opted Out', fraction: '3 of 40 in program = 7.5%, over the threshold of 5%' },
      { label: 'Provided Proof', fraction: '4 of 40 in program = 10%' },
    ],
    loadedAt: '2026-11-20T09:30:00Z' as Moment,
    rule: 'A percentage is a share of all tenants of the facility, rounded to one decimal.',
  },
} satisfies Meta<typeof Why>;
export default meta;
type Story = StoryObj<typeof meta>;

// FAC-57
export const Open: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'How is this counted?' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'How this is counted' });
    await expect(panel).toHaveTextContent('3 of 40 in program = 7.5%, over the threshold of 5%');
    await expect(panel).toHaveTextContent(
      `Counted from the tenants on ${formatMoment('2026-11-20T09:30:00Z' as Moment)}.`,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'How this is counted' });
  },
};
