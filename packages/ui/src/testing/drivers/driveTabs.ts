import {
  type DriverOptions,
  driverContext,
  findOne,
  isNamed,
  nameOf,
  quote,
  until,
} from './dom.ts';

/** Driver of `Tabs`. */
export interface TabsDriver {
  /** Labels of the tabs, in order. */
  tabs: () => string[];
  /** Label of the selected tab. */
  chosen: () => string;
  /** Selects a tab. */
  choose: (name: string | RegExp) => Promise<void>;
  /** Panel of the selected tab. */
  panel: () => HTMLElement;
}

/** Creates a driver for the `Tabs` in (or at) `container`. */
export function driveTabs(container: ParentNode, options: DriverOptions = {}): TabsDriver {
  const context = driverContext(options);
  const list = () => findOne(container, '[role="tablist"]', 'tab list', options.name);
  const tabs = () => [...list().querySelectorAll<HTMLElement>('[role="tab"]')];
  const chosen = () => {
    const tab = tabs().find((one) => one.getAttribute('aria-selected') === 'true');
    if (!tab) throw new Error('No tab is selected.');
    return tab;
  };

  return {
    tabs: () => tabs().map(nameOf),
    chosen: () => nameOf(chosen()),
    async choose(name) {
      await context.user.click(findOne(list(), '[role="tab"]', 'tab', name));
      await until(() => isNamed(chosen(), name), `${quote(name)} was not selected.`, context);
    },
    panel() {
      const id = chosen().getAttribute('aria-controls') ?? '';
      const panel = list().ownerDocument.getElementById(id);
      if (!panel) throw new Error(`The tab ${quote(nameOf(chosen()))} has no panel.`);
      return panel;
    },
  };
}
