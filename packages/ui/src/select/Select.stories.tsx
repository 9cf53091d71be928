import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { driveSelect } from '../testing/index.ts';
import { Select } from './Select.tsx';

const software = [
  { value: 'easystorage', label: 'EasyStorage' },
  { value: 'syrasoft', label: 'Syrasoft' },
  { value: 'sitelink_web', label: 'SiteLink - Web' },
  { value: 'storedge', label: 'Storedge' },
];

/** A native select, with the platform's list and type-ahead. */
const meta = {
  title: 'Widgets/Fields/Select',
  component: Select,
  args: { label: 'Software', options: software, onValueChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BlankChoice: Story = {
  args: {
    placeholder: '',
    options: [...software, { value: 'other', label: 'Other', disabled: true }],
  },
  play: async ({ args, canvasElement }) => {
    const select = driveSelect(canvasElement);
    await expect(select.chosen()).toBe('');
    await expect(select.choices()).toHaveLength(6);
    await select.choose('SiteLink - Web');
    await expect(select.chosen()).toBe('SiteLink - Web');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'sitelink_web' });
    await expect(select.choose('Other')).rejects.toThrow('is disabled');
  },
};

export const SizesAndStates: Story = {
  render: () => (
    <InBothThemes>
      <Select label="Software" options={software} defaultValue="syrasoft" />
      <Select label="Software" options={software} placeholder="Choose the software" required />
      <Select label="Software" options={software} error="Choose one." placeholder="" />
      <Select label="Filter" options={software} size="small" hint="Reloads the list." />
      <Select label="Software" options={software} disabled />
    </InBothThemes>
  ),
};
