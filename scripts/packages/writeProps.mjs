import ts from 'typescript';

/**
 * The components and hooks that `src/index.ts` of the package in the current folder exports, each with its description and
 * its own props, and the other types, as Markdown. Undefined for a package without components.
 *
 * @param {ts.Program} program
 */
export function writeProps(program) {
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(`${process.cwd()}/src/index.ts`);
  const exported = index ? checker.getExportsOfModule(checker.getSymbolAtLocation(index)) : [];
  const symbols = exported.map(resolve).sort(byName);
  const parts = symbols.filter(isPart);
  if (parts.length === 0) return undefined;
  const propsOfParts = new Set(parts.map(({ name }) => `${name}Props`));
  const types = symbols.filter((symbol) => isType(symbol) && !propsOfParts.has(symbol.name));
  return [
    '# Props',
    'Written by the build from the types. A star marks a required prop; props of HTML elements are left out.',
    ...parts.map(describe),
    '# Types',
    ...types.map(describeType),
    '',
  ].join('\n\n');

  function resolve(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function signatureOf(symbol) {
    return symbol.valueDeclaration && checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
  }

  function isPart(symbol) {
    return /^([A-Z]|use[A-Z])/.test(symbol.name) && signatureOf(symbol) !== undefined;
  }

  function isType(symbol) {
    return (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;
  }

  /** The declaration of a type; of the type of a constant, its members instead. */
  function describeType(symbol) {
    const [node] = symbol.declarations;
    const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const isOfConstant = ts.isTypeAliasDeclaration(node) && ts.isTypeQueryNode(node.type);
    const content = isOfConstant
      ? ['| Key | Type | Value | |', '|---|---|---|---|', ...textRows(symbol)]
      : ['```ts', node.getText().replace(/^export /, ''), '```'];
    return [`## ${symbol.name}\n`, comment && `${comment}\n`, ...content]
      .filter(Boolean)
      .join('\n');
  }

  /** The texts of the widgets: `dateCalendar.label`. */
  function textRows(symbol) {
    return checker
      .getDeclaredTypeOfSymbol(symbol)
      .getProperties()
      .flatMap((widget) =>
        checker
          .getTypeOfSymbol(widget)
          .getProperties()
          .map((text) => {
            const value = text.valueDeclaration.initializer;
            const initial = value && ts.isStringLiteral(value) ? `\`${value.getText()}\`` : '';
            return rowOf(text, initial, `${widget.name}.${text.name}`);
          }),
      );
  }

  function describe(symbol) {
    const [parameter] = signatureOf(symbol).parameters;
    const props = parameter ? checker.getTypeOfSymbol(parameter).getApparentProperties() : [];
    const rows = props.filter(isOwn).map((prop) => rowOf(prop, initialOf(parameter, prop.name)));
    const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const tags = symbol
      .getJsDocTags(checker)
      .map(({ name, text }) => `${titles[name] ?? name}: ${ts.displayPartsToString(text)}`);
    return [
      `## ${symbol.name}\n`,
      comment && `${comment}\n`,
      ...tags.map((tag) => `${tag}\n`),
      ...(rows.length > 0 ? ['| Prop | Type | Default | |', '|---|---|---|---|', ...rows] : []),
    ]
      .filter(Boolean)
      .join('\n');
  }

  /** Whether one of our files declares the prop. */
  function isOwn(symbol) {
    return symbol.declarations?.some(
      (node) => !node.getSourceFile().fileName.includes('/node_modules/'),
    );
  }

  /** The default in the parameters of a component: `size = 'medium'`. */
  function initialOf({ valueDeclaration }, name) {
    const pattern = valueDeclaration?.name;
    const elements = pattern && ts.isObjectBindingPattern(pattern) ? pattern.elements : [];
    const element = elements.find((one) => (one.propertyName ?? one.name).getText() === name);
    const initial = element?.initializer;
    const isLiteral = initial && /^('|-?\d|true|false|null)/.test(initial.getText());
    return isLiteral ? `\`${initial.getText()}\`` : '';
  }

  function rowOf(symbol, initial, name = nameOf(symbol)) {
    const [node] = symbol.declarations;
    const type = node.type
      ? node.type.getText()
      : checker.typeToString(checker.getTypeOfSymbol(symbol));
    const fallback = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
    const cells = [
      `\`${name}\``,
      `\`${type}\``,
      fallback ? ts.displayPartsToString(fallback.text) : initial,
      ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')).join(' | ')} |`;
  }
}

const nameOf = (prop) => `${prop.name}${prop.flags & ts.SymbolFlags.Optional ? '' : ' *'}`;
const titles = { calls: 'Calls of the client', providers: 'Providers' };
const byName = (one, other) => one.name.localeCompare(other.name);
