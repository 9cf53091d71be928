import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { chunkGroups } from './bundle/chunks.ts';
import { earlyScript } from './bundle/earlyScript.ts';
import { firstBuild } from './bundle/firstBuild.ts';
import { leanIcons } from './bundle/leanIcons.ts';
import { pageStyles } from './bundle/pageStyles.ts';
import { routePreloads } from './bundle/routePreloads.ts';

const resolve = {
  // React has had this hook of its own since version 18.
  alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  conditions: ['@audit-letters/source', ...defaultClientConditions],
};

export default defineConfig(async ({ command }) => {
  const first = command === 'build' ? await firstBuild(resolve) : null;
  return {
    plugins: [
      react(),
      earlyScript(),
      leanIcons(),
      first && pageStyles(first),
      routePreloads(),
      // Servers send the .br and .gz files as they are. An office edits config.json after the build, so a
      // compressed copy of it would be outdated.
      compression({
        algorithms: ['brotliCompress', 'gzip'],
        threshold: 1024,
        exclude: /config\.json$/,
      }),
    ],
    resolve,
    server: {
      proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:4000' },
    },
    build: {
      target: 'es2023',
      // Left to its default the bundler rewrites `light-dark()` and drops `:dir()`, which these browsers know.
      cssTarget: ['chrome126', 'firefox128', 'safari18'],
      // The server's content security policy allows files of its own host alone: no data: pictures.
      assetsInlineLimit: 0,
      // Every supported browser knows <link rel="modulepreload">.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Pages import these calls at once, dialogs of other pages when they open.
        checks: { moduleLevelDirective: false, ineffectiveDynamicImport: false },
        output: {
          codeSplitting: { groups: first ? chunkGroups(first) : [] },
        },
      },
    },
  };
});
