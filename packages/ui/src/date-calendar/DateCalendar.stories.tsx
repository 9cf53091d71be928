import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Day } from '../day/index.ts';
import { today } from '../fixtures/today.ts';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { DateCalendar, type DateCalendarProps } from './DateCalendar.tsx';

const meta = {
  title: 'Widgets/Fields/DateCalendar',
  component: DateCalendar,
  args: {
    label: 'Audit Letter Date',
    today,
    value: '2026-11-11' as Day,
    onValueChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held({ value: initial, onValueChange, ...props }: DateCalendarProps) {
  const [value, setValue] = useState(initial);
  return (
    <DateCalendar
      {...props}
      value={value}
      onValueChange={(change) => {
        setValue(change.value);
        onValueChange(change);
      }}
    />
  );
}

const focusedDay = () => document.activeElement?.getAttribute('aria-label');

export const BothThemes: Story = {
  render: (args) => (
    <InBothThemes>
      <Held {...args} />
      <Held {...args} disabled label="Skipped" />
    </InBothThemes>
  ),
};

/** APG: grid of the date picker dialog. */
export const Keyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const grid = canvas.getByRole('grid', { name: 'November 2026' });
    await step('Tab reaches the selected day only, and today is marked', async () => {
      canvas.getByRole('button', { name: 'Next month' }).focus();
      await userEvent.tab();
      await expect(focusedDay()).toBe('Choose Wednesday, November 11, 2026');
      await expect(document.activeElement).toHaveAttribute('aria-selected', 'true');
      const marked = grid.querySelectorAll('[aria-current]');
      await expect([...marked].map((cell) => cell.textContent)).toEqual(['20']);
    });
    await step('Arrow keys, Home and End move by day and week', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await waitFor(() => expect(focusedDay()).toContain('November 19, 2026'));
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(focusedDay()).toContain('Sunday, November 15, 2026'));
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(focusedDay()).toContain('Saturday, November 21, 2026'));
    });
    await step('Page Down and Page Up move by month, with Shift by year', async () => {
      await userEvent.keyboard('{PageDown}');
      await waitFor(() => expect(focusedDay()).toContain('December 21, 2026'));
      await canvas.findByRole('grid', { name: 'December 2026' });
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
      await waitFor(() => expect(focusedDay()).toContain('December 21, 2027'));
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{PageUp}');
      await waitFor(() => expect(focusedDay()).toContain('November 21, 2026'));
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('Enter and Space select a day and keep the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-11-21' });
      await userEvent.keyboard('{ArrowUp} ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-11-14' });
      await expect(focusedDay()).toContain('November 14, 2026');
    });
  },
};

/** The title switches to the months of a year, then to twelve years. */
export const MonthsAndYears: Story = {
  play: async ({ args, canvas, step }) => {
    await step('The title opens the months, then the years', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'November 2026' }));
      await expect(canvas.getByRole('grid', { name: 'Months of 2026' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '2026' }));
      const years = canvas.getByRole('grid', { name: 'Years 2016 – 2027' });
      const year = within(years).getByRole('gridcell', { name: '2026' });
      await expect(year).toHaveAttribute('aria-selected', 'true');
      await waitFor(() => expect(year).toHaveFocus());
    });
    await step('The keyboard returns to the days', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'November' })).toHaveFocus());
      await userEvent.keyboard('{PageUp}{ArrowUp}{Home}{Enter}');
      await canvas.findByRole('grid', { name: 'July 2026' });
      await waitFor(() => expect(focusedDay()).toContain('July 11, 2026'));
    });
    await step('No day was selected on the way', async () => {
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('gridcell', { name: /July 4, 2026/ }));
      await expect(args.onValueChange).toHaveBeenCalledWith({ value: '2026-07-04' });
    });
  },
};

export const Limited: Story = {
  args: { value: null, min: '2026-11-16' as Day, max: '2026-12-04' as Day },
  play: async ({ args, canvas }) => {
    const day = (name: RegExp) => canvas.getByRole('gridcell', { name });
    await expect(day(/November 15,/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/November 15,/));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await userEvent.click(day(/December 4,/));
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: '2026-12-04' });
  },
};

export const RightToLeft: Story = {
  tags: ['journey'],
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next month' });
    const icon = next.querySelector('svg');
    await expect(icon && getComputedStyle(icon).scale).toBe('-1 1');

    next.focus();
    await userEvent.tab();
    await expect(focusedDay()).toContain('November 11, 2026');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(focusedDay()).toContain('November 12, 2026'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(focusedDay()).toContain('November 10, 2026'));

    await userEvent.click(canvas.getByRole('button', { name: 'November 2026' }));
    const december = canvas.getByRole('gridcell', { name: 'December' });
    canvas.getByRole('gridcell', { name: 'November' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(december).toHaveFocus());
  },
};
