import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = globSync('*/**/*.{ts,tsx}', { cwd: folder })
  .filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
  .sort()
  .map((path) => {
    const text = readFileSync(folder + path, 'utf8');
    return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
  });

it('finds the sources', () => {
  expect(sources.length).toBeGreaterThan(50);
});

/** Files exported by an `index.ts`; a server component may import them. */
const published = new Set(
  sources
    .filter(({ path }) => path.endsWith('/index.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/export \{[^}]*\} from '\.\/(.+)'/g)].map(([, file]) =>
        path.replace('index.ts', `${file}`),
      ),
    ),
);

const interfaces = new Set(
  sources.flatMap(({ tree }) =>
    tree.statements.filter(ts.isInterfaceDeclaration).map(({ name }) => name.text),
  ),
);

it("has 'use client' only in files that need a browser", () => {
  // `useId` also works on a server. Event handlers need the browser, like hooks.
  const hook = /\b(use(?!Id\b)[A-Z]\w*|use|createContext)(<[^()]*>)?\(/;
  const handler = /\bon[A-Z]\w*=\{|\bhandle[A-Z]/;
  const wrong = sources
    .filter(({ path }) => !path.startsWith('testing/'))
    .filter(({ path, text }) => {
      const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      const marked = text.startsWith("'use client';");
      return marked
        ? !hook.test(code) && !handler.test(code)
        : published.has(path) && hook.test(code);
    });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

describe('every public', () => {
  it('prop has a doc line', () => {
    const undocumented = sources.flatMap(({ path, tree }) =>
      tree.statements
        .filter(ts.isInterfaceDeclaration)
        .filter(({ name }) => isExported(tree, name.text) && isPublic(path, name.text))
        .flatMap((props) => props.members.filter((member) => !isDocumented(member)))
        // The comment of a widget explains its children.
        .filter((member) => member.name?.getText() !== 'children')
        .map((member) => `${path}: ${member.name?.getText()}`),
    );
    expect(undocumented).toEqual([]);
  });

  it('keyboard-operable component names its APG pattern or is a native control', () => {
    const undocumented = sources
      .filter(({ path, text }) => published.has(path) && takesKeys.test(text))
      .filter(({ text }) => !/\bAPG\b|[Tt]he(\s|\*)+control: an?(\s|\*)+`</.test(text))
      .map(({ path }) => path);
    expect(undocumented).toEqual([]);
  });

  it('event handler takes one object', () => {
    const several = sources.flatMap(({ path, tree }) =>
      tree.statements
        .filter(ts.isInterfaceDeclaration)
        .filter(({ name }) => isExported(tree, name.text) && isPublic(path, name.text))
        .flatMap(({ members }) => members.filter(ts.isPropertySignature))
        .filter(({ name, type }) => /^on[A-Z]/.test(name.getText()) && takesBareValue(type))
        .map(({ name }) => `${path}: ${name.getText()}`),
    );
    expect(several).toEqual([]);
  });

  it('component has a doc comment', () => {
    const undocumented = sources.flatMap(({ path, tree }) =>
      tree.statements
        .filter(ts.isFunctionDeclaration)
        .filter(({ name }) => name && /^[A-Z]/.test(name.text) && isExported(tree, name.text))
        .filter((component) => !isDocumented(component))
        .map(({ name }) => `${path}: ${name?.text}`),
    );
    expect(undocumented).toEqual([]);
  });
});

it('tests for every widget that className, ref and other props reach its root', () => {
  const proven = new Set(
    globSync('*/*.stories.tsx', { cwd: folder }).flatMap((path) => {
      const text = readFileSync(folder + path, 'utf8');
      const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
      return text.includes('= rootContract<') ? probedElements(tree) : [];
    }),
  );
  const unproven = sources
    .filter(({ path }) => published.has(path) && !path.startsWith('testing/'))
    .flatMap(({ tree }) => tree.statements.filter(ts.isFunctionDeclaration))
    .filter(passesPropsOn)
    .map(({ name }) => name?.text ?? '')
    // A story may wrap a widget to render it open.
    .filter((name) => !proven.has(name) && !proven.has(`Open${name}`));
  expect(unproven).toEqual([]);
});

// Columns are TanStack's `ColumnDef`: `DataTableColumn` and `DataTableFeatures` name its types.
it('animates no panel that Radix positions, because a closed one could stay on the page', () => {
  const animated = ['popover', 'menu', 'tooltip', 'combobox'].filter((widget) =>
    /\banimation(-name)?:/.test(readFileSync(`${folder}${widget}/${widget}.css`, 'utf8')),
  );
  expect(animated).toEqual([]);
});

it('exposes no types of underlying libraries but those of columns', () => {
  const foreign = /^(radix-ui|downshift|@tanstack\/|react-datepicker|class-variance-authority)/;
  const leaks = sources.flatMap(({ path, tree }) => {
    const names = new Set(
      tree.statements
        .filter(ts.isImportDeclaration)
        .filter(({ moduleSpecifier }) => foreign.test(moduleSpecifier.getText().slice(1, -1)))
        .flatMap(({ importClause }) => {
          const bindings = importClause?.namedBindings;
          return bindings && ts.isNamedImports(bindings)
            ? bindings.elements.map((element) => element.name.text)
            : [];
        }),
    );
    return tree.statements
      .filter(ts.isInterfaceDeclaration)
      .filter(({ name }) => isExported(tree, name.text) && name.text.endsWith('Props'))
      .filter((props) => mentions(props, names))
      .map(({ name }) => `${path}: ${name.text}`);
  });
  expect(leaks).toEqual([]);
});

function isExported(tree: ts.SourceFile, name: string): boolean {
  return new RegExp(`export (interface|function|type|const) ${name}\\b`).test(tree.text);
}

/** Whether the handler has several parameters, or one that is neither an object nor a named event. */
function takesBareValue(type: ts.TypeNode | undefined): boolean {
  if (!type) return false;
  if (ts.isParenthesizedTypeNode(type)) return takesBareValue(type.type);
  if (ts.isUnionTypeNode(type)) return type.types.some(takesBareValue);
  if (!ts.isFunctionTypeNode(type)) return false;
  return (
    type.parameters.length > 1 ||
    type.parameters.some(
      (parameter) =>
        parameter.type &&
        !ts.isTypeLiteralNode(parameter.type) &&
        !interfaces.has(parameter.type.getText()) &&
        !/Event(<.*>)?$/.test(parameter.type.getText()),
    )
  );
}

const takesKeys = /<(button|input|select|textarea|a|summary|IconButton|Primitive\.\w+)\s/;

/** Whether the folder's `index.ts` exports the name, or it is the props of such a name. */
function isPublic(path: string, name: string): boolean {
  const index = sources.find((source) => source.path === `${path.split('/')[0]}/index.ts`);
  return name.endsWith('Props') || new RegExp(`\\b${name}\\b`).test(index?.text ?? '');
}

/** Whether the component passes `...rest` props to its root. */
function passesPropsOn({ name, parameters: [props] }: ts.FunctionDeclaration): boolean {
  if (!name || !/^[A-Z]/.test(name.text) || !props) return false;
  return ts.isObjectBindingPattern(props.name)
    ? props.name.elements.some(({ dotDotDotToken }) => dotDotDotToken)
    : false;
}

/** Names of the elements with `{...probe}`. */
function probedElements(node: ts.Node): string[] {
  const inside: string[] = [];
  ts.forEachChild(node, (child) => {
    inside.push(...probedElements(child));
  });
  return ts.isJsxSpreadAttribute(node) && node.expression.getText() === 'probe'
    ? [node.parent.parent.tagName.getText(), ...inside]
    : inside;
}

function isDocumented(node: ts.Node): boolean {
  return ts.getJSDocCommentsAndTags(node).length > 0;
}

function mentions(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node) && names.has(node.text)) return true;
  return ts.forEachChild(node, (child) => mentions(child, names) || undefined) ?? false;
}
