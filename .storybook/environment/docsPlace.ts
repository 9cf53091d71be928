/**
 * Keeps a docs page from scrolling to the fields that its stories focus, until its reader presses something. Works in the
 * page and in the frames of its stories.
 */
export function keepDocsPlace() {
  if (![window, window.parent].some(isDocsPage)) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  const restore = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    HTMLElement.prototype.focus = focus;
  };
  window.addEventListener('pointerdown', restore, { capture: true });
  window.addEventListener('keydown', restore, { capture: true });
}

/** The theme of the docs page around a story in a frame. */
export const themeOfPage = () =>
  isDocsFrame() ? window.parent.document.documentElement.dataset.theme : undefined;

/** Whether this is the frame of a story in a docs page. */
export const isDocsFrame = () => window.parent !== window && isDocsPage(window.parent);

const isDocsPage = ({ location }: Window) =>
  new URLSearchParams(location.search).get('viewMode') === 'docs';
