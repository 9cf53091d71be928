// Writes the computed types of the contract into its .d.ts files as plain interfaces, which take a compiler a fraction of
// the time, with the descriptions of the contract as comments. A `….types.d.ts` beside each contract has its types without
// its schemas. The client imports those, so that its users do not compile the declarations of typebox.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import * as contract from './dist/contract.js';

const schemas = new Map(Object.entries(contract));
const { options } = ts.getParsedCommandLineOfConfigFile('tsconfig.build.json', {}, ts.sys);
const program = ts.createProgram(['src/index.ts', 'src/contract.ts'], options);
const checker = program.getTypeChecker();
const sources = program
  .getSourceFiles()
  .filter(({ fileName }) => fileName.startsWith(resolve('src')));

const withSchemas = /(?:\/contract|Contract|\/values\/schema)\.d\.ts$/;
/** The specifiers of these files in others. */
const ofSchemas = /(['"]\.{1,2}\/(?:[^'"]*\/)?(?:\w*[cC]ontract|schema))\.js(?=['"])/g;

/** A description without the numbers of rules, which are for readers of the repository. */
const comment = (text, indent = '') =>
  text ? `${indent}/** ${text.replaceAll(/ ?\([A-Z]{3}-\d+[^)]*\)/g, '')} */\n` : '';

/** The .d.ts file of each exported type. */
const fileOfType = new Map(
  sources.flatMap((source) =>
    source.statements
      .filter((statement) => isType(statement) && !isSameAsEntity(statement))
      .map(({ name }) => [name.text, typesOf(source)]),
  ),
);

for (const source of sources) {
  const computed = source.statements.filter(isComputed);
  const named = source.statements.filter(isSameAsEntity);
  if (computed.length + named.length === 0) continue;
  const file = typesOf(source);
  let types = readFileSync(file, 'utf8');
  for (const declaration of computed) types = withPlainType(types, declaration);
  for (const { name } of named)
    types = types.replace(
      `export type ${name.text} =`,
      (line) => comment(schemas.get(name.text)?.description) + line,
    );
  // The fields of an entity are now in its interface.
  types = types.replaceAll(/^declare const \w+: \{\n(?: {4}.*\n)*\};\n/gm, '');
  writeFileSync(file, importsOf(types, file) + types);
}

for (const file of globSync('dist/**/*.d.ts')) {
  const types = readFileSync(file, 'utf8');
  if (!withSchemas.test(file)) writeFileSync(file, types.replaceAll(ofSchemas, '$1.types.js'));
  else writeFileSync(file.replace('.d.ts', '.types.d.ts'), withoutSchemas(types));
}

/** The types of a contract, without its schemas. */
function withoutSchemas(types) {
  const file = ts.createSourceFile('contract.d.ts', types, ts.ScriptTarget.Latest);
  return file.statements
    .filter((statement) => !ts.isVariableStatement(statement))
    .filter(({ moduleSpecifier }) => moduleSpecifier?.text !== 'typebox')
    .map((statement) => statement.getFullText(file))
    .join('')
    .replaceAll(ofSchemas, '$1.types.js');
}

function typesOf({ fileName }) {
  return fileName.replace('/src/', '/dist/').replace(/\.ts$/, '.d.ts');
}

function isType(statement) {
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
}

/** `type X = entities.X` */
function isSameAsEntity(statement) {
  return ts.isTypeAliasDeclaration(statement) && statement.type.getText().startsWith('entities.');
}

/** `interface X extends Values<…> {}`, `interface X extends Static<…> {}` and `type X = Static<…>` of an object. */
function isComputed(statement) {
  if (!isType(statement)) return false;
  const types = ts.isInterfaceDeclaration(statement)
    ? (statement.heritageClauses?.[0]?.types ?? [])
    : [statement.type];
  const isObject = checker.getTypeAtLocation(statement).flags & ts.TypeFlags.StructuredType;
  return isObject && types.some((type) => /^(Values|Static)</.test(type.getText()));
}

/** The text of a .d.ts file in which the declared type has its fields. */
function withPlainType(types, declaration) {
  const name = declaration.name.text;
  const computed = new RegExp(
    `export (?:interface ${name} extends [\\s\\S]*?\\{\\s*\\}|type ${name} = Static<.*>;)`,
  );
  if (!computed.test(types))
    throw new Error(`There is no computed type ${name} in its .d.ts file.`);
  const { description, properties = {} } = schemas.get(name) ?? {};
  const type = checker.getTypeAtLocation(declaration);
  const order = Object.keys(properties);
  const fields = type
    .getProperties()
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
    .map((field) => {
      const words = checker.typeToString(
        checker.getTypeOfSymbol(field),
        undefined,
        ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
      );
      const optional = field.flags & ts.SymbolFlags.Optional ? '?' : '';
      const text = comment(properties[field.name]?.description, '    ');
      return `${text}    ${field.name}${optional}: ${words};\n`;
    });
  const hasComment = ts.getJSDocCommentsAndTags(declaration).length > 0;
  return types.replace(
    computed,
    () =>
      `${hasComment ? '' : comment(description)}export interface ${name} {\n${fields.join('')}}`,
  );
}

/** The imports of the types that a .d.ts file names without having them. */
function importsOf(types, file) {
  const code = types.replaceAll(/\/\*\*.*?\*\/|'[^'\n]*'|"[^"\n]*"/g, '');
  const named = new Set(code.match(/\b(?<!\.)[A-Z]\w+\b/g));
  const has = (name) =>
    new RegExp(`(?:interface|type|const) ${name}\\b|import .*\\b${name}\\b.* from`).test(types);
  return [...named]
    .filter((name) => fileOfType.has(name) && !has(name))
    .map((name) => `import type { ${name} } from '${address(file, fileOfType.get(name))}';\n`)
    .join('');
}

function address(file, other) {
  const path = relative(dirname(file), other).replace(/\.d\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}
