import '@audit-letters/ui/styles.css';
import '@audit-letters/screens/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.js';

const app = document.getElementById('app');
if (app) hydrateRoot(app, <App />);
