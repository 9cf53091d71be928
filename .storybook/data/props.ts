import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** One prop, as its source declares it. */
interface DeclaredProp {
  /** The name of the prop. */
  name: string;
  /** Its type in the source. */
  type: string;
  /** Whether a caller must pass it. */
  required: boolean;
  /** Its documentation. */
  text: string;
}

/** The props of one widget. */
export interface DeclaredProps {
  /** The documentation of the widget. */
  text: string;
  /** The types whose members are props as well. */
  inherited: string;
  /** The props of its own. */
  members: DeclaredProp[];
}

/** The props of every widget of the package, by its name. */
export function declaredProps(root: string): Record<string, DeclaredProps> {
  const folder = join(root, 'packages/ui/src');
  const found: Record<string, DeclaredProps> = {};
  const texts: Record<string, string> = {};
  for (const path of globSync('*/**/*.{ts,tsx}', { cwd: folder })) {
    if (/\.(stories|test)\./.test(path)) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    for (const statement of tree.statements) {
      const name = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations[0]?.name.getText()
        : ts.isFunctionDeclaration(statement) && statement.name?.text;
      if (name) texts[name] = docOf(statement);
    }
    for (const statement of tree.statements.filter(ts.isInterfaceDeclaration)) {
      const name = statement.name.text;
      if (!name.endsWith('Props')) continue;
      found[name.slice(0, -'Props'.length)] = {
        text: '',
        inherited: (statement.heritageClauses ?? [])
          .flatMap(({ types }) => types.map((type) => type.getText()))
          .join(', '),
        members: statement.members.filter(ts.isPropertySignature).map((member) => ({
          name: member.name.getText(),
          type: member.type?.getText().replace(/\s+/g, ' ') ?? 'unknown',
          required: !member.questionToken,
          text: docOf(member),
        })),
      };
    }
  }
  for (const [name, declared] of Object.entries(found)) declared.text = texts[name] ?? '';
  return found;
}

/** The doc comment of a declaration with its default. */
function docOf(member: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const fallback = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default');
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? '';
  const value = ts.getTextOfJSDocComment(fallback?.comment);
  return value ? `${text} Default: ${value}.` : text;
}
