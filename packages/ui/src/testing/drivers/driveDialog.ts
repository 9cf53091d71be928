import {
  type DriverOptions,
  driving,
  findOne,
  nameOf,
  pressIn,
  quote,
  textOf,
  until,
} from './dom.ts';

/** A `Dialog`, a `ConfirmDialog` or a message, in the words of a reader. */
export interface DialogDriver {
  /** It is there, and no other lies above it. */
  isOpen: () => boolean;
  /** Waits until it is open, and gives it back. */
  opened: () => Promise<HTMLElement>;
  /** Its heading. */
  title: () => string;
  /** Everything it says. */
  text: () => string;
  /** Presses a button or link in it. */
  press: (name: string | RegExp) => Promise<void>;
  /** Closes it as Escape does, and waits until it is gone. */
  close: () => Promise<void>;
  /** Waits until it is gone. */
  closed: () => Promise<void>;
}

/**
 * Drives the modal dialog on top, wherever it stands on the page.
 *
 * ```ts
 * const question = driveDialog({ name: 'Delete it?', user });
 * await question.opened();
 * await question.press('Yes');
 * ```
 */
export function driveDialog(options: DriverOptions = {}): DialogDriver {
  const drive = driving(options);
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
    await until(() => !isOpen(), `The dialog${called} is still open.`, drive);
  };

  return {
    isOpen,
    closed,
    async opened() {
      await until(isOpen, `The dialog${called} did not open.`, drive);
      return element();
    },
    title: () => nameOf(element()),
    text: () => textOf(element()),
    press: (name) => pressIn(element(), name, drive),
    async close() {
      const dialog = element();
      if (!dialog.contains(document.activeElement)) dialog.focus();
      await drive.user.keyboard('{Escape}');
      await closed();
    },
  };
}
