// Runs a test of this app without a browser, such as `node inDom.mjs jsdom driven`, or with `happy-dom`.
const url = 'http://units.example/';
if (process.argv[2] === 'jsdom') {
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM('', { url, pretendToBeVisual: true });
  // Like test runners, replace Node's own globals (Event, File, FormData) with those of the page.
  const isThePages = (name) =>
    !(name in globalThis) || /Event|^(Abort|Blob$|File|FormData$)/.test(name);
  for (const name of Object.getOwnPropertyNames(window).filter(isThePages))
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
} else {
  const { GlobalRegistrator } = await import('@happy-dom/global-registrator');
  GlobalRegistrator.register({ url });
}
const [name] = process.argv.slice(3);
const { [name]: test } = await import(`./out/${name}.js`);
process.stdout.write(JSON.stringify(await test()));
process.exit();
