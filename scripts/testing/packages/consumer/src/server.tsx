import { renderToString } from 'react-dom/server';
import { App } from './App.js';

export const page = renderToString(<App />);
