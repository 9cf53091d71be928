import ts from 'typescript';

/**
 * The calls of the interface `Client` that `src/index.ts` of the package in the current folder exports, each with its
 * request, its arguments and the type of its response, as Markdown. Undefined for a package without a client.
 *
 * @param {ts.Program} program
 */
export function writeCalls(program) {
  const checker = program.getTypeChecker();
  const module = program.getSourceFile(`${process.cwd()}/src/index.ts`);
  const client = checker
    .getExportsOfModule(checker.getSymbolAtLocation(module))
    .find(({ name }) => name === 'Client');
  if (!client) return undefined;
  const nouns = checker.getDeclaredTypeOfSymbol(resolve(client)).getProperties();
  return [
    '# Calls',
    'Written by the build from the types. `{id}` stands for a value of the call.',
    '| Call | Request | Arguments | Response |\n|---|---|---|---|',
  ]
    .join('\n\n')
    .concat(`\n${nouns.flatMap(rowsOf).join('\n')}\n`);

  function rowsOf(noun) {
    const calls = checker.getTypeOfSymbol(noun).getProperties();
    return calls.map((call) => {
      const comment = ts.displayPartsToString(call.getDocumentationComment(checker));
      const [, request = '', note = ''] = /^([A-Z]+ \/[^\s,:;]+)(.*)$/s.exec(comment) ?? [];
      const [signature] = checker.getTypeOfSymbol(call).getCallSignatures();
      const type = signature.getReturnType();
      const parameters = signature.getParameters().filter(({ name }) => name !== 'options');
      const response = checker.typeToString(checker.getAwaitedType(type) ?? type);
      return tableRow([
        `\`${noun.name}.${call.name}\``,
        `\`${request}\`${note}`,
        parameters.map((parameter) => `\`${argumentOf(parameter)}\``).join(', '),
        `\`${response}\``,
      ]);
    });
  }

  /** A parameter with its type, or the fields of an object without those of every call. */
  function argumentOf(parameter) {
    const { name } = parameter;
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
    const isObject = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
    const fields = isObject && !checker.isArrayLikeType(type) ? type.getProperties() : [];
    const names = fields
      .filter((field) => !['signal', 'fallback', 'timeout'].includes(field.name))
      .map((field) => {
        const words = wordsOf(checker.getTypeOfSymbol(field));
        return `${field.name}${field.flags & ts.SymbolFlags.Optional ? '?' : ''}${words && `: ${words}`}`;
      });
    const words = names.length > 0 ? `{ ${names.join(', ')} }` : checker.typeToString(type);
    // A parameter that is taken apart has no name.
    return name.startsWith('__') ? words : `${name}: ${words}`;
  }

  /** The words of a field that has only these. */
  function wordsOf(fieldType) {
    const type = checker.getNonNullableType(fieldType);
    const all = type.isUnion() ? type.types : [type];
    if (!all.every((one) => one.isStringLiteral())) return '';
    return all.map(({ value }) => `'${value}'`).join(' | ');
  }

  function resolve(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }
}

const tableRow = (cells) =>
  `| ${cells.map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
