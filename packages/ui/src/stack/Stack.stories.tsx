import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { Stack } from './Stack.tsx';

const cards = ['Letters', 'Tenants', 'Archives'].map((title) => (
  <Card key={title} title={title}>
    Two of twelve facilities are due.
  </Card>
));

const meta = {
  title: 'Widgets/Data/Stack',
  component: Stack,
  args: { children: cards },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const space = (above?: Element | null, below?: Element | null) =>
  (below?.getBoundingClientRect().top ?? 0) - (above?.getBoundingClientRect().bottom ?? 0);

export const Column: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('.al-card');
    await expect(space(first, second)).toBe(16);
  },
};

export const Row: Story = {
  args: {
    direction: 'row',
    gap: 'small',
    children: (
      <>
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Badge tone="warning">Not saved</Badge>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    const cancel = canvas.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
    await expect([cancel.left - save.right, cancel.top]).toEqual([8, save.top]);
  },
};

export const BothThemes: Story = {
  render: () => (
    <InBothThemes>
      {(['small', 'medium', 'large'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Badge>{gap}</Badge>
          <Stack direction="row" gap={gap} align="end">
            <Button>One</Button>
            <Button size="small">Two</Button>
          </Stack>
        </Stack>
      ))}
    </InBothThemes>
  ),
};
