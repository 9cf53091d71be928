import type { Meta, StoryObj } from '@storybook/react-vite';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Widgets/Feedback/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BesideText: Story = {
  render: () => (
    <InBothThemes>
      <p>
        <Spinner label={null} /> Logging you out now...
      </p>
      <h2>
        <Spinner label={null} /> Generating 300 letters
      </h2>
    </InBothThemes>
  ),
};
