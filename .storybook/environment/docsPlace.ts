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
    kept.abort();
  };
  window.addEventListener('pointerdown', restore, { capture: true });
  window.addEventListener('keydown', restore, { capture: true });
}

let endTurn = () => {};
let kept = new AbortController();

/**
 * In a docs page, the stories in frames play one after the other, because only one frame has the focus. Each keeps its
 * last state when the next one takes the focus, until the reader presses something in it.
 */
export const playTurn = {
  async begin() {
    // A page from another machine without TLS has no locks.
    if (!isFrame() || !('locks' in navigator)) return;
    endTurn();
    kept.abort();
    await new Promise<void>((begin) => {
      void navigator.locks.request('play of a story', () => {
        begin();
        return new Promise<void>((end) => {
          endTurn = end;
          // A play function that fails does not end its turn.
          setTimeout(end, 5000);
        });
      });
    });
  },

  end() {
    if (!isFrame()) return;
    kept = new AbortController();
    const options = { capture: true, signal: kept.signal };
    for (const type of ['blur', 'focusout'])
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), options);
    endTurn();
  },
};

/** The theme of the docs page around a story in a frame. */
export const themeOfPage = () =>
  isFrame() ? window.parent.document.documentElement.dataset.theme : undefined;

const isFrame = () => window.parent !== window && isDocsPage(window.parent);

const isDocsPage = ({ location }: Window) =>
  new URLSearchParams(location.search).get('viewMode') === 'docs';
