import { Stack } from '@audit-letters/ui';
import type { ReactNode, Ref } from 'react';
import { useKeptFocus } from './useKeptFocus.ts';

export interface PageLayoutProps {
  /** The `<h1>`. */
  title: string;
  /** Buttons and links that act on the whole page, to the right of the heading. */
  actions?: ReactNode;
  /** A sentence under the heading. */
  intro?: ReactNode;
  /** The column width: narrow for forms and messages. */
  width?: 'full' | 'form';
  /** A ref to the heading, which becomes focusable (see `useStepFocus`). */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The content below the heading. */
  children: ReactNode;
}

/** The layout of a page: heading, actions and content. Renders a `<div>`. */
export function PageLayout({
  title,
  actions,
  intro,
  width = 'full',
  headingRef,
  children,
}: PageLayoutProps) {
  useKeptFocus();
  return (
    <div className="al-page" data-width={width}>
      <header className="al-page-header">
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h1>
        {actions && (
          <Stack direction="row" gap="small" className="al-page-actions">
            {actions}
          </Stack>
        )}
        {intro && <p className="al-page-intro al-muted">{intro}</p>}
      </header>
      {children}
    </div>
  );
}
