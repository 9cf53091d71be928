// Runs a test of this app in jsdom, without a browser: `node inDom.mjs driven`.
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('', { url: 'http://units.example/', pretendToBeVisual: true });
// Like test runners, replace Node's own globals (Event, File, FormData) with those of the page.
const isThePages = (name) =>
  !(name in globalThis) || /Event|^(Abort|Blob$|File|FormData$)/.test(name);
for (const name of Object.getOwnPropertyNames(window).filter(isThePages))
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
const [name] = process.argv.slice(2);
const { [name]: test } = await import(`./out/${name}.js`);
process.stdout.write(JSON.stringify(await test()));
process.exit();
