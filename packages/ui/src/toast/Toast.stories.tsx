import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { driveToasts } from '../testing/index.ts';
import { TextField } from '../text-field/index.ts';
import { Toast } from './Toast.tsx';
import { ToastProvider, useToasts } from './ToastProvider.tsx';

const meta = {
  title: 'Widgets/Feedback/useToasts',
  tags: ['framed'],
  component: Toast,
  args: {
    title: 'Tenant record was successfully updated for Ada Park',
    onDismiss: fn(),
  },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};

/** Tells something that is neither a success nor an error. */
export const Information: Story = {
  args: { tone: 'info', title: 'The welcome letter has been sent.' },
};

export const ErrorCounted: Story = {
  args: { tone: 'danger', title: 'Error loading tenants', count: 5 },
};

export const ErrorWithRetry: Story = {
  args: {
    tone: 'danger',
    title: 'Unknown error loading tenants.',
    action: { label: 'Retry', onAction: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.action?.onAction).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

function Page() {
  const toasts = useToasts();
  return (
    <div style={{ display: 'flex', gap: 8, minBlockSize: 220 }}>
      <Button onClick={() => toasts.show({ title: 'Saved.' })}>Save</Button>
      <Button onClick={() => toasts.show({ title: 'Lost.', tone: 'danger' })}>Lose</Button>
      <Button
        onClick={() => {
          for (const number of [1, 2, 3, 4]) toasts.show({ title: `Facility ${number} saved.` });
        }}
      >
        Save four
      </Button>
      <Dialog title="Need Help?" trigger={<Button>Support</Button>}>
        <Button onClick={() => toasts.show({ title: 'Copied.' })}>Copy number</Button>
      </Dialog>
    </div>
  );
}

const stay = 500;
const page: Story['render'] = () => (
  <ToastProvider duration={stay}>
    <Page />
  </ToastProvider>
);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const longerThanAToastStays = () => new Promise((resolve) => setTimeout(resolve, stay + 200));
const expectClosed = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

/** Simulates a hidden browser tab. Returns a function that shows the tab again. */
function hideTab(): () => void {
  const show = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  show('hidden');
  return () => {
    show('visible');
    Reflect.deleteProperty(document, 'visibilityState');
  };
}

export const Session: Story = {
  tags: ['journey'],
  render: page,
  play: async ({ step }) => {
    await step('Both live regions exist before the first toast', async () => {
      await expect(await screen.findByRole('alert')).toBeEmptyDOMElement();
      const regions = document.querySelectorAll('.al-toasts > [role="status"]');
      await expect(regions).toHaveLength(1);
    });
    const restoreForLost = hideTab();
    await step('A repeat is counted; an error is announced as an alert', async () => {
      for (const _ of [1, 2, 3]) await press('Lose');
      await expect(screen.getByRole('alert')).toHaveTextContent('Lost. ×3');
      await expect(driveToasts().errors()).toEqual(['Lost. ×3']);
    });
    await step('The toast stays while hovered and disappears afterwards', async () => {
      const toast = screen.getByText('Lost.');
      await userEvent.hover(toast);
      restoreForLost();
      await longerThanAToastStays();
      await expect(toast).toBeVisible();
      await userEvent.unhover(toast);
      await expectClosed('Lost.');
    });
    await step('A pointer that rests where the toast appears does not keep it', async () => {
      const restore = hideTab();
      await press('Save');
      fireEvent.pointerOver(screen.getByText('Saved.'));
      restore();
      await expectClosed('Saved.');
    });
    await step('The toast stays while the browser tab is hidden', async () => {
      const restore = hideTab();
      await press('Save');
      await longerThanAToastStays();
      await expect(screen.getByText('Saved.')).toBeVisible();
      restore();
      await expectClosed('Saved.');
    });
    await step('The toast stays while it has the focus, which dismissing restores', async () => {
      const restore = hideTab();
      await press('Save');
      screen.getByRole('button', { name: 'Hide message' }).focus();
      restore();
      await longerThanAToastStays();
      await userEvent.keyboard('{Enter}');
      await expectClosed('Saved.');
      await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    });
    await step('Three toasts are visible; the fourth is queued', async () => {
      const restore = hideTab();
      await press('Save four');
      await expect(screen.getAllByRole('button', { name: 'Hide message' })).toHaveLength(3);
      restore();
      await screen.findByText('Facility 4 saved.');
      await expectClosed('Facility 4 saved.');
    });
  },
};

/** Radix Toast fails this test (radix-ui/primitives#4115). */
export const ReadableWhileADialogIsOpen: Story = {
  tags: ['journey'],
  render: () => (
    <ToastProvider duration={60_000}>
      <Page />
    </ToastProvider>
  ),
  play: async ({ step }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Support' }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Copy number' }));
    await step('The toast is in the accessibility tree', async () => {
      // `getByRole` ignores elements hidden from assistive technology.
      const toast = await screen.findByRole('button', { name: 'Hide message' });
      await expect(toast.closest('[aria-hidden="true"]')).toBeNull();
      await expect(screen.getByText('Copied.').closest('[role="status"]')).not.toBeNull();
      await expect(screen.queryByRole('button', { name: 'Support' })).toBeNull();
    });
    await step('Its button works, and the dialog stays open', async () => {
      const toasts = driveToasts({ user: userEvent });
      await expect([toasts.texts(), toasts.errors()]).toEqual([['Copied.'], []]);
      await toasts.press('Copied.', 'Hide message');
      await toasts.hidden('Copied.');
      await expect(screen.getByRole('dialog')).toBeInTheDocument();
    });
  },
};

