import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Form, FormErrorSummary } from '../form/index.ts';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { driveRadioGroup } from '../testing/index.ts';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'mail', label: 'By mail' },
  { value: 'portal', label: 'In the portal', hint: 'current' },
  { value: 'fax', label: 'By fax', disabled: true },
  { value: 'phone', label: 'By phone' },
];

/** Radio buttons with a common label. */
const meta = {
  title: 'Widgets/Fields/RadioGroup',
  component: RadioGroup,
  args: { label: 'Answer', options, name: 'answer', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG: radio group. The group is one Tab stop, and the arrow keys select. */
export const Keyboard: Story = {
  args: { defaultValue: 'portal' },
  play: async ({ args, canvas }) => {
    const portal = canvas.getByRole('radio', { name: 'In the portal' });
    await expect(canvas.getByRole('group', { name: 'Answer' })).toBeVisible();
    await expect(portal).toHaveAccessibleDescription('current');
    await userEvent.tab();
    await expect(portal).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'By phone' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'phone' });
  },
};

export const Clearable: Story = {
  args: { clearable: true, variant: 'list', defaultValue: null },
  play: async ({ args, canvas, step }) => {
    const mail = canvas.getByRole('radio', { name: 'By mail' });
    await step('A click selects an option, and a second click clears it', async () => {
      await userEvent.click(mail);
      await expect(mail).toBeChecked();
      await userEvent.click(mail);
      await expect(mail).not.toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: null });
    });
    await step('So does the space bar', async () => {
      await userEvent.keyboard(' ');
      await expect(mail).toBeChecked();
      await userEvent.keyboard(' ');
      await expect(mail).not.toBeChecked();
    });
  },
};

const submitted = fn();

export const Required: Story = {
  args: { required: true },
  render: (args) => (
    <Form onSubmit={({ data }) => submitted(data.get('answer'))}>
      <FormErrorSummary />
      <RadioGroup {...args} />
      <div>
        <Button type="submit">Send</Button> <Button type="reset">Reset</Button>
      </div>
    </Form>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const driver = driveRadioGroup(canvasElement, { name: 'Answer' });
    const group = canvas.getByRole('group', { name: 'Answer' });
    const [mail] = canvas.getAllByRole('radio');
    await step('Without a selection the form shows one message and focuses the group', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(group).toHaveAccessibleDescription('Choose one.');
      await expect(mail).toHaveFocus();
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'One field needs another lookAnswer Choose one.',
      );
    });
    await step('A selection removes the message and is submitted', async () => {
      await expect(driver.chosen()).toBeNull();
      await driver.choose('By phone');
      await expect(driver.chosen()).toBe('By phone');
      await expect(driver.choose('By fax')).rejects.toThrow('is disabled');
      await expect(group).not.toHaveAccessibleDescription();
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(submitted).toHaveBeenLastCalledWith('phone');
    });
    await step('Reset restores the default', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(driver.chosen()).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(group).toHaveAccessibleDescription('Choose one.');
    });
  },
};

export const States: Story = {
  render: (args) => (
    <InBothThemes>
      {(['plain', 'list'] as const).map((variant) => (
        <RadioGroup
          key={variant}
          {...args}
          name={undefined}
          variant={variant}
          defaultValue="portal"
          hint="As on the letter."
        />
      ))}
      <RadioGroup {...args} name={undefined} optional error="Choose one." />
    </InBothThemes>
  ),
};
