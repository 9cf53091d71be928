// Runs the tests of this app without a browser: `node inDom.mjs jsdom`, or `happy-dom`.
const url = 'http://units.example/';
if (process.argv[2] === 'jsdom') {
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM('', { url, pretendToBeVisual: true });
  // Like test runners, replace Node's own globals (Event, File) with those of the page.
  const isThePages = (name) => !(name in globalThis) || /Event|^(Abort|Blob$|File)/.test(name);
  for (const name of Object.getOwnPropertyNames(window).filter(isThePages))
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
} else {
  const { GlobalRegistrator } = await import('@happy-dom/global-registrator');
  GlobalRegistrator.register({ url });
}
const { driven } = await import('./out/driven.js');
process.stdout.write(JSON.stringify(await driven()));
process.exit();
