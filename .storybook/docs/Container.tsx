import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { bookTheme } from '../theme.ts';

const themeInAddress = new URLSearchParams(location.search)
  .get('globals')
  ?.match(/theme:(light|dark)/)?.[1];
const toTheme = (value: unknown): 'light' | 'dark' => (value === 'dark' ? 'dark' : 'light');

/** A docs page, with the stories in its frames, in the theme of the toolbar. */
export function Container(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => toTheme(themeInAddress));
  useEffect(() => {
    const channel = addons.getChannel();
    const handleGlobals = ({ globals }: { globals: { theme?: string } }) =>
      setTheme(toTheme(globals.theme));
    channel.on('globalsUpdated', handleGlobals);
    return () => channel.off('globalsUpdated', handleGlobals);
  }, []);
  useEffect(() => {
    const frames = [...document.querySelectorAll('iframe')];
    const pages = [document, ...frames.flatMap(({ contentDocument }) => contentDocument ?? [])];
    for (const { documentElement } of pages) documentElement.dataset.theme = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={bookTheme(theme)} />;
}
