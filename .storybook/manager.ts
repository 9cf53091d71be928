import { addons } from 'storybook/manager-api';
import { bookTheme } from './theme.ts';

addons.setConfig({
  theme: bookTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: {
    showRoots: true,
    // Reviewers see states. Contracts and scripts of several steps run in the tests; walks are under Journeys.
    filters: {
      states: ({ name, title, tags }) =>
        title.includes('/Journeys/') || (name !== 'Contract' && !tags?.includes('journey')),
    },
  },
});
