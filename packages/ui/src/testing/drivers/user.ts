/**
 * Who acts in a test: what `user-event`, Storybook's `userEvent` and that of Vitest's browser mode have in common. Give a
 * driver yours, so that its clock and its act environment are used; without one the driver fires the events itself.
 */
export interface DriverUser {
  /** Presses the pointer on it. */
  click(element: HTMLElement): Promise<unknown>;
  /** Empties a field. */
  clear(element: HTMLElement): Promise<unknown>;
  /** Writes into a field, after what is there. */
  type(element: HTMLElement, text: string): Promise<unknown>;
  /** Presses one key where the focus is, e.g. `{Escape}`. */
  keyboard(keys: string): Promise<unknown>;
  /** Makes the choice of this value. */
  selectOptions(element: HTMLElement, value: string): Promise<unknown>;
  /** Gives a file to a file input. */
  upload(element: HTMLElement, file: File): Promise<unknown>;
}

/** The events of a reader's hands, as far as the drivers need them, and no library. */
export const plainUser: DriverUser = {
  async click(element) {
    if (element.matches(':disabled')) return;
    fire(element, 'pointerdown');
    if (fire(element, 'mousedown')) focusAround(element);
    fire(element, 'pointerup');
    fire(element, 'mouseup');
    element.click();
  },

  async clear(element) {
    focusAround(element);
    setValue(element, '');
  },

  async type(element, text) {
    focusAround(element);
    for (const character of text) setValue(element, `${textIn(element)}${character}`);
  },

  async keyboard(keys) {
    const key = keys.replace(/^\{(.+)\}$/, '$1');
    const { activeElement } = document;
    if (!activeElement) return;
    const { KeyboardEvent } = view(activeElement);
    for (const type of ['keydown', 'keyup'])
      activeElement.dispatchEvent(new KeyboardEvent(type, { key, ...passing }));
  },

  async selectOptions(element, value) {
    focusAround(element);
    setValue(element, value);
    element.dispatchEvent(new (view(element).Event)('change', passing));
  },

  async upload(element, file) {
    setFile(element, file);
    element.dispatchEvent(new (view(element).Event)('input', passing));
    element.dispatchEvent(new (view(element).Event)('change', passing));
  },
};

const passing = { bubbles: true, cancelable: true, composed: true };

/** The window of the element's own page: in a test it may not be the global one. */
function view(element: Element): Window & typeof globalThis {
  const { defaultView } = element.ownerDocument;
  if (!defaultView) throw new Error('The page of the element has no window.');
  return defaultView;
}

function fire(element: Element, type: string): boolean {
  const { PointerEvent, MouseEvent } = view(element);
  const Event = type.startsWith('pointer') && PointerEvent ? PointerEvent : MouseEvent;
  return element.dispatchEvent(new Event(type, { ...passing, button: 0, detail: 1 }));
}

/** As a press does: the focus goes to the nearest thing that takes it, or away from where it is. */
function focusAround(element: Element) {
  const { HTMLElement } = view(element);
  const target = element.closest(
    'a[href], button, input, select, textarea, [tabindex], [contenteditable]',
  );
  if (target instanceof HTMLElement) return target.focus();
  const { activeElement } = element.ownerDocument;
  if (activeElement instanceof HTMLElement) activeElement.blur();
}

const textIn = (element: Element) => ('value' in element ? String(element.value) : '');

/** Past the setter that React lays over the element, which would take the value for its own. */
function setValue(element: Element, value: string) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
  if (!setter) throw new Error(`A ${element.localName} has no value.`);
  setter.call(element, value);
  element.dispatchEvent(new (view(element).InputEvent)('input', passing));
}

function setFile(element: Element, file: File) {
  const { DataTransfer, HTMLInputElement } = view(element);
  if (DataTransfer && element instanceof HTMLInputElement) {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    element.files = transfer.files;
  } else {
    // jsdom lets nobody make a list of files; what stands for one is laid over the element.
    Object.defineProperty(element, 'files', { configurable: true, value: [file] });
  }
}
