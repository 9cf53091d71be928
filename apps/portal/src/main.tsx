import '@audit-letters/ui/tokens.css';
import '@audit-letters/ui/base.css';
import '@audit-letters/ui/components.css';
import '@audit-letters/screens/styles.css';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { commandBox } from './commands/commandBox.ts';
import { loadConfig } from './config.ts';
import { loadPageAt } from './loading/loadPage.ts';
import { appReload } from './reload/appReload.ts';
import { theme } from './shell/theme.ts';
import { historyGuard } from './unsaved/historyGuard.ts';

// The content security policy admits the style elements that dialogs add only with the nonce of the page.
const { nonce } = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]') ?? {};
if (nonce) setNonce(nonce);

theme.apply();
commandBox.listen();
historyGuard.install();
appReload.install();
// Vite's event for every part of the app that fails to load: a page, or a dialog that opens for the first time.
window.addEventListener('vite:preloadError', () => appReload.report('chunk-load-error'));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
const [config] = await Promise.all([loadConfig(), loadPageAt(location.pathname)]);
createRoot(root).render(<App config={config} />);
