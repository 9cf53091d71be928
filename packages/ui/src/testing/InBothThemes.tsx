import type { ReactNode } from 'react';

interface InBothThemesProps {
  /** Content, rendered once per theme. */
  children: ReactNode;
  /** Places the themes below each other, for wide content. */
  stacked?: boolean | undefined;
}

/** Renders its children in the light and the dark theme, so that one story and one axe run cover both. */
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
