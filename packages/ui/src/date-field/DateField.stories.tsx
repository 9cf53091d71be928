import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { Day } from '../day/index.ts';
import { Dialog } from '../dialog/index.ts';
import { HeldDay } from '../fixtures/HeldDay.tsx';
import { placeOf } from '../fixtures/placeOf.ts';
import { today } from '../fixtures/today.ts';
import { Form } from '../form/index.ts';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { driveDateField } from '../testing/index.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Widgets/Fields/DateField',
  tags: ['framed'],
  component: DateField,
  args: {
    label: 'Audit Letter Date',
    format: 'MM/dd/yyyy',
    today,
    value: '2026-11-11' as Day,
    onValueChange: fn(),
  },
  render: (args) => <HeldDay {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const submitted = fn();

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Audit Letter Date' });

export const BothThemes: Story = {
  render: (args) => (
    <InBothThemes>
      <HeldDay {...args} />
      <HeldDay {...args} label="Letter Effective Date" format="yyyy-MM-dd" optional />
      <HeldDay {...args} label="Enrollment Date" value={null} error="Fill in this field." />
      <HeldDay {...args} label="Skipped" disabled />
    </InBothThemes>
  ),
};

export const Typed: Story = {
  args: { value: null },
  play: async ({ args }) => {
    await expect(input()).toHaveAccessibleDescription('MM/dd/yyyy');
    await userEvent.type(input(), '12/01/202');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input(), '6');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-12-01' });
    await userEvent.type(input(), '{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: null });
  },
};

/** The English message keeps its order in a page that is written from right to left. */
export const ClearedRightToLeft: Story = {
  tags: ['journey'],
  args: { value: null },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.type(input(), 'xx');
    await userEvent.tab();
    const message = await canvas.findByText("'xx' is not a date and was cleared.");
    await expect(placeOf(message, "'xx'").left).toBeLessThan(placeOf(message, 'cleared.').left);
  },
};

/** Text that is not a date is cleared on blur and can be restored. */
export const ClearedAndRestored: Story = {
  args: { value: null },
  play: async ({ args, canvasElement, step }) => {
    const date = driveDateField(canvasElement, { user: userEvent });
    await step('No date', async () => {
      await userEvent.type(input(), '02/31/2026');
      await expect(input().validity.valid).toBe(false);
      await userEvent.tab();
      await expect([date.text(), date.cleared()]).toEqual([
        '',
        "'02/31/2026' is not a date and was cleared.",
      ]);
    });
    await step('The text is restored for correction', async () => {
      await date.restore();
      await expect(input()).toHaveFocus();
      await expect(date.text()).toBe('02/31/2026');
      await date.fill('02/28/2026');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-02-28' });
      await expect(date.cleared()).toBeNull();
    });
  },
};

/** The user looks up the date in another tab, and then in the calendar. */
export const TabChanged: Story = {
  tags: ['journey'],
  args: { value: '2026-12-09' as Day },
  play: async ({ canvasElement }) => {
    const date = driveDateField(canvasElement, { user: userEvent });
    await userEvent.clear(input());
    await userEvent.type(input(), '1/');
    document.hasFocus = () => false;
    await fireEvent.focusOut(input());
    Reflect.deleteProperty(document, 'hasFocus');
    await expect([date.text(), date.cleared()]).toEqual(['1/', null]);
    await fireEvent.focusIn(input());
    await userEvent.tab();
    await date.restore();
    await expect(date.text()).toBe('12/09/2026');
    await date.choose('2026-11-30');
    await expect(date.text()).toBe('11/30/2026');
  },
};

