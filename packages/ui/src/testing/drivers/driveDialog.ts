import {
  type DriverOptions,
  driverContext,
  findOne,
  nameOf,
  pressIn,
  quote,
  textOf,
  until,
} from './dom.ts';

/** Driver of a `Dialog`, `ConfirmDialog` or modal message. */
export interface DialogDriver {
  /** Whether the dialog is open and on top. */
  isOpen: () => boolean;
  /** Waits until the dialog is open and returns it. */
  opened: () => Promise<HTMLElement>;
  /** The heading. */
  title: () => string;
  /** The whole text. */
  text: () => string;
  /** Clicks a button or link in it. */
  press: (name: string | RegExp) => Promise<void>;
  /** Presses Escape and waits until the dialog has closed. */
  close: () => Promise<void>;
  /** Waits until the dialog has closed. */
  closed: () => Promise<void>;
}

/**
 * Creates a driver for the topmost modal dialog of the page.
 *
 * ```ts
 * const question = driveDialog({ name: 'Delete it?', user });
 * await question.opened();
 * await question.press('Yes');
 * ```
 */
export function driveDialog(options: DriverOptions = {}): DialogDriver {
  const context = driverContext(options);
  const called = options.name === undefined ? '' : ` ${quote(options.name)}`;
  const element = () =>
    findOne(document, '[role$="dialog"][aria-modal="true"]', 'open dialog', options.name);
  const isOpen = () => {
    try {
      return element() !== null;
    } catch {
      return false;
    }
  };
  const closed = async () => {
    await until(() => !isOpen(), `The dialog${called} is still open.`, context);
  };

  return {
    isOpen,
    closed,
    async opened() {
      await until(isOpen, `The dialog${called} did not open.`, context);
      return element();
    },
    title: () => nameOf(element()),
    text: () => textOf(element()),
    press: (name) => pressIn(element(), name, context),
    async close() {
      const dialog = element();
      if (!dialog.contains(document.activeElement)) dialog.focus();
      await context.user.keyboard('{Escape}');
      await closed();
    },
  };
}
