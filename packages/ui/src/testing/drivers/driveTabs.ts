import { type DriverOptions, driving, findOne, isNamed, nameOf, quote, until } from './dom.ts';

/** `Tabs` in the words of a reader. */
export interface TabsDriver {
  /** The names of the tabs, in order. */
  tabs: () => string[];
  /** The name of the chosen tab. */
  chosen: () => string;
  /** Chooses a tab. */
  choose: (name: string | RegExp) => Promise<void>;
  /** What the chosen tab shows. */
  panel: () => HTMLElement;
}

/** Drives the `Tabs` in (or at) `container`. */
export function driveTabs(container: ParentNode, options: DriverOptions = {}): TabsDriver {
  const drive = driving(options);
  const list = () => findOne(container, '[role="tablist"]', 'row of tabs', options.name);
  const tabs = () => [...list().querySelectorAll<HTMLElement>('[role="tab"]')];
  const chosen = () => {
    const tab = tabs().find((one) => one.getAttribute('aria-selected') === 'true');
    if (!tab) throw new Error('No tab is chosen.');
    return tab;
  };

  return {
    tabs: () => tabs().map(nameOf),
    chosen: () => nameOf(chosen()),
    async choose(name) {
      await drive.user.click(findOne(list(), '[role="tab"]', 'tab', name));
      await until(() => isNamed(chosen(), name), `${quote(name)} was not chosen.`, drive);
    },
    panel() {
      const id = chosen().getAttribute('aria-controls') ?? '';
      const panel = list().ownerDocument.getElementById(id);
      if (!panel) throw new Error(`The tab ${quote(nameOf(chosen()))} shows nothing.`);
      return panel;
    },
  };
}
