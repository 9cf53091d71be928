import { type DriverOptions, driverContext, findOne, quote, textOf, until } from './dom.ts';

/** Driver of a `Combobox`. */
export interface ComboboxDriver {
  /** Text of the field. */
  text: () => string;
  /** Whether the list is open. */
  isOpen: () => boolean;
  /** Replaces the text, which opens the list. */
  type: (text: string) => Promise<void>;
  /** Texts of the options in the open list, in order. */
  choices: () => string[];
  /** Chooses the option with this label, which may still be loading. Opens the list if it is closed. */
  choose: (label: string) => Promise<void>;
}

/** Creates a driver for the `Combobox` in (or at) `container`; `name` is its label. */
export function driveCombobox(container: ParentNode, options: DriverOptions = {}): ComboboxDriver {
  const context = driverContext(options);
  const input = () =>
    findOne<HTMLInputElement>(container, 'input[role="combobox"]', 'combobox', options.name);
  const isOpen = () => input().getAttribute('aria-expanded') === 'true';
  const shown = () => {
    const list = input().ownerDocument.getElementById(input().getAttribute('aria-controls') ?? '');
    return [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  };
  const labelOf = (option: Element) => textOf(option.querySelector('.al-combobox-label'));

  return {
    text: () => input().value,
    isOpen,
    async type(text) {
      await context.user.clear(input());
      if (text) await context.user.type(input(), text);
    },
    choices: () => shown().map(textOf),
    async choose(label) {
      if (!isOpen()) await context.user.click(input());
      const option = await until(
        () => shown().find((one) => labelOf(one) === label),
        `There is no option ${quote(label)}.`,
        context,
      );
      if (option.getAttribute('aria-disabled') === 'true')
        throw new Error(`The option ${quote(label)} is disabled.`);
      await context.user.click(option);
    },
  };
}
