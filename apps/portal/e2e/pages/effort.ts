import type { Locator, Page } from '@playwright/test';

/**
 * Works in the page as a person does, and counts the clicks and keystrokes. A text that is typed counts once, because it
 * has the same length in every office program. A select counts twice, for opening it and for the option. The file dialog of
 * the system counts once.
 */
export function countEffort(page: Page) {
  let steps = 0;
  const step = async (action: Promise<unknown>, count = 1) => {
    await action;
    steps += count;
  };
  return {
    /** The clicks and keystrokes so far. */
    steps: () => steps,
    click: (target: Locator) => step(target.click()),
    /** Presses one key, or one key with its modifiers, where the focus is. */
    press: (key: string) => step(page.keyboard.press(key)),
    /** Types a text where the focus is. */
    type: (text: string) => step(page.keyboard.type(text)),
    /** Types a text into a field. */
    fill: (field: Locator, text: string) => step(field.fill(text)),
    choose: (select: Locator, option: string) => step(select.selectOption(option), 2),
    chooseFile: (field: Locator, file: Parameters<Locator['setInputFiles']>[0]) =>
      step(field.setInputFiles(file)),
  };
}
