import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
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

export const Column: Story = {};

export const RowsAndGaps: Story = {
  render: () => (
    <Stack direction="row">
      {(['small', 'medium', 'large'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Badge>{gap}</Badge>
          <Stack direction="row" gap={gap}>
            <Button>One</Button>
            <Button size="small">Two</Button>
          </Stack>
        </Stack>
      ))}
    </Stack>
  ),
};
