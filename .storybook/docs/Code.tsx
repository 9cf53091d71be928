import { CodeOrSourceMdx, Source as PlainSource } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useTheme } from 'storybook/theming';

/** Code in the theme of the page. Storybook's own block is always light. */
export const Source = (props: ComponentProps<typeof PlainSource>) => (
  <PlainSource dark={useTheme().base === 'dark'} {...props} />
);

const languages = ['tsx', 'css', 'bash', 'json'] as const;

/** The code of a written page: a block of a language, or some words in a text. */
function Code({ className, children }: ComponentProps<typeof CodeOrSourceMdx>) {
  const language = languages.find((one) => className === `language-${one}`);
  return language && typeof children === 'string' ? (
    <Source language={language} format={false} code={children} />
  ) : (
    <CodeOrSourceMdx className={className}>{children}</CodeOrSourceMdx>
  );
}

/** What draws the elements of written pages, for `parameters.docs`, whose type lacks it. */
export const writtenElements = { components: { code: Code } };
