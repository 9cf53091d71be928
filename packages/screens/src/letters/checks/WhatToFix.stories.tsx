import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { press } from '../../fixtures/plays.ts';
import { groupOf, questionOf } from '../SendLettersScreen.states.ts';
import { WhatToFix } from './WhatToFix.tsx';

const meta = {
  title: 'Screens/Staff/Letters/Check before sending',
  component: WhatToFix,
  args: {
    letterType: 'initial',
    question: questionOf({
      ready: 487,
      left_out: [
        {
          ...groupOf(75, 'with an incomplete address', [], 'Complete the address'),
          tenants: [
            {
              tenant_id: 1,
              name: 'Edith Reed, A4',
              detail: 'the city is missing; a ZIP code has five or nine digits',
            },
          ],
        },
        groupOf(
          1,
          'with a name or address that no font can print',
          ['Ana Ortiz 𒀀, B7'],
          'Replace the characters that no font can print',
        ),
        groupOf(9, 'answered'),
      ],
    }),
    tenantHref: (tenantId) => `/tenants/${tenantId}?dialog=edit`,
  },
} satisfies Meta<typeof WhatToFix>;
export default meta;
type Story = StoryObj<typeof meta>;

// LET-65, LET-94
export const Problems: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        '487 ready, 75 with an incomplete address, 1 with a name or address that no font can print',
        { exact: false },
      ),
    ).toBeVisible();
    await press(canvas, 'Show what to fix');
    // Due work counts those of one reason (DUE-11).
    const group = within(
      await screen.findByRole('region', { name: '75 with an incomplete address' }),
    );
    await expect(group.getAllByRole('listitem')).toHaveLength(1);
    await expect(
      group.getByText(
        'Complete the address: the city is missing; a ZIP code has five or nine digits',
      ),
    ).toBeVisible();
    await expect(screen.getByText('And 74 more.')).toBeVisible();
  },
};
