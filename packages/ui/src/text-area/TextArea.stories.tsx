import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Widgets/Fields/TextArea',
  component: TextArea,
  args: { label: 'Notes', onValueChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GrowsWithText: Story = {
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Notes' });
    const { height } = area.getBoundingClientRect();
    await userEvent.type(
      area,
      'Gate code changed.{Enter}Call first.{Enter}Office closes at 5.{Enter}{Enter}Ana',
    );
    await expect(args.onValueChange).toHaveBeenCalled();
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(height);
  },
};

export const States: Story = {
  render: () => (
    <InBothThemes>
      <TextArea label="Facility notes" optional defaultValue="Gate code changed in March." />
      <TextArea label="Facility notes" hint="A manager can read this." />
      <TextArea label="Facility notes" error="Use at most 500 characters." defaultValue="…" />
      <TextArea label="Facility notes" disabled />
    </InBothThemes>
  ),
};
