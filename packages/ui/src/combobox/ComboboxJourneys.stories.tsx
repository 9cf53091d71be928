import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { driveCombobox } from '../testing/index.ts';
import { Combobox } from './Combobox.tsx';
import type { ComboboxOption } from './options.ts';

const cities = ['Austin', 'Dallas', 'El Paso', 'Waco'];
const options: ComboboxOption[] = cities.map((label) => ({
  value: label.toLowerCase(),
  label,
  disabled: label === 'Dallas',
}));
const send = fn();
const ask = fn();

const meta = {
  title: 'Widgets/Fields/Combobox with keys',
  tags: ['journey', '!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function City({ name, required }: { name?: string; required?: boolean }) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  return (
    <Combobox
      label="City"
      options={options}
      value={value}
      required={required}
      name={name}
      onValueChange={(change) => setValue(change.value)}
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
const highlighted = (name: string) =>
  waitFor(() => {
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(name);
    expect(input()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
  });
const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input()).toHaveAttribute('aria-expanded', 'false');
  });

/** APG: editable combobox. The focus stays in the field. */
export const Keys: Story = {
  render: () => <City />,
  play: async ({ step }) => {
    input().focus();
    await step(
      'Arrow Down opens the list at the first option and skips a disabled one',
      async () => {
        await userEvent.keyboard('{ArrowDown}');
        await highlighted('Austin');
        await userEvent.keyboard('{ArrowDown}');
        await highlighted('El Paso');
        await expect(input()).toHaveFocus();
      },
    );
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{Enter}');
      await isClosed();
      await expect(input()).toHaveValue('El Paso');
    });
    await step('Arrow Up opens the list at the chosen option and moves up', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await highlighted('El Paso');
      await userEvent.keyboard('{ArrowUp}');
      await highlighted('Austin');
    });
    await step('Keys of an input method do not close the list', async () => {
      await fireEvent.keyDown(input(), { key: 'Escape', isComposing: true });
      await highlighted('Austin');
    });
    await step('Escape closes the list and keeps the value', async () => {
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await expect(input()).toHaveValue('El Paso');
      await userEvent.keyboard('{Escape}');
      await expect(input()).toHaveValue('El Paso');
    });
    await step('Home moves the caret in the text', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Home}');
      await highlighted('El Paso');
    });
    await step('Tab leaves the field and chooses nothing', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await highlighted('Waco');
      await userEvent.tab();
      await isClosed();
      await expect(input()).toHaveValue('El Paso');
    });
    await step('An empty text is no city', async () => {
      await userEvent.clear(input());
      await userEvent.tab();
      await expect(input()).toHaveValue('');
      await expect(input()).toBeValid();
    });
  },
};

export const InAForm: Story = {
  render: () => (
    <Form onSubmit={({ data }) => send(data.get('city'))}>
      <City name="city" required />
      <Button type="submit">Save</Button>
      <Button type="reset">Reset</Button>
    </Form>
  ),
  play: async ({ canvas, step }) => {
    send.mockReset();
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await step('A required field without a choice', async () => {
      await save();
      await expect(input()).toHaveAccessibleDescription('Fill in this field.');
    });
    await step('A text that is no option', async () => {
      await userEvent.type(input(), 'Houston');
      await save();
      await waitFor(() =>
        expect(input()).toHaveAccessibleDescription("'Houston' is not in the list."),
      );
      await expect(send).not.toHaveBeenCalled();
    });
    await step('The form receives the value of the option', async () => {
      await userEvent.clear(input());
      await userEvent.type(input(), 'wa');
      await screen.findByRole('option', { name: 'Waco' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(send).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(send).toHaveBeenCalledWith('waco');
    });
    await step('Enter submits a name that was typed in full', async () => {
      await userEvent.clear(input());
      await userEvent.type(input(), 'austin');
      await userEvent.keyboard('{Escape}{Enter}');
      await expect(send).toHaveBeenLastCalledWith('austin');
    });
    await step('A reset of the form drops a text that is no option', async () => {
      await userEvent.clear(input());
      await userEvent.type(input(), 'Houston');
      await userEvent.tab();
      await expect(input()).toBeInvalid();
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(input()).toHaveValue('');
      await expect(input()).not.toHaveAttribute('aria-invalid');
    });
  },
};

function Searched() {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  const [found, setFound] = useState<readonly ComboboxOption[]>([]);
  const [loading, setLoading] = useState(false);
  return (
    <Combobox
      label="City"
      filter={null}
      options={found}
      loading={loading}
      value={value}
      onValueChange={(change) => setValue(change.value)}
      onQueryChange={({ query }) => {
        ask(query);
        setLoading(true);
        queueMicrotask(() => {
          setFound(query ? options.filter(({ label }) => label.startsWith(query)) : []);
          setLoading(false);
        });
      }}
    />
  );
}

/** The app loads the options for each text. The chosen option need not be among them. */
export const LoadedForTheText: Story = {
  render: () => <Searched />,
  play: async ({ canvasElement }) => {
    const city = driveCombobox(canvasElement, { name: 'City', user: userEvent });
    ask.mockReset();
    await city.type('Wa');
    await city.choose('Waco');
    await isClosed();
    await expect([city.text(), city.isOpen()]).toEqual(['Waco', false]);
    await expect(ask.mock.calls).toEqual([['W'], ['Wa'], ['']]);
    await userEvent.tab();
    await expect(input()).toBeValid();
  },
};
