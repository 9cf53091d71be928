import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, inject, it } from 'vitest';

const client = fileURLToPath(new URL('../../../packages/api-client', import.meta.url));
const source = join(client, 'src/index.ts');
const published = join(
  inject('consumer'),
  'node_modules/@audit-letters/api-client/dist/index.d.ts',
);
const { config } = ts.readConfigFile(join(client, 'tsconfig.build.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, client);
options.types = [];

describe('the published types of the client', () => {
  it('need no other package', () => {
    const program = ts.createProgram([published], options);
    const others = program
      .getSourceFiles()
      .filter((file) => !program.isSourceFileDefaultLibrary(file))
      .map(({ fileName }) => fileName)
      .filter((fileName) => !/\/(?:@audit-letters|api-client).*\/dist\//.test(fileName));
    expect(others).toEqual([]);
  });

  it('are those of its sources', () => {
    const program = ts.createProgram([source, published], options);
    const checker = program.getTypeChecker();
    const inSource = exportsOf(source);
    const inPublished = exportsOf(published);

    const missing = [...inSource].filter(([name, { type }]) => type && !inPublished.has(name));
    const different = [...inPublished].filter(([name, { type, value }]) => {
      const own = inSource.get(name);
      return !isSame(type, own?.type) || (value && !isSame(value, own?.value));
    });
    expect(inPublished.size).toBeGreaterThan(100);
    expect([...missing, ...different].map(([name]) => name)).toEqual([]);

    function exportsOf(file: string) {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file) ?? fail(file));
      return new Map(
        checker.getExportsOfModule(module ?? fail(file)).map((exported) => {
          const isAlias = exported.flags & ts.SymbolFlags.Alias;
          const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
          const isValue = symbol.flags & ts.SymbolFlags.Value;
          const isType = symbol.flags & ts.SymbolFlags.Type && !isGeneric(symbol);
          return [
            symbol.name,
            {
              type: isType ? checker.getDeclaredTypeOfSymbol(symbol) : undefined,
              value: isValue ? checker.getTypeOfSymbol(symbol) : undefined,
            },
          ];
        }),
      );
    }

    function isSame(one?: ts.Type, other?: ts.Type): boolean {
      if (!one || !other) return one === other;
      return checker.isTypeAssignableTo(one, other) && checker.isTypeAssignableTo(other, one);
    }
  });
});

/** Types with parameters, such as a page of rows, are in both as they were written. */
const isGeneric = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((node) => 'typeParameters' in node && node.typeParameters);

function fail(file: string): never {
  throw new Error(`${file} has no exports.`);
}
