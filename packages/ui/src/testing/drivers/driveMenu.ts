import { type DriverOptions, driving, findOne, isNamed, quote, textOf, until } from './dom.ts';

/** A `Menu` in the words of a reader. */
export interface MenuDriver {
  /** It is open. */
  isOpen: () => boolean;
  /** Opens it. */
  open: () => Promise<void>;
  /** Closes it without a choice. */
  close: () => Promise<void>;
  /** The choices, in order; opens it first. */
  choices: () => Promise<string[]>;
  /** The choices that hold; opens it first. */
  checked: () => Promise<string[]>;
  /** Makes a choice; opens it first. */
  choose: (name: string | RegExp) => Promise<void>;
}

/** Drives the `Menu` whose button is in (or is) `container`. `name` is the button's. */
export function driveMenu(container: ParentNode, options: DriverOptions = {}): MenuDriver {
  const drive = driving(options);
  const opener = () => findOne(container, '[aria-haspopup="menu"]', 'menu button', options.name);
  const menu = () =>
    opener().ownerDocument.getElementById(opener().getAttribute('aria-controls') ?? '');
  const items = () => [...(menu()?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const open = async () => {
    if (!menu()) await drive.user.click(opener());
    await until(() => items().length > 0, 'The menu did not open.', drive);
  };
  // By its element: a choice may open a dialog, which puts the button out of reach.
  const gone = (shown: Element | null) =>
    until(() => !shown?.isConnected, 'The menu is still open.', drive);
  const label = (item: Element) => textOf(item.querySelector('.al-menu-label'));

  return {
    open,
    isOpen: () => menu() !== null,
    async close() {
      const shown = menu();
      if (!shown) return;
      if (!shown.contains(document.activeElement)) shown.focus();
      await drive.user.keyboard('{Escape}');
      await gone(shown);
    },
    async choices() {
      await open();
      return items().map(label);
    },
    async checked() {
      await open();
      return items()
        .filter((item) => item.getAttribute('aria-checked') === 'true')
        .map(label);
    },
    async choose(name) {
      await open();
      const shown = menu();
      const item = items().find((one) =>
        typeof name === 'string' ? label(one) === name : isNamed(one, name),
      );
      if (!item) throw new Error(`There is no choice ${quote(name)}: ${items().map(label)}.`);
      if (item.getAttribute('aria-disabled') === 'true')
        throw new Error(`The choice ${quote(name)} cannot be made.`);
      await drive.user.click(item);
      await gone(shown);
    },
  };
}
