import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import type { Day } from '../day/index.ts';
import { HeldDay } from '../fixtures/HeldDay.tsx';
import { today } from '../fixtures/today.ts';
import { Select } from '../select/Select.tsx';
import { Switch } from '../switch/Switch.tsx';
import { rootContract } from '../testing/rootContract.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Field } from './Field.tsx';
import { Form } from './Form.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { FormContext } from './formContext.ts';

const meta = {
  title: 'Widgets/Fields/Form',
  component: Form,
  subcomponents: { Field, FormErrorSummary },
  args: { onSubmit: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <Form {...args}>
        <FormErrorSummary />
        <TextField label="Facility number" name="facility_number" required />
        <Select
          label="State"
          name="state"
          required
          placeholder="Choose a state"
          options={[
            { value: 'OR', label: 'Oregon' },
            { value: 'WA', label: 'Washington' },
          ]}
        />
        <TextField label="Site email" name="email" type="email" required hint="For the manager." />
        <TextField label="Fax" name="fax" type="tel" optional />
        <div>
          <Button type="submit" variant="primary">
            Add facility
          </Button>
        </div>
      </Form>
    </div>
  ),
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('textbox', { name: 'Facility number' });
    const email = canvas.getByRole('textbox', { name: 'Site email' });
    await userEvent.type(number, '  ');
    await userEvent.type(email, 'harbor.lane');
    await userEvent.click(canvas.getByRole('button', { name: 'Add facility' }));

    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(number).toHaveFocus();
    await expect(number).toHaveAccessibleDescription('Fill in this field.');
    await expect(email).toHaveAccessibleDescription(/such as name@example.com/);
    await expect(canvas.getByRole('alert')).toHaveTextContent('3 fields need another look');

    await userEvent.click(canvas.getByRole('link', { name: 'State' }));
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveFocus();

    await userEvent.type(number, '1001');
    await expect(number).toBeValid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 fields need another look');
  },
};

/** A double click and Enter send one submission while the first is pending. */
export const Pending: Story = {
  tags: ['journey'],
  args: { onSubmit: fn(() => new Promise<undefined>(() => {})) },
  play: async ({ args, canvas, canvasElement }) => {
    await fillIn(canvas);
    const submit = canvas.getByRole('button', { name: 'Add facility' });
    await userEvent.dblClick(submit);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Site email' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true');
    await expect(submit).toHaveAttribute('aria-busy', 'true');
  },
};

export const RefusedByServer: Story = {
  tags: ['journey'],
  args: {
    onSubmit: fn(async () => ({
      message: 'The facility was not added.',
      fields: { facility_number: 'The number is taken.' },
    })),
  },
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    const number = canvas.getByRole('textbox', { name: 'Facility number' });
    await userEvent.type(number, '{Enter}');
    await waitFor(() => expect(number).toHaveAccessibleDescription('The number is taken.'));
    await expect(canvas.getByText('The facility was not added.')).toBeVisible();
    await expect(number).toHaveFocus();
    await userEvent.type(number, '2');
    await expect(number).toBeValid();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

/** Every control shows its own message; below that of a pattern, the hint names the pattern. */
export const ChoicesAndPattern: Story = {
  args: { onSubmit: fn(async () => ({ fields: { agree: 'The rules have changed.' } })) },
  render: (args) => (
    <Form {...args}>
      <FormErrorSummary />
      <TextField label="Plate" pattern="[A-Z]+-.+" hint="Such as HH-AB 1234." />
      <Checkbox name="agree" label="I agree" hint="To the rules of the yard." required />
      <Switch label="Alarm" required />
      <Button type="submit">Rent</Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    const rent = canvas.getByRole('button', { name: 'Rent' });
    const agree = canvas.getByRole('checkbox', { name: 'I agree' });
    const alarm = canvas.getByRole('switch', { name: 'Alarm' });
    const plate = canvas.getByRole('textbox', { name: 'Plate' });
    await userEvent.type(plate, 'hh');
    await userEvent.click(rent);
    await expect(plate).toHaveAccessibleDescription(
      'This does not have the expected form. Such as HH-AB 1234.',
    );
    for (const choice of [agree, alarm]) {
      await expect(choice).toHaveAccessibleDescription('Tick this box.');
      await expect(choice).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(canvas.getByRole('alert')).toHaveTextContent('3 fields need another look');
    await userEvent.click(agree);
    await expect(agree).toHaveAccessibleDescription('To the rules of the yard.');
    await userEvent.click(alarm);
    await userEvent.clear(plate);
    await userEvent.click(rent);
    await waitFor(() => expect(agree).toHaveAccessibleDescription('The rules have changed.'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The value of a date is in a hidden input; its message is at the field that the user sees. */
export const RefusedDate: Story = {
  tags: ['journey'],
  args: { onSubmit: fn(async () => ({ fields: { free_from: 'The unit is not free.' } })) },
  render: (args) => (
    <Form {...args}>
      <HeldDay name="free_from" label="Free from" value={'2026-11-11' as Day} today={today} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Free from' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining('The unit is not free.')),
    );
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '11/12/2026');
    await expect(field).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

export const Rejected: Story = {
  tags: ['journey'],
  args: { onSubmit: fn(() => Promise.reject(new Error('Network Error'))) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const submit = canvas.getByRole('button', { name: 'Add facility' });
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network Error');
    await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  },
};

function PrimeStore() {
  const [prime, setPrime] = useState(true);
  return (
    <Form onSubmit={() => {}}>
      <FormErrorSummary />
      <Checkbox
        label="Prime store"
        checked={prime}
        onCheckedChange={({ checked }) => setPrime(checked)}
      />
      <TextField label="Prime Site ID" required disabled={!prime} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

export const RefusalEndsWithTheField: Story = {
  tags: ['journey'],
  render: () => <PrimeStore />,
  play: async ({ canvas }) => {
    const siteId = canvas.getByRole('textbox', { name: 'Prime Site ID' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(siteId).toHaveAccessibleDescription('Fill in this field.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Prime store' }));
    await expect(siteId).toBeDisabled();
    await expect(siteId).toHaveAccessibleDescription('');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const FieldContract = rootContract<HTMLDivElement>((probe) => (
  <Field label="Facility number" {...probe}>
    {(control) => <input {...control} />}
  </Field>
));

const refused = {
  problems: [{ id: 'number', label: 'Facility number', message: 'Fill in this field.' }],
  resets: 0,
  pending: false,
  recheck: () => undefined,
};

export const SummaryContract = rootContract<HTMLDivElement>((probe) => (
  <FormContext value={refused}>
    <FormErrorSummary {...probe} />
  </FormContext>
));

async function fillIn(canvas: ReturnType<typeof within>) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Facility number' }), '1001');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'OR');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Site email' }), 'lane@example.com');
}
