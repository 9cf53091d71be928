import { addons } from 'storybook/manager-api';
import { bookTheme } from './theme.ts';

addons.setConfig({
  theme: bookTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: { showRoots: true },
});
