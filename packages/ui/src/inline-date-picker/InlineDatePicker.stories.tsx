import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Day } from '../day/index.ts';
import { HeldDay } from '../fixtures/HeldDay.tsx';
import { today } from '../fixtures/today.ts';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { driveDateField } from '../testing/index.ts';
import { InlineDatePicker } from './InlineDatePicker.tsx';

const meta = {
  title: 'Widgets/Fields/InlineDatePicker',
  component: InlineDatePicker,
  args: {
    label: 'Audit Letter Date',
    format: 'MM/dd/yyyy',
    today,
    value: '2027-02-11' as Day,
    onValueChange: fn(),
  },
  render: (args) => <HeldDay {...args} as={InlineDatePicker} />,
} satisfies Meta<typeof InlineDatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeInLine: Story = {
  render: (args) => (
    <InBothThemes stacked>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <HeldDay {...args} as={InlineDatePicker} />
        <HeldDay
          {...args}
          as={InlineDatePicker}
          label="Enrollment Date"
          value={'2026-11-20' as Day}
        />
        <HeldDay {...args} as={InlineDatePicker} label="Letter Effective Date" disabled />
      </div>
    </InBothThemes>
  ),
};

export const TypedAndChosen: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Audit Letter Date' });
    await step('The label names the field and describes the calendar', async () => {
      const calendar = await canvas.findByRole('group', { name: 'Calendar' });
      await expect(calendar).toHaveAccessibleDescription('Audit Letter Date');
      await expect(canvas.getAllByLabelText('Audit Letter Date')).toEqual([input]);
    });
    await step('The calendar shows the typed day', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '12/24/2026');
      const day = await canvas.findByRole('gridcell', { name: /December 24, 2026/ });
      await expect(day).toHaveAttribute('aria-selected', 'true');
      await expect(input).toHaveFocus();
    });
    await step('The field shows the selected day', async () => {
      await driveDateField(canvasElement, { user: userEvent }).choose('2026-12-31');
      await expect(input).toHaveValue('12/31/2026');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-12-31' });
    });
    await step('The calendar keeps its month when the text is cleared', async () => {
      await userEvent.clear(input);
      await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(document.activeElement).toHaveAttribute('role', 'gridcell');
    });
  },
};
