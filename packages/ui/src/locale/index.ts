export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider.tsx';
export type { MessageOverrides, WidgetMessages } from './types.ts';
