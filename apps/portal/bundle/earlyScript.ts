import type { Plugin } from 'vite';

/**
 * Names the file of `src/early.ts` in the HTML ahead of the app (chunks.ts gives it one of its own), so that the first calls leave
 * while the app still loads. The content security policy admits no inline script.
 */
export const earlyScript = (): Plugin => ({
  name: 'early-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const early = Object.values(bundle).find(({ name }) => name === 'early');
      if (!early) throw new Error('The build has no file for src/early.ts.');
      return [
        {
          tag: 'script',
          attrs: { type: 'module', async: true, crossorigin: true, src: `/${early.fileName}` },
          injectTo: 'head-prepend',
        },
      ];
    },
  },
});
