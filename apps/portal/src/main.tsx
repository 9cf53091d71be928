import '@audit-letters/ui/styles.css';
import '@audit-letters/screens/styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadConfig } from './config.ts';
import { jobs } from './jobs/jobs.ts';
import { clearCacheOnUserChange } from './session/cache.ts';
import { theme } from './shell/theme.ts';
import { historyGuard } from './unsaved/historyGuard.ts';

theme.apply();
clearCacheOnUserChange();
jobs.clearOnUserChange();
historyGuard.install();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(<App config={await loadConfig()} />);
