import { type DriverOptions, driving, pressIn, quote, textOf, until } from './dom.ts';

/** The toasts of a `ToastProvider` in the words of a reader. */
export interface ToastsDriver {
  /** What the toasts say, oldest first; a repeat with its count, as in `Lost. ×3`. */
  texts: () => string[];
  /** What the toasts about failures say. */
  errors: () => string[];
  /** Waits until a toast says so. */
  said: (text: string | RegExp) => Promise<void>;
  /** Waits until no toast says so any more. */
  gone: (text: string | RegExp) => Promise<void>;
  /** Presses a button of the toast that says so, such as 'Retry' or 'Hide message'. */
  press: (text: string | RegExp, button: string | RegExp) => Promise<void>;
}

/** Drives the toasts, wherever they stand on the page. */
export function driveToasts(options: Omit<DriverOptions, 'name'> = {}): ToastsDriver {
  const drive = driving(options);
  const toasts = () => [...document.querySelectorAll('.al-toasts .al-toast')];
  const words = (toast: Element) => textOf(toast.querySelector('.al-toast-title'));
  const find = (text: string | RegExp) =>
    toasts().find((toast) =>
      typeof text === 'string' ? words(toast) === text : text.test(words(toast)),
    );

  return {
    texts: () => toasts().map(words),
    errors: () =>
      toasts()
        .filter((toast) => toast.closest('[aria-live="assertive"]'))
        .map(words),
    async said(text) {
      await until(() => find(text), `No toast says ${quote(text)}.`, drive);
    },
    async gone(text) {
      await until(() => !find(text), `A toast still says ${quote(text)}.`, drive);
    },
    async press(text, button) {
      const toast = await until(() => find(text), `No toast says ${quote(text)}.`, drive);
      await pressIn(toast, button, drive);
    },
  };
}
