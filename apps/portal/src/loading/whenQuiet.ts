/** The code and the data of the first screen have the network to themselves for this long. */
const quietMs = 2000;

/** Calls `work` once the page is loaded, two seconds have passed and the browser is idle. */
export function whenQuiet(work: () => void) {
  const wait = () => setTimeout(() => whenIdle(work), quietMs);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

// Safari has no requestIdleCallback.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work);
