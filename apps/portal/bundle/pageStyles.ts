import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { FirstBuild } from './firstBuild.ts';
import { frame } from './routeModules.ts';

const layers = '@layer al.tokens, al.base, al.components;';

/** The lists of the stylesheets of widgets and screens, in the order of the cascade. */
const lists = ['ui/src/components.css', 'screens/src/styles.css'].map((path) =>
  fileURLToPath(new URL(`../../../packages/${path}`, import.meta.url)),
);

/**
 * Divides the styles: a stylesheet of one page, or of one part that opens later, loads with its script. All others are in the
 * stylesheet of the app, which comes first. No stylesheet is in two files, so the order of the cascade is that of the lists
 * for all that several pages use. Styles of widgets that the portal does not use are left out.
 */
export function pageStyles(first: FirstBuild): Plugin {
  const { styles, unused } = stylesOfEntries(first);
  const elsewhere = new Set([...unused, ...[...styles.values()].flat()]);
  return {
    name: 'page-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (styles.has(entryOf(id)) ? id : null),
    load(id) {
      const sheets = styles.get(entryOf(id));
      if (!sheets) return null;
      const imports = sheets.map((sheet) => `@import '${sheet}' layer(al.components);`);
      return [layers, ...imports].join('\n');
    },
    transform(code, id) {
      if (lists.includes(id)) {
        return code.replaceAll(importRule, (rule, path) =>
          elsewhere.has(resolve(dirname(id), path)) ? '' : rule,
        );
      }
      return styles.has(id) ? { code: `import '${id}.css';\n${code}`, map: null } : null;
    },
  };
}

const importRule = /@import '([^']+)'[^;]*;/g;

/** The module of a page whose stylesheets the plugin collects under this id. */
const entryOf = (id: string) => (id.endsWith('.css') ? id.slice(0, -'.css'.length) : '');

/** The stylesheets of which one page or one opened part alone uses a rule, by the id of its module; and those without a use. */
function stylesOfEntries({ chunks, loadedWith }: FirstBuild) {
  const entries = chunks
    .filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
    .map((chunk) => ({ chunk, classes: classesIn(loadedWith(chunk).map(({ code }) => code)) }));
  const styles = new Map<string, string[]>();
  const unused: string[] = [];
  for (const sheet of lists.flatMap((list) => importsOf(list))) {
    const selectors = selectorsIn(contentOf(sheet));
    if (selectors.length === 0) continue;
    const [user, ...others] = entries.filter(({ classes }) =>
      selectors.some((names) => names.every((name) => classes.has(name))),
    );
    if (!user) unused.push(sheet);
    const id = user?.chunk.facadeModuleId;
    if (!id || others.length > 0 || user.chunk.isEntry || id.endsWith(`/src/${frame}`)) continue;
    styles.set(id, [...(styles.get(id) ?? []), sheet]);
  }
  return { styles, unused };
}

const classesIn = (sources: string[]) =>
  new Set(sources.flatMap((source) => source.match(/\bal-[a-z][\w-]*/g) ?? []));

/** The class names that each selector needs. */
function selectorsIn(css: string): string[][] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? [];
  return rules
    .filter((rule) => !rule.trim().startsWith('@'))
    .flatMap((rule) => withoutAlternatives(rule).split(','))
    .map((selector) => [...selector.matchAll(/\.(al-[\w-]+)/g)].map(([, name = '']) => name))
    .filter((names) => names.length > 0);
}

/** Without the arguments of `:is`, `:where` and `:not`, of which an element need not match each. */
function withoutAlternatives(selector: string): string {
  const shorter = selector.replaceAll(/:(is|where|not)\([^()]*(\([^()]*\)[^()]*)*\)/g, '');
  return shorter === selector ? selector : withoutAlternatives(shorter);
}

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(importRule)].map(([, path = '']) =>
    resolve(dirname(file), path),
  );

/** The text of a stylesheet and of those that it imports. */
const contentOf = (file: string): string =>
  [readFileSync(file, 'utf8'), ...importsOf(file).map(contentOf)].join('\n');
