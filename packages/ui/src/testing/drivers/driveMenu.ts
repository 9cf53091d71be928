import {
  type DriverOptions,
  driverContext,
  findOne,
  isNamed,
  quote,
  textOf,
  until,
} from './dom.ts';

/** Driver of a `Menu`. */
export interface MenuDriver {
  /** Whether the menu is open. */
  isOpen: () => boolean;
  /** Opens the menu. */
  open: () => Promise<void>;
  /** Closes the menu with Escape. */
  close: () => Promise<void>;
  /** Opens the menu and returns its items in order. */
  choices: () => Promise<string[]>;
  /** Opens the menu and returns the checked items. */
  checked: () => Promise<string[]>;
  /** Opens the menu and selects an item. */
  choose: (name: string | RegExp) => Promise<void>;
}

/** Creates a driver for the `Menu` with its button in (or at) `container`; `name` is the name of the button. */
export function driveMenu(container: ParentNode, options: DriverOptions = {}): MenuDriver {
  const context = driverContext(options);
  const opener = () => findOne(container, '[aria-haspopup="menu"]', 'menu button', options.name);
  const menu = () =>
    opener().ownerDocument.getElementById(opener().getAttribute('aria-controls') ?? '');
  const items = () => [...(menu()?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const open = async () => {
    if (!menu()) await context.user.click(opener());
    await until(() => items().length > 0, 'The menu did not open.', context);
  };
  // Check the element: the item may open a dialog, which hides the button.
  const waitUntilClosed = (shown: Element | null) =>
    until(() => !shown?.isConnected, 'The menu is still open.', context);
  const label = (item: Element) => textOf(item.querySelector('.al-menu-label'));

  return {
    open,
    isOpen: () => menu() !== null,
    async close() {
      const shown = menu();
      if (!shown) return;
      if (!shown.contains(document.activeElement)) shown.focus();
      await context.user.keyboard('{Escape}');
      await waitUntilClosed(shown);
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
      if (!item) throw new Error(`There is no item ${quote(name)}: ${items().map(label)}.`);
      if (item.getAttribute('aria-disabled') === 'true')
        throw new Error(`The item ${quote(name)} is disabled.`);
      await context.user.click(item);
      await waitUntilClosed(shown);
    },
  };
}
