export { enUS } from './enUS.ts';
export { LocaleProvider } from './LocaleProvider.tsx';
export type { MessageOverrides, WidgetMessages } from './types.ts';
export { useFormats } from './useFormats.ts';
