import ts from 'typescript';

/**
 * The components, hooks and functions that `src/index.ts` of the package in the current folder exports, each with its
 * description and its own props or its signature, the other types, and the drivers for tests with their
 * members, as Markdown. Undefined for a package without components.
 *
 * @param {ts.Program} program
 */
export function writeProps(program) {
  const checker = program.getTypeChecker();
  const symbols = exportsOf('src/index.ts');
  const parts = symbols.filter(isPart);
  if (!parts.some((part) => fileOf(part).endsWith('.tsx'))) return undefined;
  const propsOfParts = new Set(parts.map(({ name }) => `${name}Props`));
  const types = symbols.filter((symbol) => isType(symbol) && !propsOfParts.has(symbol.name));
  return [
    '# Props',
    'Written by the build from the types. A star marks a required prop; props of HTML elements are left out.',
    ...parts.map(describe),
    '# Functions',
    ...symbols.filter(isFunction).map(describeValue),
    '# Types',
    ...types.map(describeType),
    '# Types inside others',
    'They are not exported.',
    ...typesInside().map(describeType),
    ...describeDrivers(exportsOf('src/testing/index.ts')),
    '',
  ].join('\n\n');

  /** The types that the described ones name, without an export of their own: `Question` in `Confirmation`. */
  function typesInside() {
    const inside = new Set();
    const visit = (node) => {
      const name = ts.isTypeReferenceNode(node)
        ? node.typeName
        : ts.isExpressionWithTypeArguments(node) && node.expression;
      const symbol = name && checker.getSymbolAtLocation(name);
      if (symbol) add(resolve(symbol));
      ts.forEachChild(node, visit);
    };
    const add = (symbol) => {
      const isDescribed = symbols.includes(symbol) || propsOfParts.has(symbol.name);
      if (isDescribed || inside.has(symbol) || !isType(symbol)) return;
      if (!fileOf(symbol).startsWith(process.cwd())) return;
      inside.add(symbol);
      visit(symbol.declarations[0]);
    };
    for (const symbol of symbols) {
      if (isType(symbol)) visit(symbol.declarations[0]);
      else {
        const { parameters = [], type } = symbol.valueDeclaration ?? {};
        for (const { type: given } of parameters) if (given) visit(given);
        if (type) visit(type);
        for (const prop of propsOf(symbol)) for (const node of prop.declarations) visit(node);
      }
    }
    return [...inside].sort(byName);
  }

  function exportsOf(entry) {
    const module = program.getSourceFile(`${process.cwd()}/${entry}`);
    const exported = module ? checker.getExportsOfModule(checker.getSymbolAtLocation(module)) : [];
    return exported.map(resolve).sort(byName);
  }

  function resolve(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function signatureOf(symbol) {
    return symbol.valueDeclaration && checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
  }

  function isPart(symbol) {
    return /^([A-Z]|use[A-Z])/.test(symbol.name) && signatureOf(symbol) !== undefined;
  }

  function isFunction(symbol) {
    return !isPart(symbol) && signatureOf(symbol) !== undefined;
  }

  /** A function with its arguments and result, or a constant with its type. */
  function describeValue(symbol) {
    const comment = commentOf(symbol);
    const lines = [`## ${symbol.name}\n`, ...declarationOf(symbol), comment && `\n${comment}`];
    return lines.filter(Boolean).join('\n');
  }

  function declarationOf(symbol) {
    const type = checker.getTypeOfSymbol(symbol);
    const signatures = type.getCallSignatures();
    const flags = ts.TypeFormatFlags.NoTruncation;
    return [
      '```ts',
      ...signatures.map(
        (signature) =>
          `function ${symbol.name}${checker.signatureToString(signature, undefined, flags)};`,
      ),
      ...(signatures.length === 0
        ? [`const ${symbol.name}: ${checker.typeToString(type, undefined, flags)};`]
        : []),
      '```',
    ];
  }

  function isType(symbol) {
    return (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;
  }

  /** The declaration of a type; of the type of a constant, its members instead. */
  function describeType(symbol) {
    const [node] = symbol.declarations;
    const comment = commentOf(symbol);
    const isOfConstant = ts.isTypeAliasDeclaration(node) && ts.isTypeQueryNode(node.type);
    const content = isOfConstant
      ? ['| Key | Type | Value | |', '|---|---|---|---|', ...textRows(symbol)]
      : ['```ts', node.getText().replace(/^export /, ''), '```'];
    return [`## ${symbol.name}\n`, comment && `${comment}\n`, ...content]
      .filter(Boolean)
      .join('\n');
  }

  /** The functions `drive…` with the members of their results, and the other types beside them. */
  function describeDrivers(exported) {
    const drivers = exported.filter(({ name }) => /^drive[A-Z]/.test(name));
    if (drivers.length === 0) return [];
    const resultOf = (driver) => signatureOf(driver).getReturnType();
    const ofPage = drivers.filter((driver) => signatureOf(driver).parameters.length === 1);
    const results = new Set(drivers.map((driver) => resultOf(driver).symbol));
    const others = exported.filter(
      (symbol) => isType(symbol) && /\/drivers\//.test(fileOf(symbol)) && !results.has(symbol),
    );
    return [
      '# Drivers',
      'Tests import them from the entry `testing`. The first argument is the container of the widget, such as ' +
        `\`document.body\`. Only ${ofPage.map(({ name }) => `\`${name}\``).join(' and ')} have none: they look in the whole page.`,
      ...drivers.map((driver) => {
        const { parameters, type } = driver.valueDeclaration;
        const given = parameters.map((parameter) => parameter.getText()).join(', ');
        return [
          `## ${driver.name}\n`,
          `\`${driver.name}(${given}): ${type.getText()}\`\n`,
          `${commentOf(driver)}\n`,
          ...['| Member | Type | |', '|---|---|---|'],
          ...resultOf(driver)
            .getProperties()
            .map((member) =>
              tableRow([`\`${member.name}\``, `\`${typeOf(member)}\``, commentOf(member)]),
            ),
        ].join('\n');
      }),
      ...others.map(describeType),
    ];
  }

  function fileOf(symbol) {
    return symbol.declarations[0].getSourceFile().fileName;
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
            return rowOf(text, value ? code(value.getText()) : '', `${widget.name}.${text.name}`);
          }),
      );
  }

  function describe(symbol) {
    const [parameter] = signatureOf(symbol).parameters;
    const rows = propsOf(symbol).map((prop) => rowOf(prop, initialOf(parameter, prop.name)));
    const comment = commentOf(symbol);
    const tags = symbol
      .getJsDocTags(checker)
      .map(({ name, text }) => `${titles[name] ?? name}: ${ts.displayPartsToString(text)}`);
    return [
      `## ${symbol.name}\n`,
      comment && `${comment}\n`,
      ...tags.map((tag) => `${tag}\n`),
      ...(/^use[A-Z]/.test(symbol.name) ? [...declarationOf(symbol), ''] : []),
      ...(rows.length > 0 ? ['| Prop | Type | Default | |', '|---|---|---|---|', ...rows] : []),
    ]
      .filter(Boolean)
      .join('\n');
  }

  function propsOf(symbol) {
    const parameter = signatureOf(symbol)?.parameters[0];
    return parameter
      ? checker.getTypeOfSymbol(parameter).getApparentProperties().filter(isOwn)
      : [];
  }

  /** Whether one of our files declares it. */
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
    const fallback = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
    return tableRow([
      `\`${name}\``,
      `\`${typeOf(symbol)}\``,
      fallback ? ts.displayPartsToString(fallback.text) : initial,
      commentOf(symbol),
    ]);
  }

  function typeOf(symbol) {
    const [node] = symbol.declarations;
    // Every optional prop takes `undefined`.
    const written = node.type?.getText().replace(/ \| undefined$/, '');
    return written ?? checker.typeToString(checker.getTypeOfSymbol(symbol));
  }

  function commentOf(symbol) {
    return ts.displayPartsToString(symbol.getDocumentationComment(checker));
  }
}

const tableRow = (cells) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')).join(' | ')} |`;

/** A text as code, which may have backticks itself. */
const code = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
const nameOf = (prop) => `${prop.name}${prop.flags & ts.SymbolFlags.Optional ? '' : ' *'}`;
const titles = { calls: 'Calls of the client', providers: 'Providers' };
const byName = (one, other) => one.name.localeCompare(other.name);