// SHL-52
/** A typing error is not saved as no date: each such field stops the form until it is corrected or left empty. */
export const ClearedInForm: Story = {
  render: (args) => (
    <Form onSubmit={submitted}>
      <HeldDay {...args} />
      <HeldDay {...args} label="Enrollment Date" value={null} />
      <Button type="submit">Save</Button>
      <Button type="reset">Reset</Button>
    </Form>
  ),
  play: async ({ canvasElement, step }) => {
    const audit = driveDateField(canvasElement, { user: userEvent, name: 'Audit Letter Date' });
    const enrollment = driveDateField(canvasElement, { user: userEvent, name: 'Enrollment Date' });
    const second = screen.getByRole('textbox', { name: 'Enrollment Date' });
    const save = screen.getByRole('button', { name: 'Save' });
    submitted.mockClear();
    await step('Every press of Save names both fields', async () => {
      await audit.fill('11/31/2026');
      await enrollment.fill('tomorrow');
      await expect(second).toBeInvalid();
      for (let presses = 0; presses < 3; presses += 1) {
        await userEvent.click(save);
        await expect(input()).toHaveAccessibleDescription(
          "'11/31/2026' is not a date and was cleared. Enter a date, or leave this field empty.",
        );
        await expect(second).toHaveAccessibleDescription(
          "'tomorrow' is not a date and was cleared. Enter a date, or leave this field empty.",
        );
        await expect(screen.getAllByText(/was cleared/)).toHaveLength(2);
      }
      await expect(submitted).not.toHaveBeenCalled();
    });
    await step('One is corrected, the other is left empty', async () => {
      await audit.fill('11/30/2026');
      await userEvent.click(save);
      await expect(submitted).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'Leave empty' }));
      await expect(second).toBeValid();
      await expect(enrollment.cleared()).toBeNull();
      await userEvent.click(save);
      await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    });
    await step('A reset of the form drops a cleared text', async () => {
      await enrollment.fill('tomorrow');
      await expect(second).toBeInvalid();
      await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
      await expect(second).toBeValid();
      await expect(enrollment.cleared()).toBeNull();
    });
  },
};

/** A stored date outside the range causes no error when the field is passed with Tab. */
export const ValueOutOfRange: Story = {
  args: { value: '2009-05-04' as Day },
  play: async ({ args, canvasElement }) => {
    const date = driveDateField(canvasElement, { user: userEvent });
    await expect(input()).toBeValid();
    await userEvent.click(input());
    await userEvent.tab();
    await expect([date.text(), date.cleared()]).toEqual(['05/04/2009', null]);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await date.fill('05/04/2010');
    await expect(date.cleared()).toContain('is before 11/20/2016 and was cleared.');
  },
};

/** APG: date picker dialog, inside another dialog. */
export const CalendarInADialog: Story = {
  render: (args) => (
    <Dialog title="Edit facility" defaultOpen>
      <HeldDay {...args} />
    </Dialog>
  ),
  play: async ({ args, step }) => {
    const opener = await screen.findByRole('button', { name: 'Choose from calendar' });
    const chosen = /November 11, 2026/;
    await step('The calendar opens with the focus on the selected day', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('gridcell', { name: chosen })).toHaveFocus());
    });
    await step('Escape closes the calendar only', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
      await expect(screen.getByRole('dialog', { name: 'Edit facility' })).toBeInTheDocument();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Selecting a day returns the focus to the button', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('gridcell', { name: chosen })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-11-18' });
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(input()).toHaveValue('11/18/2026');
    });
  },
};

/** The calendar fits neither above nor below the field. */
export const CalendarOnASmallPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  decorators: [(Story) => <div style={{ paddingBlockStart: 220 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await waitFor(() => expect(window.innerHeight).toBeLessThan(620));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from calendar' }));
    await screen.findByRole('grid');
    const panel = screen.getByRole('dialog', { name: 'Audit Letter Date' });
    await expect(panel.scrollHeight).toBe(panel.clientHeight);
    const { top, bottom } = panel.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const InAForm: Story = {
  args: { name: 'audit_letter_date', value: null, required: true },
  render: (args) => (
    <Form onSubmit={({ data }) => submitted(data.get('audit_letter_date'))}>
      <HeldDay {...args} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas, step }) => {
    submitted.mockClear();
    await step('Enter does not submit an incomplete date', async () => {
      await userEvent.type(input(), '11/20/202{Enter}');
      await expect(submitted).not.toHaveBeenCalled();
      await expect(canvas.getByText('This is not a date.')).toBeVisible();
    });
    await step('The form receives the day', async () => {
      await userEvent.type(input(), '6{Enter}');
      await expect(submitted).toHaveBeenCalledWith('2026-11-20');
    });
    await step('Enter submits a date typed in another format', async () => {
      await userEvent.clear(input());
      await userEvent.type(input(), '3/1/20{Enter}');
      await expect(submitted).toHaveBeenLastCalledWith('2020-03-01');
      await expect(input()).toHaveValue('03/01/2020');
    });
  },
};
