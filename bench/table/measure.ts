import type { CDPSession, Page } from 'playwright';
import { pageOf } from './rows.ts';

export const operations = [
  'cold',
  'replace',
  'expand',
  'keystroke',
  'checkbox',
  'selectAll',
] as const;
export type Operation = (typeof operations)[number];

/** What one visit of one contender costs: main-thread CPU milliseconds per operation, and the heap at the end. */
export type Visit = Record<Operation, number> & { heap: number };

/** How often an operation is repeated in one measurement: small ones more often. */
const repeats: Record<Operation, number> = {
  cold: 1,
  replace: 10,
  expand: 10,
  keystroke: 20,
  checkbox: 20,
  selectAll: 6,
};

/** Opens one contender on a fresh page and measures everything in the order a reader would do it. */
export async function measureVisit(page: Page, url: string, size: number): Promise<Visit> {
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  // CPU time of the main thread, not time on the clock: other work on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const pages = Array.from({ length: 21 }, (_, index) => pageOf(index, size));
  await page.evaluate((given) => {
    window.pages = given;
  }, pages);

  // What two frames and the message to the page cost by themselves, taken off every measurement.
  const idle = await cpu(session, () => perform(page, 'idle', 20, 0));
  const measured: Partial<Record<Operation, number>> = {};
  for (const operation of operations) {
    // The first ones compile; a reader who pages all day does not wait for that.
    if (operation !== 'cold') await perform(page, operation, 2, 0);
    // One operation must not pay for the garbage of the one before.
    await session.send('HeapProfiler.collectGarbage');
    // Ten times the rows take ten times as long and wander less: a third of the repeats is enough.
    const times = Math.ceil(repeats[operation] / Math.sqrt(size / 100));
    const spent = await cpu(session, () => perform(page, operation, times, 2));
    measured[operation] = spent / times - idle / 20;
  }
  await perform(page, 'replace', 20, 1);
  await session.send('HeapProfiler.collectGarbage');
  const heap = await metric(session, 'JSHeapUsedSize');
  const {
    cold = 0,
    replace = 0,
    expand = 0,
    keystroke = 0,
    checkbox = 0,
    selectAll = 0,
  } = measured;
  return { cold, replace, expand, keystroke, checkbox, selectAll, heap: heap / 2 ** 20 };
}

async function cpu(session: CDPSession, work: () => Promise<void>) {
  const before = await metric(session, 'TaskDuration');
  await work();
  return ((await metric(session, 'TaskDuration')) - before) * 1000;
}

async function metric(session: CDPSession, name: string) {
  const { metrics } = await session.send('Performance.getMetrics');
  const found = metrics.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`The browser does not report ${name}.`);
  return found.value;
}

/** Does one thing some times inside the page, each time until it is painted. */
function perform(page: Page, operation: Operation | 'idle', times: number, from: number) {
  return page.evaluate(
    async ({ operation, times, from }) => {
      const painted = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
      const acts = {
        idle: () => {},
        cold: () => {
          const root = document.getElementById('root');
          if (root) window.contender.mount(root, window.pages[0] ?? []);
        },
        replace: (turn: number) => window.contender.replace(window.pages[turn % 21] ?? []),
        expand: (turn: number) => all('tbody .al-table-expander')[turn]?.click(),
        keystroke: () => {
          document.getElementById('filter')?.focus();
          document.execCommand('insertText', false, 'm');
        },
        checkbox: (turn: number) => all('tbody .al-table-check')[turn]?.click(),
        selectAll: () => all('thead .al-table-check')[0]?.click(),
      };
      for (let turn = from; turn < from + times; turn += 1) {
        acts[operation](turn);
        await painted();
      }
    },
    { operation, times, from },
  );
}

declare global {
  interface Window {
    pages: ReturnType<typeof pageOf>[];
  }
}
