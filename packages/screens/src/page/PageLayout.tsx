import type { ReactNode, Ref } from 'react';
import { useKeptFocus } from './useKeptFocus.ts';

export interface PageLayoutProps {
  /** The page's one heading. */
  title: string;
  /** Buttons and links that act on the whole page, to the right of the heading. */
  actions?: ReactNode;
  /** A sentence under the heading. */
  intro?: ReactNode;
  /** Long forms and messages read better in a narrow column. */
  width?: 'full' | 'form';
  /** The heading, which can then be focused (see `useStepFocus`). */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A page: its heading with the actions beside it, then its parts below each other. Renders a `<div>`. */
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
        {actions && <div className="al-page-actions">{actions}</div>}
        {intro && <p className="al-page-intro">{intro}</p>}
      </header>
      {children}
    </div>
  );
}
