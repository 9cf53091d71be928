import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { rootContract } from '../testing/rootContract.tsx';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Widgets/Overlays/Dialog',
  tags: ['framed'],
  component: Dialog,
  args: {
    title: 'Need Help?',
    children: 'Call us on weekdays from 8 to 5, or write at any time. We answer within a day.',
    trigger: <Button>Support</Button>,
    footer: ({ close }) => <Button onClick={close}>Done</Button>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const support = () => screen.getByRole('button', { name: 'Support' });
const dialog = () => screen.findByRole('dialog');
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Normal: Story = { args: { defaultOpen: true, trigger: undefined } };

export const LargeWithForm: Story = {
  args: {
    title: 'Edit facility 1042',
    size: 'large',
    defaultOpen: true,
    trigger: undefined,
    onSubmit: fn(),
    children: (
      <>
        {['Account Name', 'Corporate Group', 'Address', 'City', 'Zip Code', 'Phone'].map((name) => (
          <TextField key={name} label={name} />
        ))}
        <p>{'Facility notes are kept with every change that was made to them. '.repeat(30)}</p>
      </>
    ),
    footer: ({ close }) => (
      <>
        <Button onClick={close}>Cancel</Button>
        <Button variant="primary" type="submit">
          Save
        </Button>
      </>
    ),
  },
  play: async ({ args, step }) => {
    await step('The focus starts in the first field, not on Close', async () => {
      await waitFor(() => expect(screen.getByLabelText('Account Name')).toHaveFocus());
    });
    await step('Enter in a field submits the form and keeps the dialog open', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(await dialog()).toBeInTheDocument();
    });
    await step('Only the body scrolls', async () => {
      const body = (await dialog()).querySelector('.al-dialog-body');
      await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible());
    });
  },
};

export const FormFields: Story = {
  args: {
    title: 'New unit',
    size: 'small',
    defaultOpen: true,
    trigger: undefined,
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Unit" />
        <RadioGroup
          label="Rent"
          options={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'yearly', label: 'Yearly' },
          ]}
          defaultValue="yearly"
        />
      </>
    ),
    footer: () => <Button type="submit">Save</Button>,
  },
};

/** However long the message of a server is, the buttons stay in the window. */
export const LongRefusal: Story = {
  tags: ['journey'],
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  args: {
    ...FormFields.args,
    onSubmit: fn(async () => ({ message: 'The unit was not added. '.repeat(200) })),
  },
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const message = await screen.findByRole('alert');
    await expect(message.scrollHeight).toBeGreaterThan(message.clientHeight);
    await waitFor(() => expect(message).toHaveProperty('tabIndex', 0));
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    screen.getByRole('dialog').scrollTo(0, 0);
    const title = screen.getByRole('heading').getBoundingClientRect();
    await waitFor(() => expect(title.top).toBeGreaterThanOrEqual(0));
  },
};

export const ScrollLock: Story = {
  tags: ['journey'],
  decorators: [(Story) => <div style={{ blockSize: '200vh' }}>{Story()}</div>],
  play: async () => {
    const scrolling = () => getComputedStyle(document.documentElement).overflowY;
    const width = document.body.clientWidth;
    await expect(scrolling()).not.toBe('hidden');
    await userEvent.click(support());
    await dialog();
    await expect(scrolling()).toBe('hidden');
    await expect(document.body.clientWidth).toBe(width);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(scrolling()).not.toBe('hidden'));
  },
};

// SHL-55
/** The second click of a double click neither closes the dialog that opened, nor presses what was beneath one. */
export const DoubleClicks: Story = {
  tags: ['journey'],
  play: async ({ args }) => {
    const backdrop = () => document.querySelector('.al-dialog-backdrop') ?? document.body;
    await userEvent.click(support());
    await dialog();
    await fireEvent.click(backdrop(), { detail: 2 });
    await expect(await dialog()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expectClosed();
    await fireEvent.click(support(), { detail: 2 });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await fireEvent.click(support(), { detail: 1 });
    await dialog();
    await fireEvent.click(backdrop(), { detail: 1 });
    await expectClosed();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
  },
};

const mayClose = fn();

export const BeforeClose: Story = {
  tags: ['journey'],
  args: { onBeforeClose: mayClose },
  play: async ({ args }) => {
    mayClose.mockReset().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    await userEvent.click(support());
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await expect(await dialog()).toBeInTheDocument();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: false });
  },
};

function Nested() {
  const [facilities, setFacilities] = useState(['1042', '1043']);
  const [deleting, setDeleting] = useState<string | null>(null);
  return (
    <Dialog title="Facilities" trigger={<Button>Support</Button>}>
      <ul>
        {facilities.map((number) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: represents a focusable row
          <li key={number} tabIndex={0}>
            {number} <Button onClick={() => setDeleting(number)}>Delete {number}</Button>
          </li>
        ))}
      </ul>
      <Dialog
        title="Delete?"
        open={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        footer={
          <Button
            onClick={() => {
              setFacilities(facilities.filter((number) => number !== deleting));
              setDeleting(null);
            }}
          >
            Go on
          </Button>
        }
      />
    </Dialog>
  );
}

export const DialogOverDialog: Story = {
  tags: ['journey'],
  render: () => <Nested />,
  play: async ({ step }) => {
    await userEvent.click(support());
    await step('Escape closes the topmost dialog, and the focus returns below', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Delete 1043' }));
      await screen.findByRole('dialog', { name: 'Delete?' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete?' })).toBeNull());
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Delete 1043' })).toHaveFocus(),
      );
    });
    await step('The focus stays in the dialog when the row of the opener is removed', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
      await waitFor(() => expect(screen.queryByText('1043')).toBeNull());
      const below = await screen.findByRole('dialog', { name: 'Facilities' });
      await waitFor(() => expect(below.contains(document.activeElement)).toBe(true));
    });
    await step('The page is interactive again afterwards', async () => {
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
      await waitFor(() => expect(support()).toHaveFocus());
    });
  },
};

export const Contract = rootContract<HTMLDivElement>((probe) => (
  <Dialog {...probe} title="Need Help?" open />
));
