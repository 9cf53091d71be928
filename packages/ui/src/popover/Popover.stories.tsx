import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { rootContract } from '../testing/rootContract.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Widgets/Overlays/Popover',
  tags: ['framed'],
  component: Popover,
  args: {
    trigger: <Button>Note</Button>,
    label: 'Note on facility 1042',
    children: (
      <>
        <p>Gate code changes on the first of each month.</p>
        <Button size="small">Copy</Button>
      </>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { defaultOpen: true } };

export const Contract = rootContract<HTMLDivElement>((probe) => (
  <Popover {...probe} label="Note" defaultOpen trigger={<Button>Note</Button>} />
));
