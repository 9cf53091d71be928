import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

export default defineConfig({
  plugins: [
    react(),
    // Servers send the .br and .gz files as they are. An office edits config.json after the build, so a
    // compressed copy of it would be outdated.
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      threshold: 1024,
      exclude: /config\.json$/,
    }),
  ],
  resolve: {
    conditions: ['@audit-letters/source', ...defaultClientConditions],
  },
  server: {
    proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:4000' },
  },
  build: {
    target: 'es2023',
    // Left to its default the bundler rewrites `light-dark()`, which these browsers support.
    cssTarget: ['chrome126', 'firefox128', 'safari18'],
    // The server's content security policy allows files of its own host only: no data: pictures.
    assetsInlineLimit: 0,
    // Every supported browser has <link rel="modulepreload">.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { moduleLevelDirective: false, ineffectiveDynamicImport: false },
      output: {
        // React changes less often than the portal, so browsers keep its file. One file has the frame, which every page
        // needs, one has the code of several pages, without that of dates, open panels and a manager's answers, which load
        // later, and one has the rest of the first tenant list.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'frame', tags: ['$initial'] },
            {
              name: 'shared',
              minShareCount: 4,
              test: /^(?!.*(@floating-ui|@radix-ui|remove-scroll|aria-hidden|use-sidecar|style-singleton|callback-ref|tslib|\/date-|\/answer))/,
            },
            {
              name: 'lists',
              minShareCount: 2,
              test: /portal.src.(lists|activity|tenants).use|screens.src.(list.\w+\.|results.(charts|StatusBar)|tenants.(list|bulk|edit.tenantDialogs))|ui.src.(stat-card|format)|icons.(trash|map-pin-off)/,
            },
          ],
        },
      },
    },
  },
});
