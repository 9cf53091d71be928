import { type DriverUser, plainUser } from './user.ts';

/** What every driver may be given. */
export interface DriverOptions {
  /** Who acts, e.g. `userEvent.setup()`. Without it the driver fires the events of pointer and keys itself. */
  user?: DriverUser;
  /** The accessible name, where there is more than one of its kind. A text must be the whole name. */
  name?: string | RegExp;
  /** How many milliseconds to wait for what is on its way. @default 2000 */
  timeout?: number;
}

/** What all drivers work with. */
export interface Driving {
  user: DriverUser;
  timeout: number;
}

export const driving = ({ user = plainUser, timeout = 2000 }: DriverOptions): Driving => ({
  user,
  timeout,
});

/** The text of an element as it is read aloud: without what is hidden, images by their names. */
export function textOf(node: Node | null | undefined): string {
  return readText(node).replace(/\s+/g, ' ').trim();
}

function readText(node: Node | null | undefined): string {
  if (!node) return '';
  if (!isElement(node)) return node.textContent ?? '';
  if (node.matches('[hidden], [aria-hidden="true"], script, style')) return '';
  if (node.matches('[role="img"][aria-label]')) return ` ${node.getAttribute('aria-label')} `;
  return [...node.childNodes].map(readText).join('');
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** The accessible name, by the rules that the widgets use. */
export function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy) {
    const labels = labelledBy.split(/\s+/).map((id) => element.ownerDocument.getElementById(id));
    return labels.map(textOf).join(' ');
  }
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
  if (labels.length > 0) return [...labels].map(textOf).join(' ');
  return textOf(element) || (element.getAttribute('title') ?? '');
}

export const isNamed = (element: Element, name: string | RegExp): boolean =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));

/** What an open dialog has put out of reach is not there for the reader. */
const isReachable = (element: Element) =>
  element.closest('[aria-hidden="true"], [hidden], [inert]') === null;

/** The one `what` in or at `root`; an error that says what there is instead. */
export function findOne<Found extends HTMLElement = HTMLElement>(
  root: ParentNode,
  selector: string,
  what: string,
  name?: string | RegExp,
): Found {
  // From one level above, so that the root itself may be the one.
  const around = root.parentElement ?? root;
  const candidates = [...around.querySelectorAll<Found>(selector)].filter((one) =>
    root.contains(one),
  );
  const reachable = candidates.filter(isReachable);
  const found = name === undefined ? reachable : reachable.filter((one) => isNamed(one, name));
  if (found.length === 1 && found[0]) return found[0];
  const called = name === undefined ? '' : ` named ${quote(name)}`;
  const there = reachable.map((one) => quote(nameOf(one))).join(', ');
  throw new Error(
    found.length === 0
      ? `There is no ${what}${called} here.${there && ` There is: ${there}.`}`
      : `There are ${found.length} of ${what}${called} here: ${there}. Say which by \`name\`.`,
  );
}

export const quote = (name: string | RegExp) =>
  typeof name === 'string' ? `'${name}'` : `${name}`;

/** Presses the button or link of this name. */
export async function pressIn(root: ParentNode, name: string | RegExp, { user }: Driving) {
  await user.click(findOne(root, 'button, a[href], [role="button"]', 'button or link', name));
}

// Taken now: what a test does to the clock later must not stop the waiting.
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;

/** What `read` finds, as soon as it finds something. `missing` says what did not come. */
export async function until<Found>(
  read: () => Found | null | undefined | false,
  missing: string,
  { timeout }: Driving,
): Promise<Found> {
  const ends = performance.now() + timeout;
  const end = pauseAct();
  try {
    for (;;) {
      const found = read();
      if (found) {
        // What is there now may still be about to take the focus and the pointer.
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

/** The page has changed, or might have. */
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

/** What React does while a driver waits is no mistake of the test: it need not stand in `act`. */
function pauseAct(): () => void {
  const flag = 'IS_REACT_ACT_ENVIRONMENT';
  const before: unknown = Reflect.get(globalThis, flag);
  if (before === undefined) return () => {};
  Reflect.set(globalThis, flag, false);
  return () => {
    Reflect.set(globalThis, flag, before);
  };
}
