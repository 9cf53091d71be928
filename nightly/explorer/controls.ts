import type { Page } from '@playwright/test';

/** Something to press. */
export interface Control {
  /** The same for controls that do the same: those of other rows, pages and numbers have the same key. */
  key: string;
  kind: 'press' | 'type' | 'choose' | 'file';
  label: string;
  /** Whether it is a link to a file of the server. */
  isFile: boolean;
  /** Its place among the controls of the page at this moment. */
  at: number;
}

/** The controls and defects of a page. */
export interface View {
  /** The title of the open dialog, question or menu, or an empty text. */
  layer: string;
  controls: Control[];
  /** The visible defects of the page. */
  defects: string[];
}

/** Reads the controls of the top layer. Each gets an attribute with its place, by which `press` finds it. */
export const look = (page: Page): Promise<View> => page.evaluate(lookInPage);

function lookInPage(): View {
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const layers = [
    ...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]'),
  ].filter((layer) => isVisible(layer) && !layer.closest('[aria-hidden="true"], [inert]'));
  const layer = layers.at(-1);

  const labelOf = (element: Element) => {
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
    const referred = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => (id && document.getElementById(id)?.textContent) || '')
      .join(' ');
    const text =
      element.getAttribute('aria-label') ||
      referred.trim() ||
      labels?.[0]?.textContent ||
      element.textContent ||
      element.getAttribute('placeholder') ||
      '';
    return text.replace(/\s+/g, ' ').trim().slice(0, 80);
  };
  /** A row's controls have the names of its record: their key is their place in the row. */
  const placeOf = (element: Element, label: string) => {
    const cell = element.closest('td, th[scope="row"]');
    const row = cell?.closest('tr');
    if (cell && row) {
      const fellows = [...cell.querySelectorAll('button, a, input')];
      return `cell ${[...row.children].indexOf(cell)}.${fellows.indexOf(element)}`;
    }
    const item = element.closest('li, dd, option');
    const list = item?.parentElement;
    // The entries of a long list do the same.
    if (item && list && list.children.length > 8) return `entry ${item.tagName}`;
    return label.replace(/\d[\d,./:-]*/g, '#');
  };

  for (const element of document.querySelectorAll('[data-explored]')) {
    element.removeAttribute('data-explored');
  }
  const controls: Control[] = [];
  const selector =
    'a[href], button, input, select, textarea, summary, [role="menuitem"], [role="menuitemcheckbox"], [role="menuitemradio"], [role="tab"], [role="option"], [role="switch"], [role="checkbox"]';
  for (const element of (layer ?? document.body).querySelectorAll(selector)) {
    if (!isVisible(element) || element.closest('[inert], [aria-hidden="true"]')) continue;
    if (element.matches(':disabled, [aria-disabled="true"], [readonly]')) continue;
    if (element instanceof HTMLAnchorElement && element.origin !== location.origin) continue;
    // The skip link is outside of the window until it has the focus: `keys` presses it.
    if (element.getBoundingClientRect().bottom <= 0 && layer === undefined) {
      const { top } = element.getBoundingClientRect();
      if (top + window.scrollY < 0) continue;
    }
    const label = labelOf(element);
    const type = element instanceof HTMLInputElement ? element.type : '';
    const kind =
      element instanceof HTMLSelectElement
        ? 'choose'
        : type === 'file'
          ? 'file'
          : element instanceof HTMLTextAreaElement ||
              (type && !['checkbox', 'radio', 'button', 'submit'].includes(type))
            ? 'type'
            : 'press';
    const region = layer ? 'layer' : element.closest('header, nav') ? 'frame' : 'page';
    element.setAttribute('data-explored', String(controls.length));
    controls.push({
      key: `${region} ${element.tagName} ${element.getAttribute('role') ?? type} ${placeOf(element, label)}`,
      kind,
      label,
      isFile: element instanceof HTMLAnchorElement && element.pathname.startsWith('/api/'),
      at: controls.length,
    });
  }

  const defects: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    defects.push(`scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth}`);
  }
  if (!/\w/.test(document.querySelector('main')?.textContent ?? '')) defects.push('an empty page');
  if (document.activeElement === document.body || !document.activeElement) {
    defects.push('the focus is on the body');
  }
  const title = layer?.getAttribute('aria-labelledby');
  const name = layer
    ? layer.getAttribute('aria-label') ||
      (title && document.getElementById(title)?.textContent) ||
      layer.getAttribute('role') ||
      ''
    : '';
  return { layer: name.replace(/\d[\d,./:-]*/g, '#'), controls, defects };
}