const phone = { viewport: { value: 'mobile1', isRotated: false } };

/** Toasts stay in their corner while a dialog is open; its title, fields and buttons stay free on a phone, too. */
export const BesideTheButtonsOfADialog: Story = {
  tags: ['journey'],
  globals: phone,
  render: () => (
    <ToastProvider duration={60_000}>
      <EditFacility />
    </ToastProvider>
  ),
  play: async ({ step }) => {
    await waitFor(() => expect(window.innerWidth).toBeLessThan(400));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const toast = (await screen.findByText('Saved.')).closest('.al-toast');
    const controls = [
      ...within(dialog).getAllByRole('button'),
      within(dialog).getByRole('textbox'),
      within(dialog).getByRole('heading'),
    ];
    await expect(controls).toHaveLength(5);
    const isCovered = (control: HTMLElement) => {
      const place = control.getBoundingClientRect();
      const covering = toast?.getBoundingClientRect() ?? place;
      const isBeside = covering.right <= place.left || covering.left >= place.right;
      const isAboveOrBelow = covering.top >= place.bottom || covering.bottom <= place.top;
      return !isBeside && !isAboveOrBelow;
    };
    await expect(controls.filter(isCovered)).toEqual([]);
    await step('The toast stays where it is when the dialog closes', async () => {
      const before = toast?.getBoundingClientRect();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(toast?.getBoundingClientRect()).toEqual(before);
    });
  },
};

/** `position` is another corner. */
export const AtTheTop: Story = {
  render: () => (
    <ToastProvider duration={60_000} position="top-end">
      <EditFacility />
    </ToastProvider>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const toast = (await screen.findByText('Saved.')).closest('.al-toast');
    const { top, right } = toast?.getBoundingClientRect() ?? new DOMRect();
    await expect(top).toBeLessThan(window.innerHeight / 2);
    await expect(right).toBeGreaterThan(window.innerWidth / 2);
  },
};

function EditFacility() {
  const toasts = useToasts();
  return (
    <Dialog
      defaultOpen
      title="Edit facility"
      footer={({ close }) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() =>
              toasts.show({ title: 'Saved.', action: { label: 'Undo', onAction: () => {} } })
            }
          >
            Save
          </Button>
        </>
      )}
    >
      <TextField label="Name" />
    </Dialog>
  );
}
