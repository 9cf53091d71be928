import type { ReactNode, RefCallback } from 'react';
import { waitFor } from 'storybook/test';

/** The props that `rootContract` passes to a widget. */
interface RootProbe<Root extends Element> {
  /** Must be added to the widget's own classes. */
  className: string;
  /** Must receive the root element. */
  ref: RefCallback<Root>;
  /** Must be on the root element only. */
  'data-root-contract': string;
}

let count = 0;

/**
 * Creates a story that tests a common rule of all widgets: `className`, `ref` and other props reach the root element
 * (for a form control, the native control), and the widget's own `al-` class is kept.
 *
 * ```tsx
 * export const Contract = rootContract<HTMLButtonElement>((probe) => <Button {...probe}>Save</Button>);
 * ```
 *
 * Write one story per part of a widget with several parts. Render a widget with a portal in its open state.
 */
export function rootContract<Root extends Element>(render: (probe: RootProbe<Root>) => ReactNode) {
  count += 1;
  const mark = `reached ${count}`;
  const refs = new Set<Root>();
  const probe: RootProbe<Root> = {
    className: 'contract-class',
    ref: (element) => {
      if (element) refs.add(element);
      return () => refs.clear();
    },
    'data-root-contract': mark,
  };
  return {
    // A test without a picture: hide it from docs and sidebar.
    tags: ['!autodocs', '!dev'],
    render: () => <>{render(probe)}</>,
    // The code of a panel may load later.
    play: () =>
      waitFor(() => {
        const reached = [...document.querySelectorAll(`[data-root-contract="${mark}"]`)];
        const [root] = reached;
        if (!root) throw new Error('Other props do not reach any element.');
        if (reached.length > 1) throw new Error('Other props reach more than the root element.');
        if (!root.classList.contains('contract-class')) throw new Error('className is lost.');
        if (![...root.classList].some((name) => name.startsWith('al-')))
          throw new Error("className replaces the widget's own class.");
        if (refs.size !== 1 || ![...refs].some((element) => element === root))
          throw new Error('ref does not reach the root element.');
      }),
  };
}
