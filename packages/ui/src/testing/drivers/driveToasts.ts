import { type DriverOptions, driverContext, pressIn, quote, textOf, until } from './dom.ts';

/** Driver of the toasts of a `ToastProvider`. */
export interface ToastsDriver {
  /** Texts of the toasts, oldest first; repeats have a count, as in `Lost. ×3`. */
  texts: () => string[];
  /** Texts of the error toasts. */
  errors: () => string[];
  /** Waits until a toast with this text is shown. */
  shown: (text: string | RegExp) => Promise<void>;
  /** Waits until no toast with this text is shown. */
  hidden: (text: string | RegExp) => Promise<void>;
  /** Clicks a button of the toast with this text, such as 'Retry' or 'Hide message'. */
  press: (text: string | RegExp, button: string | RegExp) => Promise<void>;
}

/** Creates a driver for the toasts of the page. */
export function driveToasts(options: Omit<DriverOptions, 'name'> = {}): ToastsDriver {
  const context = driverContext(options);
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
    async shown(text) {
      await until(() => find(text), `No toast with the text ${quote(text)} is shown.`, context);
    },
    async hidden(text) {
      await until(
        () => !find(text),
        `A toast with the text ${quote(text)} is still shown.`,
        context,
      );
    },
    async press(text, button) {
      const toast = await until(
        () => find(text),
        `No toast with the text ${quote(text)} is shown.`,
        context,
      );
      await pressIn(toast, button, context);
    },
  };
}
