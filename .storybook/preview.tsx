import addonA11y from '@storybook/addon-a11y';
import { afterEach as judge } from '@storybook/addon-a11y/preview';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../packages/screens/src/styles.css';
import '../packages/ui/src/styles.css';
import { surface } from '../packages/ui/src/dialog/surface.ts';
import { panel } from '../packages/ui/src/popover/panel.ts';
import { freeze } from '../packages/ui/src/testing/freeze.ts';

// A busy machine may need more than the usual second until an element appears.
configure({ asyncUtilTimeout: 30_000 });

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes()],
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' } },
  decorators: [
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  // A story that starts with an open dialog shows it in its first frame.
  async beforeAll() {
    await Promise.all([surface.load(), panel.load()]);
  },
  // The addon checks a story after its play function, in the light theme. The tests check the same DOM again in the
  // dark theme: the themes differ only in colours.
  async afterEach(context) {
    if (!('__vitest_browser__' in globalThis)) return;
    const page = document.documentElement;
    const thaw = freeze();
    page.dataset.theme = 'dark';
    try {
      await judge(context);
    } finally {
      page.dataset.theme = 'light';
      thaw();
    }
  },
});
