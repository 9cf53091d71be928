import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Widgets/Fields/TextField',
  component: TextField,
  args: { label: 'Account name', onValueChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const SizesAndStates: Story = {
  render: () => (
    <InBothThemes>
      <TextField label="Account name" defaultValue="Harbor Lane Storage" />
      <TextField label="Account name" placeholder="As on the contract" />
      <TextField label="Fax" optional type="tel" hint="Ten digits." />
      <TextField label="Facility number" defaultValue="1001" error="This number is taken." />
      <TextField label="Username" defaultValue="harbor.lane" readOnly />
      <TextField label="Prime site ID" disabled />
      <TextField label="Unit" size="small" defaultValue="B12" />
    </InBothThemes>
  ),
  play: async ({ canvas }) => {
    const [refused] = canvas.getAllByRole('textbox', { name: 'Facility number' });
    await expect(refused).toBeInvalid();
    await expect(refused).toHaveAccessibleDescription('This number is taken.');
    const [fax] = canvas.getAllByRole('textbox', { name: 'Fax' });
    await expect(fax).toHaveAccessibleDescription('Ten digits.');
  },
};
