import type { ReactNode } from 'react';

export interface InBothThemesProps {
  /** Drawn twice. */
  children: ReactNode;
  /** Stacked, for what needs the whole width. */
  stacked?: boolean;
}

/** Shows the same widgets in light and in dark, so that one story (and one axe run) answers for both. */
export function InBothThemes({ children, stacked = false }: InBothThemesProps) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: stacked ? undefined : '1fr 1fr' }}>
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          style={{
            display: 'grid',
            alignContent: 'start',
            gap: 'var(--al-space-4)',
            minInlineSize: 0,
            padding: 'var(--al-space-6)',
            background: 'var(--al-color-canvas)',
          }}
        >
          {children}
        </div>
      ))}
    </div>
  );
}
