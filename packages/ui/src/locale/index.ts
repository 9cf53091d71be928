export { enUS } from './enUS.ts';
export { LocaleProvider, useLocale } from './LocaleProvider.tsx';
export type { MessageOverrides, Weekday, WidgetMessages } from './types.ts';
export { useFormats } from './useFormats.ts';
