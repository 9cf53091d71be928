import { fileURLToPath } from 'node:url';
import * as contract from '@audit-letters/api-client/contract';
import ts from 'typescript';
import { expect, it } from 'vitest';

const address = fileURLToPath(import.meta.resolve('@audit-letters/api-client/contract'));

/** The comments of every entity and field of the contract, as an editor shows them. */
function commentsOfContract() {
  const program = ts.createProgram([address], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(address);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = (module ? checker.getExportsOfModule(module) : []).map((symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
  const commentOf = (symbol: ts.Symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ');
  const entities = Object.entries(contract).flatMap(([name, schema]) => {
    const symbol = exported.find((one) => one.name === name);
    if (!symbol || typeof schema !== 'object' || !('properties' in schema)) return [];
    const fields = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
    const texts = fields.map((field): [string, string] => [field.name, commentOf(field)]);
    const entity = {
      description: commentOf(symbol),
      properties: Object.fromEntries(texts.toSorted(([one], [other]) => (one < other ? -1 : 1))),
    };
    return [[name, entity] as const];
  });
  return Object.fromEntries(entities);
}

const comments = commentsOfContract();

// WIR-45
it('the descriptions of the OpenAPI document are the comments of the contract', async () => {
  // To write the file anew: `vitest run --project api descriptions -u`.
  await expect(`${JSON.stringify(comments, null, 2)}\n`).toMatchFileSnapshot('descriptions.json');
});

it('every entity and field of the contract has a comment', () => {
  const silent = Object.entries(comments).flatMap(([name, entity]) => [
    ...(entity.description ? [] : [name]),
    ...Object.entries(entity.properties).flatMap(([field, text]) =>
      text ? [] : [`${name}.${field}`],
    ),
  ]);
  expect(silent).toEqual([]);
});
