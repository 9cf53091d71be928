import { computeAccessibleName } from 'dom-accessibility-api';
import { type DriverUser, domEventUser } from './user.ts';

/** Options of every driver. */
export interface DriverOptions {
  /**
   * Performs the user's actions, for example `userEvent.setup()`. Without it, the driver dispatches DOM events
   * itself.
   */
  user?: DriverUser | undefined;
  /** Accessible name, if the container has several such elements. A string must match the whole name. */
  name?: string | RegExp | undefined;
  /** Milliseconds to wait for asynchronous changes. @default 2000 */
  timeout?: number | undefined;
}

/** Options with their defaults. */
export interface DriverContext {
  user: DriverUser;
  timeout: number;
}

export const driverContext = ({
  user = domEventUser,
  timeout = 2000,
}: DriverOptions): DriverContext => ({
  user,
  timeout,
});

/** The text of an element as exposed to assistive technology: without hidden parts, with names of images. */
export function textOf(node: Node | null | undefined): string {
  return readText(node).replace(/\s+/g, ' ').trim();
}

function readText(node: Node | null | undefined): string {
  if (!node) return '';
  if (!isElement(node)) return node.textContent ?? '';
  if (node.matches('[hidden], [aria-hidden="true"], script, style')) return '';
  if (node.matches('img, [role="img"]')) return ` ${nameOf(node)} `;
  return [...node.childNodes].map(readText).join('');
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** The accessible name, as Testing Library computes it. */
export const nameOf = (element: Element): string => computeAccessibleName(element);

export const isNamed = (element: Element, name: string | RegExp): boolean =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));

/** Whether the element is not hidden by an open dialog. */
const isReachable = (element: Element) =>
  element.closest('[aria-hidden="true"], [hidden], [inert]') === null;

/** Finds the only `what` in (or at) `root`; otherwise throws an error that lists the matches. */
export function findOne<Found extends HTMLElement = HTMLElement>(
  root: ParentNode,
  selector: string,
  what: string,
  name?: string | RegExp,
): Found {
  // A test in JavaScript can leave the container out.
  if (typeof root?.querySelectorAll !== 'function')
    throw new Error(`Pass the container of the ${what} first, such as \`document.body\`.`);
  // Query from the parent, so that `root` itself can match.
  const around = root.parentElement ?? root;
  const candidates = [...around.querySelectorAll<Found>(selector)].filter((one) =>
    root.contains(one),
  );
  const reachable = candidates.filter(isReachable);
  const found = name === undefined ? reachable : reachable.filter((one) => isNamed(one, name));
  if (found.length === 1 && found[0]) return found[0];
  const called = name === undefined ? '' : ` named ${quote(name)}`;
  const names = new Set(reachable.map((one) => quote(nameOf(one) || 'without a name')));
  const there = [...names].join(', ');
  throw new Error(
    found.length === 0
      ? `There is no ${what}${called} here.${there && ` There is: ${there}.`}`
      : `There are ${found.length} of ${what}${called} here: ${there}. Pass \`name\` to select one.`,
  );
}

export const quote = (name: string | RegExp) =>
  typeof name === 'string' ? `'${name}'` : `${name}`;

const pressable = `button, a[href], [role="button"], input:is(${[
  'button',
  'image',
  'reset',
  'submit',
]
  .map((type) => `[type="${type}"]`)
  .join()})`;

/** Clicks the button or link with this name. */
export async function pressIn(root: ParentNode, name: string | RegExp, { user }: DriverContext) {
  await user.click(findOne(root, pressable, 'button or link', name));
}

// Save the timers: a test may replace them with fake timers later.
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;

/** Polls `read` until it returns a value; `missing` is the error message after the timeout. */
export async function until<Found>(
  read: () => Found | null | undefined | false,
  missing: string,
  { timeout }: DriverContext,
): Promise<Found> {
  const ends = performance.now() + timeout;
  const end = disableAct();
  try {
    for (;;) {
      const found = read();
      if (found) {
        // Let pending focus changes finish.
        await new Promise((resolve) => startTimer(resolve));
        return found;
      }
      if (performance.now() > ends) throw new Error(`${missing} (waited ${timeout} ms)`);
      await nextChange();
    }
  } finally {
    end();
  }
}

/** Resolves after the next DOM change, or after 30 ms. */
function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      observer.disconnect();
      stopTimer(timer);
      resolve();
    };
    const observer = new MutationObserver(go);
    observer.observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    const timer = startTimer(go, 30);
  });
}

/** Turns off React's `act` warnings while a driver waits. */
function disableAct(): () => void {
  const flag = 'IS_REACT_ACT_ENVIRONMENT';
  const before: unknown = Reflect.get(globalThis, flag);
  if (before === undefined) return () => {};
  Reflect.set(globalThis, flag, false);
  return () => {
    Reflect.set(globalThis, flag, before);
  };
}
