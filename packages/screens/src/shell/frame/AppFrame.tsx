import { SkipLink } from '@audit-letters/ui';
import type { ReactNode } from 'react';

export interface AppFrameProps {
  /** The `TopBar` of the app. */
  topBar: ReactNode;
  /** Banners for the whole app: new version, maintenance, no network. */
  banners?: ReactNode;
  /** The path to the page. */
  breadcrumb?: ReactNode;
  /** The `ScreenNav` beside the breadcrumb. */
  nav?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** The frame around every page, with the link that skips to it. Renders a `<div>` with header and `<main>`. */
export function AppFrame({ topBar, banners, breadcrumb, nav, children }: AppFrameProps) {
  return (
    <div className="al-frame">
      <SkipLink href="#content" />
      {topBar}
      <div className="al-frame-body">
        {banners}
        {(breadcrumb || nav) && (
          <div className="al-frame-way">
            {breadcrumb}
            {nav}
          </div>
        )}
        <main id="content" tabIndex={-1} className="al-frame-main">
          {children}
        </main>
      </div>
    </div>
  );
}
