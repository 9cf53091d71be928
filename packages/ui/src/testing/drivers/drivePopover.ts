import { type DriverOptions, driverContext, findOne, pressIn, until } from './dom.ts';

/** Driver of a `Popover`. */
export interface PopoverDriver {
  /** Whether the panel is open. */
  isOpen: () => boolean;
  /** Opens the panel and returns it, for the drivers and queries of its content. */
  open: () => Promise<HTMLElement>;
  /** Opens the panel and clicks a button or link in it. */
  press: (name: string | RegExp) => Promise<void>;
  /** Closes the panel with Escape. */
  close: () => Promise<void>;
}

/** Creates a driver for the `Popover` with its button in (or at) `container`; `name` is the name of the button. */
export function drivePopover(container: ParentNode, options: DriverOptions = {}): PopoverDriver {
  const context = driverContext(options);
  const opener = () =>
    findOne(container, '[aria-haspopup="dialog"]', 'popover button', options.name);
  const panel = () =>
    opener().ownerDocument.getElementById(opener().getAttribute('aria-controls') ?? '');
  const driver: PopoverDriver = {
    isOpen: () => panel() !== null,
    async open() {
      if (!panel()) await context.user.click(opener());
      return until(panel, 'The popover did not open.', context);
    },
    async press(name) {
      await pressIn(await driver.open(), name, context);
    },
    async close() {
      const shown = panel();
      if (!shown) return;
      if (!shown.contains(document.activeElement)) shown.focus();
      await context.user.keyboard('{Escape}');
      await until(() => !shown.isConnected, 'The popover is still open.', context);
    },
  };
  return driver;
}
