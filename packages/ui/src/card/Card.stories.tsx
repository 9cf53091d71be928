import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Widgets/Data/Card',
  component: Card,
  args: { title: 'Mailing dates', children: 'Audit letter date 9/1/2026' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Mailing dates' })).toBeVisible();
  },
};

export const HeadingsAndFooters: Story = {
  render: () => (
    <InBothThemes>
      <Card title="Tenants" actions={<Button size="small">Export</Button>}>
        412 tenants of facility 1001, Harbor Lane Storage.
      </Card>
      <Card>Without a heading it is only a frame.</Card>
      <Card
        title="Archiving 1001"
        footer={
          <>
            <Button variant="ghost">Back</Button>
            <Button variant="primary">Complete</Button>
          </>
        }
      >
        Back up and delete all 412 tenants.
      </Card>
    </InBothThemes>
  ),
};
