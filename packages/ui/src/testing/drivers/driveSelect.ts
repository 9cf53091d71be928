import { type DriverOptions, driving, findOne, quote, textOf } from './dom.ts';

/** A `Select` in the words of a reader. */
export interface SelectDriver {
  /** The text of the choice that holds. */
  chosen: () => string;
  /** The texts of the choices, in order. */
  choices: () => string[];
  /** Makes a choice, by its text. */
  choose: (text: string) => Promise<void>;
}

/** Drives the `Select` in (or at) `container`. */
export function driveSelect(container: ParentNode, options: DriverOptions = {}): SelectDriver {
  const { user } = driving(options);
  const select = () => findOne<HTMLSelectElement>(container, 'select', 'select', options.name);
  return {
    chosen: () => textOf(select().selectedOptions[0]),
    choices: () => [...select().options].map(textOf),
    async choose(text) {
      const option = [...select().options].find((one) => textOf(one) === text);
      if (!option) throw new Error(`There is no choice ${quote(text)}.`);
      if (option.disabled) throw new Error(`The choice ${quote(text)} cannot be made.`);
      await user.selectOptions(select(), option.value);
    },
  };
}
