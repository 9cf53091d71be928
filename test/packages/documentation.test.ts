import { join } from 'node:path';
import ts from 'typescript';
import { expect, inject, it } from 'vitest';

const entries = [
  'api-client',
  'api-client/contract',
  'api-client/values',
  'screens',
  'ui',
  'ui/testing',
];

/** The types of an installed entry and what it exports. */
function exportsOf(entry: string) {
  const file = join(inject('consumer'), 'src/client.ts');
  const options = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const { resolvedModule } = ts.resolveModuleName(`@audit-letters/${entry}`, file, options, ts.sys);
  const types = resolvedModule?.resolvedFileName ?? '';
  const program = ts.createProgram([types], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(types);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = (module ? checker.getExportsOfModule(module) : []).map((symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
  const isSilent = (symbol: ts.Symbol) => symbol.getDocumentationComment(checker).length === 0;
  return { checker, exported, isSilent };
}

it.each(entries)('every export of %s has a description', (entry) => {
  const { exported, isSilent } = exportsOf(entry);
  expect(exported.length).toBeGreaterThan(0);
  const silent = exported
    // Props are documented in the interface of the component.
    .filter(({ name }) => !name.endsWith('Props'))
    .filter(isSilent)
    .map(({ name }) => name);
  expect(silent).toEqual([]);
});

it('every call of the client has a description and a named type of its noun', () => {
  const { checker, exported, isSilent } = exportsOf('api-client');
  const client = exported.find(({ name }) => name === 'Client');
  const nouns = client ? checker.getDeclaredTypeOfSymbol(client).getProperties() : [];
  expect(nouns.length).toBeGreaterThan(10);
  const calls = nouns.flatMap((noun) => {
    const type = checker.getTypeOfSymbol(noun);
    expect(checker.typeToString(type)).toMatch(/^[A-Z]\w+Calls$/);
    return type.getProperties().map((call) => ({ noun, call }));
  });
  expect(calls.length).toBeGreaterThan(50);
  const silent = calls
    .filter(({ call }) => isSilent(call))
    .map(({ noun, call }) => `${noun.name}.${call.name}`);
  expect(silent).toEqual([]);
});
