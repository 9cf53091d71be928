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

/** The cost of one visit to one contender: main-thread CPU milliseconds per operation, and the heap at the end. */
export type Visit = Record<Operation, number> & { heap: number };

/** Repetitions of an operation in one measurement. Small operations are repeated more often. */
const repeats: Record<Operation, number> = {
  cold: 1,
  replace: 10,
  expand: 10,
  keystroke: 20,
  checkbox: 20,
  selectAll: 6,
};

/** Opens one contender on a new page and measures every operation in the order of normal use. */
export async function measureVisit(page: Page, url: string, size: number): Promise<Visit> {
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  // CPU time of the main thread instead of wall time: other load on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const pages = Array.from({ length: 21 }, (_, index) => pageOf(index, size));
  await page.evaluate((given) => {
    window.pages = given;
  }, pages);

  // The cost of two frames and of the message to the page, subtracted from every measurement.
  const idle = await cpu(session, () => perform(page, 'idle', 20, 0));
  const measured: Partial<Record<Operation, number>> = {};
  for (const operation of operations) {
    if (operation === 'expand' && !(await page.evaluate(() => window.contender.find.expander))) {
      measured.expand = Number.NaN;
      continue;
    }
    // Warm up: the first calls compile the code.
    if (operation !== 'cold') await perform(page, operation, 2, 0);
    // Collect garbage first, so that it does not count for the next operation.
    await session.send('HeapProfiler.collectGarbage');
    // 1,000 rows take ten times as long and vary less: a third of the repetitions is enough.
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

/** Repeats one operation in the page; each time waits until it is painted. */
function perform(page: Page, operation: Operation | 'idle', times: number, from: number) {
  return page.evaluate(
    async ({ operation, times, from }) => {
      const painted = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
      const { find } = window.contender;
      const click = (selector: string | undefined, turn: number) => {
        if (!selector) return;
        // Tables that draw the rows in view have fewer than there are turns.
        const found = all(selector);
        const target = found[turn % found.length];
        if (!target) throw new Error(`There is no ${selector}.`);
        target.click();
      };
      const acts = {
        idle: () => {},
        cold: () => {
          const root = document.getElementById('root');
          if (root) window.contender.mount(root, window.pages[0] ?? []);
        },
        replace: (turn: number) => window.contender.replace(window.pages[turn % 21] ?? []),
        expand: (turn: number) => click(find.expander, turn),
        keystroke: () => {
          document.getElementById('filter')?.focus();
          document.execCommand('insertText', false, 'm');
        },
        checkbox: (turn: number) => click(find.check, turn),
        selectAll: () => click(find.checkAll, 0),
      };
      for (let turn = from; turn < from + times; turn += 1) {
        acts[operation](turn);
        await painted();
        // Some libraries render their rows after the first frame.
        const limit = performance.now() + 10_000;
        while (operation === 'cold' && all(find.row).length === 0) {
          if (performance.now() > limit) throw new Error(`No row is ${find.row}.`);
          await painted();
        }
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
