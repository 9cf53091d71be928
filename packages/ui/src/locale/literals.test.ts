import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const components = globSync('*/**/*.tsx', { cwd: folder })
  .filter((path) => !/\.stories\.tsx$|^(example|fixtures|testing)\//.test(path))
  .sort();

/** Attributes whose text a user reads or hears. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext)|alt|label|placeholder|title|header|\w+Text|\w+Label)$/;
const word = /\p{L}{2}/u;

it.each(components)('%s takes its texts from its props or the locale', (path) => {
  const text = readFileSync(folder + path, 'utf8');
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  expect(literals(tree)).toEqual([]);
});

it('finds a text in JSX, in an attribute, in a template and in a default', () => {
  const text = `const View = ({ label = 'Close', tone = 'normal' }) => (
    <a title={open ? \`Hide \${label}\` : label} className="al-a">Open <b aria-label="Close" /></a>
  );`;
  const tree = ts.createSourceFile('View.tsx', text, ts.ScriptTarget.Latest, true);
  expect(literals(tree)).toEqual(["'Close'", `\`Hide \${label}\``, 'Open', '"Close"']);
});

function literals(node: ts.Node): string[] {
  const found = isSpoken(node) ? [node.getText().trim()] : [];
  const inside: string[] = [];
  ts.forEachChild(node, (child) => {
    inside.push(...literals(child));
  });
  return [...found, ...inside];
}

function isSpoken(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return word.test(node.text);
  if (ts.isTemplateExpression(node)) {
    const fixed = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    return fixed.some(({ text }) => word.test(text)) && isInSpokenPlace(node);
  }
  return ts.isStringLiteralLike(node) && word.test(node.text) && isInSpokenPlace(node);
}

/** Whether the value of a spoken attribute or the default of a spoken prop contains the text. */
function isInSpokenPlace(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return spoken.test(parent.name.getText());
  if (ts.isBindingElement(parent)) return spoken.test(parent.name.getText());
  // Only the results of a condition are shown.
  if (ts.isConditionalExpression(parent))
    return parent.condition !== node && isInSpokenPlace(parent);
  if (ts.isBinaryExpression(parent)) return isOr(parent) && isInSpokenPlace(parent);
  if (ts.isJsxExpression(parent))
    return ts.isJsxAttribute(parent.parent) ? isInSpokenPlace(parent) : true;
  return ts.isParenthesizedExpression(parent) && isInSpokenPlace(parent);
}

const isOr = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken;
