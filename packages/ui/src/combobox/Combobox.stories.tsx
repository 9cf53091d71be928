import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../dialog/index.ts';
import { FieldGrid } from '../field-grid/index.ts';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { driveCombobox } from '../testing/index.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import type { ComboboxOption } from './options.ts';

const facilities: ComboboxOption[] = [
  { value: 'D-1001', label: 'Acme Storage', hint: 'Austin' },
  { value: 'D-1002', label: 'Bluebonnet Self Storage', hint: 'Waco' },
  { value: 'D-1003', label: 'Cedar Park Storage', hint: 'Cedar Park', disabled: true },
  { value: 'D-1004', label: 'Zoë Oak Storage', hint: 'El Paso' },
];
const [acme, bluebonnet] = facilities as [ComboboxOption, ComboboxOption];

const meta = {
  title: 'Widgets/Fields/Combobox',
  tags: ['framed'],
  component: Combobox,
  args: { label: 'Facility', options: facilities, value: null, onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held({ value: initial, onValueChange, ...props }: ComboboxProps) {
  const [value, setValue] = useState(initial);
  return (
    <div style={{ maxInlineSize: 280 }}>
      <Combobox
        {...props}
        value={value}
        onValueChange={(change) => {
          setValue(change.value);
          onValueChange(change);
        }}
      />
    </div>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Facility' });
const highlighted = () => screen.findByRole('option', { selected: true });
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const BothThemes: Story = {
  render: () => (
    <InBothThemes>
      <FieldGrid>
        <Held {...meta.args} placeholder="Name or city" hint="Type a part of the name." />
        <Held {...meta.args} value={acme} optional />
        <Held {...meta.args} error="Choose a facility." required />
        <Held {...meta.args} value={bluebonnet} size="small" />
        <Held {...meta.args} value={acme} readOnly />
        <Held {...meta.args} value={acme} disabled />
      </FieldGrid>
    </InBothThemes>
  ),
};

export const Open: Story = {
  args: { value: bluebonnet },
  play: async () => {
    await userEvent.click(input());
    const list = await screen.findByRole('listbox', { name: 'Facility' });
    await expect(list.querySelectorAll('[role="option"]')).toHaveLength(4);
    await expect(await highlighted()).toHaveTextContent('Bluebonnet');
  },
};

export const NothingMatches: Story = {
  play: async ({ canvasElement }) => {
    const facility = driveCombobox(canvasElement, { user: userEvent });
    await facility.type('harbor');
    await expect((await screen.findAllByText('No option matches.')).at(-1)).toBeVisible();
    await expect(facility.choices()).toEqual([]);
  },
};

/** Only as many options as someone can look through. */
export const ManyOptions: Story = {
  args: {
    options: Array.from({ length: 5000 }, (_, index) => ({
      value: `${index}`,
      label: `Unit ${index + 1}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const facility = driveCombobox(canvasElement, { user: userEvent });
    await userEvent.click(input());
    await waitFor(() => expect(facility.choices()).toHaveLength(100));
    await expect(
      screen.getAllByText('100 of 5,000 options. Type to see others.').at(-1),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  args: { options: [], loading: true, filter: null },
  play: async () => {
    await userEvent.click(input());
    await expect((await screen.findAllByText('Loading…')).at(-1)).toBeVisible();
  },
};

export const LoadFailed: Story = {
  args: { options: [], note: 'Facilities could not be searched. Type to try again.', filter: null },
  play: async ({ args }) => {
    await userEvent.click(input());
    await expect((await screen.findAllByText(args.note ?? '')).at(-1)).toBeVisible();
  },
};

/** Text that is not an option is not lost, and the value is null. */
export const UnknownText: Story = {
  args: { value: acme },
  play: async ({ args }) => {
    await userEvent.type(input(), ' Nord');
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: null });
    await userEvent.tab();
    await isClosed();
    await expect(input()).toHaveValue('Acme Storage Nord');
    await expect(input()).toHaveAccessibleDescription("'Acme Storage Nord' is not in the list.");
  },
};

export const InADialog: Story = {
  render: (args) => (
    <Dialog title="Move tenant" defaultOpen>
      <Held {...args} />
    </Dialog>
  ),
  play: async ({ step, args }) => {
    await screen.findByRole('dialog', { name: 'Move tenant' });
    await step('Escape closes the list only', async () => {
      await userEvent.click(input());
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await expect(screen.getByRole('dialog', { name: 'Move tenant' })).toBeInTheDocument();
      await expect(input()).toHaveFocus();
    });
    await step('An option is chosen with the pointer, and not a disabled one', async () => {
      const facility = driveCombobox(document.body, { user: userEvent });
      await expect(facility.choose('Cedar Park Storage')).rejects.toThrow('is disabled');
      await facility.choose('Acme Storage');
      await isClosed();
      await expect(args.onValueChange).toHaveBeenCalledWith({ value: acme });
      await expect(input()).toHaveFocus();
    });
  },
};
