import { type DriverOptions, driverContext, findOne, quote, textOf } from './dom.ts';

/** Driver of a `Select`. */
export interface SelectDriver {
  /** Text of the selected option. */
  chosen: () => string;
  /** Texts of the options, in order. */
  choices: () => string[];
  /** Selects the option with this text. */
  choose: (text: string) => Promise<void>;
}

/** Creates a driver for the `Select` in (or at) `container`. */
export function driveSelect(container: ParentNode, options: DriverOptions = {}): SelectDriver {
  const { user } = driverContext(options);
  const select = () => findOne<HTMLSelectElement>(container, 'select', 'select', options.name);
  return {
    chosen: () => textOf(select().selectedOptions[0]),
    choices: () => [...select().options].map(textOf),
    async choose(text) {
      const option = [...select().options].find((one) => textOf(one) === text);
      if (!option) throw new Error(`There is no option ${quote(text)}.`);
      if (option.disabled) throw new Error(`The option ${quote(text)} is disabled.`);
      await user.selectOptions(select(), option.value);
    },
  };
}
