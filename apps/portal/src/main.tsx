import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadConfig } from './config.ts';
import { routeAt } from './routes.tsx';
import { commandBox } from './shell/commands/commandBox.ts';
import { leaveGuard } from './shell/leaveGuard.ts';
import { appReload } from './shell/reload/appReload.ts';
import { theme } from './shell/theme.ts';
import '@audit-letters/ui/tokens.css';
import '@audit-letters/ui/base.css';
import '@audit-letters/ui/components.css';
import '@audit-letters/screens/styles.css';

// The content security policy admits the style elements that dialogs add only with the nonce of the page.
const { nonce } = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]') ?? {};
if (nonce) setNonce(nonce);

theme.apply();
commandBox.listen();
leaveGuard.install();
// Vite's event for a page that fails to load.
window.addEventListener('vite:preloadError', () => appReload.report('chunk-load-error'));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
// The code of the page loads along with the configuration. The page reports a failure when it renders.
routeAt(location.pathname)
  .Page.load()
  .catch(() => undefined);
createRoot(root).render(<App config={await loadConfig()} />);
