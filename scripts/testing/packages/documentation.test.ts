import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, inject, it } from 'vitest';

const entries = ['api-client', 'screens', 'ui', 'ui/testing'];

const options = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};
/** The files of types of the installed entries. */
const typesOf = new Map(
  entries.map((entry) => {
    const file = join(inject('consumer'), 'src/client.ts');
    const { resolvedModule } = ts.resolveModuleName(
      `@audit-letters/${entry}`,
      file,
      options,
      ts.sys,
    );
    return [entry, resolvedModule?.resolvedFileName ?? ''];
  }),
);
const program = ts.createProgram([...typesOf.values()], options);
const checker = program.getTypeChecker();

/** The exports of an installed entry. */
function exportsOf(entry: string): ts.Symbol[] {
  const source = program.getSourceFile(typesOf.get(entry) ?? '');
  const module = source && checker.getSymbolAtLocation(source);
  return (module ? checker.getExportsOfModule(module) : []).map((symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
}

it('calls.md has the request of every call', () => {
  const file = join(inject('consumer'), 'node_modules/@audit-letters/api-client/dist/calls.md');
  const rows = [...readFileSync(file, 'utf8').matchAll(/^\| `(\w+\.\w+)` \| (.*)$/gm)];
  expect(rows.length).toBeGreaterThan(70);
  const silent = rows
    .filter(
      ([, , request = '']) => !/^`(GET|POST|DELETE) \/api\/[^`]+`.* \| `[^`]+` \|$/.test(request),
    )
    .map(([, call]) => call);
  expect(silent).toEqual([]);
});

// The build writes `@calls` into the pages of props.
it('screens name calls of the client that exist', () => {
  const client = exportsOf('api-client').find(({ name }) => name === 'Client');
  const nouns = client ? checker.getDeclaredTypeOfSymbol(client).getProperties() : [];
  const calls = nouns.flatMap((noun) =>
    checker
      .getTypeOfSymbol(noun)
      .getProperties()
      .map((call) => `${noun.name}.${call.name}`),
  );
  expect(calls.length).toBeGreaterThan(50);
  const named = exportsOf('screens')
    .flatMap((screen) => screen.getJsDocTags(checker).filter(({ name }) => name === 'calls'))
    .flatMap(({ text }) => ts.displayPartsToString(text).split(/,\s+/));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((call) => !calls.includes(call))).toEqual([]);
});

const readProps = (name: string) =>
  readFileSync(
    join(inject('consumer'), `node_modules/@audit-letters/${name}/dist/props.md`),
    'utf8',
  );

it.each(['ui', 'screens'])('props.md of %s describes every exported type', (entry) => {
  const page = readProps(entry);
  const headings = new Set([...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name));
  const types = exportsOf(entry).filter(
    ({ flags }) => flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface),
  );
  expect(types.length).toBeGreaterThan(40);
  const missing = types
    .map(({ name }) => name)
    // A component stands there with its props.
    .filter((name) => !headings.has(name) && !headings.has(name.replace(/Props$/, '')));
  expect(missing).toEqual([]);
});

it('props.md of ui describes every driver with its members', () => {
  const sections = new Map(
    readProps('ui')
      .split(/^## /m)
      .map((section) => [section.split('\n', 1)[0], section]),
  );
  const drivers = exportsOf('ui/testing').filter(({ name }) => /^drive/.test(name));
  expect(drivers.length).toBeGreaterThan(10);
  const missing = drivers.flatMap((driver) => {
    const section = sections.get(driver.name) ?? '';
    const [signature] = checker.getTypeOfSymbol(driver).getCallSignatures();
    const members = signature?.getReturnType().getProperties() ?? [];
    expect(members.length).toBeGreaterThan(2);
    return members
      .filter(({ name }) => !section.includes(`\n| \`${name}\` | `))
      .map(({ name }) => `${driver.name}.${name}`);
  });
  expect(missing).toEqual([]);
});
