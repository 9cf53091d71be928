import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import ts from 'typescript';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchOptions } from '../browser.mjs';

const consumer = inject('consumer');

/** Runs a program in the app; an error contains its output. */
function run(program: string, ...args: string[]): string {
  try {
    const env = { ...process.env, TZ: 'Pacific/Kiritimati' };
    return execFileSync(program, args, { cwd: consumer, encoding: 'utf8', stdio: 'pipe', env });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error)
      throw new Error(String(error.stdout), { cause: error });
    throw error;
  }
}

/**
 * Compiles the app and returns the errors in its files and in our declarations. It leaves out the declarations of other
 * packages, because those of typebox take ten times as long as all others.
 */
function compile(): string[] {
  const path = join(consumer, 'tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, ts.sys.readFile).config,
    ts.sys,
    consumer,
    undefined,
    path,
  );
  // The other tests run the files in `out`.
  const emitted = { noEmit: false, rootDir: join(consumer, 'src'), outDir: join(consumer, 'out') };
  const program = ts.createProgram(fileNames, { ...options, ...emitted });
  const files = program.getSourceFiles();
  const own = files.filter(({ fileName }) => !fileName.includes('/node_modules/'));
  const ours = files.filter(({ fileName }) => fileName.includes('/node_modules/@audit-letters/'));
  // File by file: to emit the whole program checks every declaration.
  for (const file of own) program.emit(file);
  return [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...[...own, ...ours].flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ].map(({ file, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    return file ? `${file.fileName}: ${message}` : message;
  });
}

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

let markup: string | undefined;
/** The markup that the compiled app renders on a server. */
function serverMarkup(): string {
  const show = 'import("./out/server.js").then(({ page }) => process.stdout.write(page))';
  markup ??= run('node', '--eval', show);
  return markup;
}

describe('an app outside the workspace', () => {
  it('compiles', () => {
    expect(compile()).toEqual([]);
  });

  it('uses non-interactive exports in a server component', () => {
    const show =
      'import("./out/serverComponent.js").then(({ drawn }) => console.log(drawn.length))';
    expect(run('node', '--conditions=react-server', '--eval', show)).toBe('4\n');
  });

  it('runs the testing drivers in jsdom', () => {
    const seen = [
      '225',
      ['B-204'],
      true,
      "'02/31/2026' is not a date and was cleared.",
      '12/01/2026',
      'None.',
    ];
    // The first run dispatches DOM events, the second uses user-event.
    expect(JSON.parse(run('node', 'inDom.mjs', 'driven'))).toEqual([seen, seen]);
  });

  it('shows messages of a schema and of the server in a form of react-hook-form', () => {
    const unit = { name: 'B-204', freeFrom: '2026-12-01' };
    expect(JSON.parse(run('node', 'inDom.mjs', 'filled'))).toEqual({
      missing: ['Enter the name of the unit.', 'Enter a date.'],
      focused: true,
      offersEmpty: false,
      refused: 'There is a unit B-204.',
      saved: [unit],
    });
  });

  it('renders on a server and hydrates from a Vite build', async () => {
    const modules: string[] = [];
    const collect = { name: 'collect', moduleParsed: ({ id }: { id: string }) => modules.push(id) };
    await build({ root: consumer, logLevel: 'error', configFile: false, plugins: [collect] });
    // One module for each icon in use instead of the 2,000 icons of the main entry.
    expect(modules.filter((id) => id.includes('lucide-react')).length).toBeLessThan(150);
    const template = readFileSync(join(consumer, 'dist/index.html'), 'utf8');
    expect(await hydrate(template)).toEqual([]);
  });

  it('shows states in print and in forced colours', async () => {
    const template = readFileSync(join(consumer, 'dist/index.html'), 'utf8');
    const look = async (page: Page) => {
      await page.emulateMedia({ media: 'print' });
      const use = page.locator('[data-shows="DataTable"] td', { hasText: 'Climate-controlled' });
      const { width = 0 } = (await use.first().boundingBox()) ?? {};
      expect(width).toBeGreaterThan(100);
      await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'dark' });
      const mismatched = await page.evaluate(() =>
        [...document.querySelectorAll('svg')]
          .filter((icon) => icon.parentElement && icon.checkVisibility())
          .filter((icon) => {
            const expected = getComputedStyle(icon.parentElement ?? icon).color;
            return getComputedStyle(icon).color !== expected;
          })
          .map((icon) => icon.outerHTML.slice(0, 80)),
      );
      expect(mismatched).toEqual([]);
    };
    await visit(template, { look });
  });

  it('looks the same with the Preflight of Tailwind in a layer before it', async () => {
    const template = readFileSync(join(consumer, 'dist/index.html'), 'utf8');
    const preflight = readFileSync(join(import.meta.dirname, 'preflight.css'), 'utf8');
    const looks: string[][] = [];
    const look = async (page: Page) => {
      const seen = await page.evaluate(() => {
        const names = [
          'display',
          'background-color',
          'color',
          'border-top-width',
          'padding-left',
          'text-decoration-line',
        ];
        return [...document.querySelectorAll('[data-shows] :is([class*=al-], svg, a)')].map(
          (element) => {
            const style = getComputedStyle(element);
            const values = names.map((name) => style.getPropertyValue(name)).join(' | ');
            return `${element.tagName} ${element.getAttribute('class')} ${values}`;
          },
        );
      });
      looks.push(seen);
    };
    await visit(template, { look });
    const reset = template.replace('<head>', `<head><style>${preflight}</style>`);
    const host = '<p class="normal-nums"><svg></svg></p>';
    await visit(reset.replace('</body>', `${host}</body>`), {
      look: async (page) => {
        await look(page);
        const icon = page.locator('.normal-nums > svg');
        expect(await icon.evaluate((svg) => getComputedStyle(svg).display)).toBe('block');
      },
    });
    const [plain = [], after = []] = looks;
    expect(plain.length).toBeGreaterThan(100);
    expect(after.filter((element, index) => element !== plain[index])).toEqual([]);
  });

  it('mirrors arrows, bars and tabs right to left in a Vite build for older browsers', async () => {
    const assets = join(consumer, 'dist/assets');
    const css = readdirSync(assets).filter((name) => name.endsWith('.css'));
    for (const name of css)
      expect(readFileSync(join(assets, name), 'utf8')).not.toMatch(/:(dir|lang)\(/);
    const template = readFileSync(join(consumer, 'dist/index.html'), 'utf8');
    const look = async (page: Page) => {
      const shown = await page.evaluate(() => {
        const style = (selector: string) => {
          const element = document.querySelector(`[data-shows] ${selector}`);
          if (!element) throw new Error(`There is no ${selector}.`);
          return getComputedStyle(element);
        };
        return {
          next: style('.al-pagination-page svg').scale,
          card: style('.al-collapsible-card-control > svg').scale,
          expander: style('.al-table-expander[aria-expanded="false"]').backgroundImage.slice(0, 22),
          percentage: style('.al-percent-bar').backgroundPositionX,
          selected: style('tr[data-selected] > .al-table-mark').backgroundPositionX,
          tabs: style('.al-tabs').direction,
        };
      });
      expect(shown).toEqual({
        next: '-1 1',
        card: '-1 1',
        expander: 'linear-gradient(-45deg',
        percentage: '100%, 100%',
        selected: '100%',
        tabs: 'rtl',
      });
    };
    await visit(template.replace('lang="en"', 'lang="en" dir="rtl"'), { look });
  });
});

/** Opens the page with the server's markup, and returns all console errors and warnings. */
async function hydrate(template: string): Promise<string[]> {
  const problems: string[] = [];
  await visit(template, {
    before(page) {
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
    },
  });
  return problems;
}

interface Visit {
  before?: (page: Page) => void;
  look?: (page: Page) => Promise<void>;
}

/** Opens the page with the server's markup in a browser, and waits for hydration. */
async function visit(template: string, { before, look }: Visit): Promise<void> {
  const html = template.replace('<!--server-->', serverMarkup);
  const server = createServer(({ url = '/' }, response) => {
    const type = { '.js': 'text/javascript', '.css': 'text/css' }[extname(url)];
    if (type)
      response.setHeader('content-type', type).end(readFileSync(join(consumer, 'dist', url)));
    else response.setHeader('content-type', 'text/html').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const page = await browser.newPage({ timezoneId: 'America/Anchorage' });
  try {
    before?.(page);
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForSelector('html[data-hydrated]');
    await page.waitForLoadState('networkidle');
    await look?.(page);
  } finally {
    await page.close();
    server.close();
  }
}
