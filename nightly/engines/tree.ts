import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('./tree.py', import.meta.url));

/** The roles at which a screen reader stops. Texts and groups have other roles in each engine. */
const roles: Record<string, string> = {
  'push button': 'button',
  'toggle button': 'button',
  button: 'button',
  link: 'link',
  entry: 'field',
  'password text': 'field',
  text: 'field',
  'combo box': 'select',
  'check box': 'checkbox',
  'radio button': 'radio',
  'page tab': 'tab',
  'menu item': 'option',
  dialog: 'dialog',
  alert: 'alert',
  notification: 'alert',
  'status bar': 'status',
  heading: 'heading',
  table: 'table',
  'column header': 'column',
  'row header': 'row header',
  'table column header': 'column',
  'table row header': 'row header',
};

/** The roles and names of the shown page, in reading order, once the tree no longer changes. */
export async function treeOf(): Promise<string> {
  let last = await readTree();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const next = await readTree();
    if (next === last && next !== '') return next;
    last = next;
  }
}

async function readTree(): Promise<string> {
  const { stdout } = await promisify(execFile)('/usr/bin/python3', [script]);
  const lines = stdout
    .split('\n')
    .filter(Boolean)
    .map((line): [string, string | null] => JSON.parse(line))
    .flatMap(([role, name]) => (roles[role] ? [`${roles[role]} ${name ?? ''}`.trim()] : []))
    // WebKit: the button of a search field, and the text of a question.
    .filter((line) => line !== 'button cancel' && line !== 'field')
    .map(withoutDifferences);
  // WebKit keeps the options of closed selects behind a dialog. They come first, as nothing else is left there.
  return lines.slice(lines.findIndex((line) => !line.startsWith('option '))).join('\n');
}

/** Removes what differs for reasons of the engines: nightly/README.md lists it. */
function withoutDifferences(line: string, at: number, lines: readonly string[]): string {
  if (line.startsWith('select ') && !lines[at + 1]?.startsWith('option ')) {
    return line.replace('select', 'button');
  }
  return (
    line
      .replace(/^(column|row header) .*/, '$1')
      .replace(/^(option .*) \(\d+\)$/, '$1')
      .replace(/^(button Rent Roll).*/, '$1')
      // A question. Live regions, which have the same role, have no name.
      .replace(/^alert (.+)/, 'dialog $1')
  );
}
