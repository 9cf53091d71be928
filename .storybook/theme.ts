import { create } from 'storybook/theming';

const sheet =
  'M6 2.5h8.2L19.5 8v11.5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z M14 2.7V8h5.3 m-11.3 6.4 2.6 2.6 5-5.6';
const logo = (ink: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="40" height="40" fill="none" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="${sheet}"/></svg>`;
const fonts =
  "'Segoe UI', Inter, Roboto, 'Noto Sans', Ubuntu, Cantarell, 'Liberation Sans', Arial, sans-serif";

/** The colours of the widgets' tokens as sRGB, because Storybook computes with them. */
const palettes = {
  light: {
    canvas: '#f6f8f9',
    surface: '#ffffff',
    text: '#1c242a',
    muted: '#4d5860',
    border: '#dee3e6',
    accent: '#006b6f',
  },
  dark: {
    canvas: '#0d1214',
    surface: '#151b1e',
    text: '#e4e9eb',
    muted: '#aab3b8',
    border: '#2a3236',
    accent: '#4fc8c4',
  },
};

/** The look of Storybook itself in one of the two themes of the product. */
export function bookTheme(base: 'light' | 'dark') {
  const { canvas, surface, text, muted, border, accent } = palettes[base];
  return create({
    base,
    brandTitle: 'Audit Letter Program',
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo(accent))}`,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: canvas,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: border,
    appBorderRadius: 6,
    barBg: surface,
    barTextColor: muted,
    barSelectedColor: accent,
    barHoverColor: accent,
    textColor: text,
    textMutedColor: muted,
    inputBg: surface,
    inputBorder: border,
    inputTextColor: text,
    fontBase: fonts,
  });
}
