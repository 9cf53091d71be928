import { type DriverOptions, driverContext, findOne, quote, textOf } from './dom.ts';

/** Driver of a `RadioGroup`. */
export interface RadioGroupDriver {
  /** Text of the selected option, or null. */
  chosen: () => string | null;
  /** Texts of the options, in order. */
  choices: () => string[];
  /** Selects the option with this text. */
  choose: (text: string) => Promise<void>;
}

/** Creates a driver for the `RadioGroup` in (or at) `container`; `name` is its legend. */
export function driveRadioGroup(
  container: ParentNode,
  options: DriverOptions = {},
): RadioGroupDriver {
  const { user } = driverContext(options);
  const labels = () => [
    ...findOne(
      container,
      'fieldset.al-radio-group',
      'radio group',
      options.name,
    ).querySelectorAll<HTMLLabelElement>(':scope > label'),
  ];
  const input = (label: Element) => label.querySelector('input');
  const driver: RadioGroupDriver = {
    chosen() {
      const label = labels().find((one) => input(one)?.checked);
      return label ? textOf(label) : null;
    },
    choices: () => labels().map(textOf),
    async choose(text) {
      const label = labels().find((one) => textOf(one) === text);
      if (!label) throw new Error(`There is no option ${quote(text)}: ${driver.choices()}.`);
      const radio = input(label);
      if (!radio || radio.disabled) throw new Error(`The option ${quote(text)} is disabled.`);
      await user.click(radio);
    },
  };
  return driver;
}
