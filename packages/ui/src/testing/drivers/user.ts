/**
 * The functions that `user-event`, Storybook's `userEvent` and Vitest's `userEvent` have in common. Pass your own for
 * its clock and `act` environment; without one, a driver dispatches DOM events itself.
 */
export interface DriverUser {
  /** Clicks an element. */
  click(element: HTMLElement): Promise<unknown>;
  /** Clears a field. */
  clear(element: HTMLElement): Promise<unknown>;
  /** Types at the end of a field. */
  type(element: HTMLElement, text: string): Promise<unknown>;
  /** Presses a key on the focused element, such as `{Escape}`. */
  keyboard(keys: string): Promise<unknown>;
  /** Selects the option with this value. */
  selectOptions(element: HTMLElement, value: string): Promise<unknown>;
  /** Selects a file in a file input. */
  upload(element: HTMLElement, file: File): Promise<unknown>;
}

/** Dispatches the DOM events that the drivers need, without a library. */
export const domEventUser: DriverUser = {
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

/** The window of the element's document, which need not be the global one. */
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

/** Focuses the nearest focusable ancestor, or blurs the active element, like a mouse click. */
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

/** Sets the value with the native setter: React's own setter would hide the change from React. */
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
    // jsdom cannot create a FileList, so define the property on the element.
    Object.defineProperty(element, 'files', { configurable: true, value: [file] });
  }
}
