import type { Page } from '@playwright/test';
import { violations } from '../../apps/portal/e2e/support/checks/accessibility.ts';
import type { Person } from '../../apps/portal/e2e/support/people.ts';
import { type Control, look } from './controls.ts';
import { stopClock, withTime } from './settle.ts';

export interface Window {
  theme: 'light' | 'dark';
  width: number;
}

export interface Expedition {
  page: Page;
  /** Signs in anew after a sign-out. */
  signIn: () => Promise<Person>;
  paths: readonly string[];
  window: Window;
  /** A number from 0 to 1, the next of a fixed series. */
  random: () => number;
  /** The failures of the page so far. */
  failures: readonly string[];
  /** A file for the file fields. */
  file: { name: string; mimeType: string; buffer: Buffer };
}

/** More than any screen has controls: a screen that always makes new ones has an end. */
const maxPresses = 400;

/**
 * Refusals by rule: the only administrator cannot be demoted (USR-13), a made-up password link has expired (USR-70), and a
 * chosen tenant who is not ready has no letter to preview (LET-94).
 */
const refusedByRule =
  /^422 (POST \/api\/(users\/\d+|password-link)$|GET \/api\/facilities\/[\w/]+\/preview-letter)/;

/** Keys of the shell and of lists, pressed on each screen. */
const keys = [
  'Tab',
  'ArrowDown',
  'End',
  'j',
  'x',
  '?',
  'Escape',
  '/',
  'Escape',
  'Control+k',
  'Escape',
];

/**
 * Presses the links, buttons, menu items, fields and keys of each screen, in a random order of a fixed seed, also those of
 * the dialogs and menus that open. Returns what a user would call a defect, each with the way to it.
 */
export async function explore(expedition: Expedition): Promise<string[]> {
  const { page, signIn, paths, window, random, failures, file } = expedition;
  const { theme, width } = window;
  const found = new Map<string, string>();
  const known = new Set<string>();
  const settle = await stopClock(page);
  page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
  let person: Person | null = null;
  let read = 0;
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
  for (const path of paths) {
    let trail: string[] = [];
    const note = (defect: string, where: string) => {
      const kind = defect.replace(/\d+/g, '#');
      const key = `${kind} ${where}`;
      if (!found.has(key)) {
        found.set(key, `${path} › ${trail.slice(-4).join(' › ')}: ${defect}`);
      }
    };
    /** Notes what the last step showed, and returns the controls. */
    const check = async (step: string) => {
      await settle();
      let view = await look(page);
      // The code of a page may still be drawing it.
      for (let wait = 0; wait < 4 && view.defects.length > 0 && step !== 'open'; wait += 1) {
        await settle();
        view = await look(page);
      }
      for (const failure of failures.slice(read)) {
        if (!refusedByRule.test(failure)) note(failure, path);
      }
      read = failures.length;
      for (const defect of view.defects) {
        // A page that has just been opened by its address has the focus on the body.
        if (step !== 'open' || !defect.includes('focus')) note(defect, `${path} ${step}`);
      }
      return view;
    };
    const open = async () => {
      if (!person) {
        person = await signIn();
        await page.context().addCookies(person.cookies);
        await page.goto('/help-videos');
        await page.evaluate(
          (session) => localStorage.setItem('audit-letters.session', session),
          JSON.stringify(person.session),
        );
      }
      trail = [];
      await page.goto(path);
      return check('open');
    };
    /** Leaves the layers that are open, the question about unsaved changes with Yes. */
    const leaveLayer = async () => {
      await page.keyboard.press('Escape');
      const view = await check('Escape');
      if (!view.layer) return view;
      const close = view.controls.find(({ label }) => /^(Yes, leave|Close|No|Cancel)$/.test(label));
      if (close) await press(page, close, file);
      return check('close');
    };

    let view = await open();
    await page.locator('main h1').first().waitFor();
    // WIR-36
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const violation of await withTime(page, violations(page)))
        note(`${colorScheme}: ${violation}`, path);
    }
    await page.emulateMedia({ colorScheme: theme });
    for (let presses = 0; presses < maxPresses; presses += 1) {
      const fresh = view.controls.filter(({ key }) => !known.has(keyOf(path, view.layer, key)));
      if (fresh.length === 0) {
        if (!view.layer) break;
        trail.push('Escape');
        const layer = view.layer;
        view = await leaveLayer();
        if (view.layer === layer) view = await open();
        continue;
      }
      // Files first: a page does not show that one is missing.
      const files = fresh.filter(({ isFile }) => isFile);
      const choice = files.length > 0 ? files : fresh;
      const control = choice[Math.floor(random() * choice.length)];
      if (!control) break;
      known.add(keyOf(path, view.layer, control.key));
      trail.push(`${view.layer ? `${view.layer}: ` : ''}${control.label || control.key}`);
      await press(page, control, file).catch(async () => {
        // A list that loads again replaces its rows, and a page that still draws moves its controls. A user hides a toast
        // that covers one.
        for (const hide of await page.getByRole('button', { name: 'Hide message' }).all())
          await hide.click({ timeout: 1000 }).catch(() => {});
        await settle();
        if ((await page.locator(`[data-explored="${control.at}"]`).count()) === 0) return;
        await press(page, control, file).catch((error: Error) =>
          note(`cannot be pressed: ${reasonOf(error)}`, control.key),
        );
      });
      view = await check(control.key);
      if (/\/log(in|out)$/.test(new URL(page.url()).pathname) && path !== '/login') {
        person = null;
        view = await open();
      } else if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) {
        await page.goBack();
        trail.push('Back');
        view = await check('open');
        if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname)
          view = await open();
      }
    }
    await open();
    for (const key of keys) {
      trail.push(key);
      await page.keyboard.press(key);
      await check(key);
    }
  }
  return [...found.values()];
}

const keyOf = (path: string, layer: string, key: string) =>
  key.startsWith('frame') && !layer ? key : `${path} ${layer} ${key}`;

async function press(page: Page, { kind, at, label }: Control, file: Expedition['file']) {
  const target = page.locator(`[data-explored="${at}"]`);
  const options = { timeout: 15_000 };
  switch (kind) {
    case 'press':
      // It shows only while it has the focus.
      if (label === 'Skip to content') return target.press('Enter', options);
      return target.click(options);
    case 'file':
      return target.setInputFiles(file, options);
    case 'choose':
      await target.focus(options);
      return target.selectOption({ index: 1 }, options);
    case 'type': {
      const type = await target.getAttribute('type');
      return target.fill(type === 'date' ? dayIn('en-CA') : sample(label, type), options);
    }
  }
}

/** A text that fits the field. */
function sample(label: string, type: string | null) {
  if (type === 'email' || /mail/i.test(label)) return 'ada@mail.example';
  if (type === 'number' || /phone|fax|zip|charge|unit/i.test(label)) return '5555550142';
  if (/date|day|month/i.test(label)) return dayIn('en-US');
  if (/password/i.test(label)) return 'quiet-lake-9';
  return 'an';
}

/** Today: a mail date cannot be in the future. */
const dayIn = (locale: string) =>
  new Date().toLocaleDateString(locale, { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The first line of Playwright's error, and what covers the control. */
const reasonOf = ({ message }: Error) =>
  [message.split('\n')[0], ...(/<.* intercepts pointer events/.exec(message) ?? [])].join(' ');
