import { type DriverOptions, driverContext, quote, textOf } from './dom.ts';
import { drivePopover, type PopoverDriver } from './drivePopover.ts';
import { driveRadioGroup } from './driveRadioGroup.ts';

/** Driver of `TableSettings`. Its members open the panel. */
export interface TableSettingsDriver extends Pick<PopoverDriver, 'isOpen' | 'close'> {
  /** Names of the columns, in order. */
  columns: () => Promise<string[]>;
  /** Names of the visible columns, in order. */
  shown: () => Promise<string[]>;
  /** Shows or hides a column. */
  show: (column: string, shown?: boolean) => Promise<void>;
  /** Names of the pinned columns, in order. */
  pinned: () => Promise<string[]>;
  /** Pins a column, or releases it. */
  pin: (column: string, pinned?: boolean) => Promise<void>;
  /** Moves a column by one place. */
  move: (column: string, direction: 'up' | 'down') => Promise<void>;
  /** Resets the columns. */
  reset: () => Promise<void>;
  /** Name of the row height. */
  density: () => Promise<string | null>;
  /** Selects a row height. */
  chooseDensity: (name: string) => Promise<void>;
}

/** Creates a driver for the `TableSettings` in (or at) `container`. */
export function driveTableSettings(
  container: ParentNode,
  options: DriverOptions = {},
): TableSettingsDriver {
  const { user } = driverContext(options);
  const { open, isOpen, close } = drivePopover(container, options);
  const items = async () => [
    ...(await open()).querySelectorAll<HTMLElement>('.al-table-columns > li'),
  ];
  const columnName = (item: Element) => textOf(item.firstElementChild);
  const checkbox = (item: Element) => item.querySelector<HTMLInputElement>('[type="checkbox"]');
  const isShown = (item: Element) => checkbox(item)?.checked ?? true;
  const buttons = (item: Element) => [...item.querySelectorAll('button')];
  const isPinned = (item: Element) => buttons(item)[0]?.getAttribute('aria-pressed') === 'true';
  const find = async (column: string) => {
    const all = await items();
    const item = all.find((one) => columnName(one) === column);
    if (!item) throw new Error(`There is no column ${quote(column)}: ${all.map(columnName)}.`);
    return item;
  };
  const click = async (element: HTMLElement | null | undefined, missing: string) => {
    if (!element) throw new Error(missing);
    await user.click(element);
  };
  const densities = async () => driveRadioGroup(await open(), { user });

  return {
    isOpen,
    close,
    columns: async () => (await items()).map(columnName),
    shown: async () => (await items()).filter(isShown).map(columnName),
    async show(column, shown = true) {
      const item = await find(column);
      if (isShown(item) !== shown)
        await click(checkbox(item), `The column ${quote(column)} cannot be hidden.`);
    },
    pinned: async () => (await items()).filter(isPinned).map(columnName),
    async pin(column, pinned = true) {
      const item = await find(column);
      if (isPinned(item) !== pinned) await click(buttons(item)[0], 'Columns cannot be pinned.');
    },
    async move(column, direction) {
      const item = await find(column);
      await click(buttons(item)[direction === 'up' ? 1 : 2], 'Columns cannot be moved.');
    },
    async reset() {
      const list = (await open()).querySelector('fieldset:has(.al-table-columns)');
      await click(list?.querySelector<HTMLElement>(':scope > button'), 'There is no reset.');
    },
    density: async () => (await densities()).chosen(),
    chooseDensity: async (name) => (await densities()).choose(name),
  };
}
