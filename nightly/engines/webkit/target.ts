import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Place, Target } from '../screen.ts';
import { find, pattern, type Step } from './find.ts';

/** Offers the searches of Playwright below the elements of the steps. */
export const placeOf = (driver: WebDriver, steps: readonly Step[]): Place => ({
  getByRole: (role, { name, exact, level } = {}) =>
    targetOf(driver, [
      ...steps,
      {
        by: 'role',
        role,
        ...(name !== undefined && { name: pattern(name, exact) }),
        ...(level !== undefined && { level }),
      },
    ]),
  getByLabel: (text, { exact } = {}) =>
    targetOf(driver, [...steps, { by: 'label', name: pattern(text, exact) }]),
  getByText: (text, { exact } = {}) =>
    targetOf(driver, [...steps, { by: 'text', name: pattern(text, exact) }]),
});

function targetOf(driver: WebDriver, steps: readonly Step[]): Target {
  const all = () => find(driver, steps);
  const act = <Result>(action: (element: WebElement) => Promise<Result>) =>
    retry(async () => {
      const found = await all();
      const [element] = found;
      if (!element || found.length > 1) {
        throw new Waiting(`${found.length} elements match ${JSON.stringify(steps)}`);
      }
      return action(element);
    });
  const nth = (index: number) => targetOf(driver, [...steps, { by: 'nth', index }]);
  const isChecked = () => act((element) => element.isSelected());
  return {
    ...placeOf(driver, steps),
    nth,
    first: () => nth(0),
    count: async () => (await all()).length,
    click: () => act((element) => element.click()),
    fill: (text) =>
      act(async (element) => {
        // After a chord such as Ctrl+A, the driver drops the keys that follow.
        await driver.executeScript('arguments[0].focus(); arguments[0].select()', element);
        await element.sendKeys(text || Key.DELETE);
      }),
    async check() {
      if (!(await isChecked())) await act((element) => element.click());
    },
    selectOption: (label) =>
      act(async (element) => {
        for (const option of await element.findElements(By.css('option'))) {
          if ((await option.getText()) === label) return option.click();
        }
        throw new Waiting(`No option is called ${label}`);
      }),
    setInputFiles: (path) => act((element) => element.sendKeys(path)),
    inputValue: () => act((element) => element.getProperty('value')),
    isChecked,
    textContent: () => act((element) => element.getProperty('textContent')),
    waitFor: ({ state = 'visible' } = {}) =>
      retry(async () => {
        const { length } = await all();
        if (state === 'visible' ? length !== 1 : length > 0) {
          throw new Waiting(`${length} elements match ${JSON.stringify(steps)}`);
        }
      }),
  };
}

/** The page is not yet in the state that an action needs. */
class Waiting extends Error {}

const passing = [
  Waiting,
  error.NoSuchElementError,
  error.StaleElementReferenceError,
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
];

/** Repeats an action while the page changes. The limit only ends a wait without an end. */
async function retry<Result>(action: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      return await action();
    } catch (problem) {
      if (Date.now() > end || !passing.some((kind) => problem instanceof kind)) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
