import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// `vite build react-admin` and `vite build refine`: as their guides build them.
export default defineConfig({ plugins: [react()] });
