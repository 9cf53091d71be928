import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { Select } from '../select/Select.tsx';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { FilterBar } from './FilterBar.tsx';

const fields = [
  <SearchField key="name" label="Name" />,
  <SearchField key="unit" label="Unit" />,
  <Select
    key="status"
    label="Status"
    placeholder="All Tenants"
    options={[
      { value: 'move_out', label: 'Moved out' },
      { value: 'non_responder', label: 'No Response' },
    ]}
  />,
  <Checkbox key="tagged" label="Show Tenants Tagged for Removal" />,
];
const actions = (
  <>
    <Button type="reset" variant="ghost">
      Reset
    </Button>
    <Button type="submit">Search</Button>
  </>
);

const meta = {
  title: 'Widgets/Data/FilterBar',
  component: FilterBar,
  args: { children: fields, actions, onSearch: fn(), onReset: fn() },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SearchedAndReset: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Filters' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name' }), 'Diaz{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalledTimes(1);
  },
};

/** A control with a hint, such as a date field, stays in line with the others and with the buttons. */
export const Hint: Story = {
  args: {
    children: [<SearchField key="from" label="From" hint="MM/DD/YYYY" />, ...fields],
  },
};

export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.getByRole('search', { hidden: true })).not.toBeVisible();
  },
};

export const BothThemes: Story = {
  render: () => (
    <InBothThemes stacked>
      <FilterBar actions={actions}>{fields}</FilterBar>
    </InBothThemes>
  ),
  // Both themes render the same landmark.
  parameters: {
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
};
