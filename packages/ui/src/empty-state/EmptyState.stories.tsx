import type { Meta, StoryObj } from '@storybook/react-vite';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../button/Button.tsx';
import { LinkButton } from '../link-button/LinkButton.tsx';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Widgets/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No facilities to show.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {};

export const WithOneThingToDo: Story = {
  render: () => (
    <InBothThemes>
      <EmptyState
        title="No facilities to show."
        action={
          <LinkButton href="#/add-facility" variant="primary">
            Add a facility
          </LinkButton>
        }
      />
      <EmptyState
        icon={<SearchX />}
        title="No tenants to show."
        action={<Button>Reset the filters</Button>}
      >
        Three filters are set.
      </EmptyState>
    </InBothThemes>
  ),
};
