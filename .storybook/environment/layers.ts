const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const alerts = '[role="alert"]';

/** The layers over the page: the open dialogs and menus, and the alerts that have a text. */
const shown = (): Element[] => [
  ...document.querySelectorAll(layers),
  ...[...document.querySelectorAll(alerts)].filter((it) => it.textContent !== ''),
];

/**
 * Watches which layers a story opens. The returned function reports the story that ends without them: its picture does
 * not show the state of its name. A story tagged `journey` may end anywhere.
 */
export function watchLayers(): (story: { title: string; name: string; tags: string[] }) => void {
  const seen = new Set<string>();
  const look = () => {
    for (const layer of shown()) seen.add(nameOf(layer));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  return ({ title, name, tags }) => {
    look();
    observer.disconnect();
    if (seen.size === 0 || shown().length > 0 || tags.includes('journey')) return;
    throw new Error(
      `${title} › ${name} opens ${[...seen].join(', ')} and ends without it. End the story in the state of its ` +
        "name, or tag a story of several steps with 'journey'.",
    );
  };
}

/** The role and the name of a layer. */
function nameOf(layer: Element): string {
  const labels = layer.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const name =
    layer.getAttribute('aria-label') ??
    labels.map((id) => document.getElementById(id)?.textContent).join(' ');
  return `${layer.role} ${name === '' ? `'${layer.textContent?.slice(0, 60)}'` : `'${name}'`}`;
}

/**
 * Waits until the topmost dialog responds to the pointer. A dialog that is open in the first frame ignores the pointer
 * until its effects have run, which the production build of React does later.
 */
export async function dialogsRespond() {
  const open = () => [...document.querySelectorAll(layers)];
  const responds = (it: Element) => getComputedStyle(it).pointerEvents !== 'none';
  while (open().length > 0 && !open().some(responds)) await new Promise(requestAnimationFrame);
}
