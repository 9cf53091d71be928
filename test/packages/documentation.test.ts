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

it.each(entries)('every export of %s has a description', (entry) => {
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
  const exported = module ? checker.getExportsOfModule(module) : [];

  expect(exported.length).toBeGreaterThan(0);
  const silent = exported
    .map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    )
    // Props are documented in the interface of the component.
    .filter(({ name }) => !name.endsWith('Props'))
    .filter((symbol) => symbol.getDocumentationComment(checker).length === 0)
    .map(({ name }) => name);
  expect(silent).toEqual([]);
});
