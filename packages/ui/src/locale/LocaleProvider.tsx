'use client';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { mergeMessages } from './mergeMessages.ts';
import type { MessageOverrides, Weekday, WidgetMessages } from './types.ts';

interface Locale {
  /** BCP 47 tag of dates and numbers. */
  locale: string;
  /** The first day of the week in calendars. */
  firstDayOfWeek: Weekday;
  messages: MessageOverrides;
  /** The locale, if a provider gave it. */
  lang?: string | undefined;
}

const LocaleContext = createContext<Locale>({ locale: 'en-US', firstDayOfWeek: 0, messages: {} });

interface LocaleProviderProps {
  /** BCP 47 tag of dates and numbers. */
  locale?: string | undefined;
  /** The first day of the week in calendars. */
  firstDayOfWeek?: Weekday | undefined;
  /** The texts that differ from English, by widget. Keep the object stable: a module constant. */
  messages?: MessageOverrides | undefined;
  children: ReactNode;
}

/**
 * Sets language, dates and numbers of the widgets below it: `<LocaleProvider locale="de-DE">`. Providers can be nested; a prop of a
 * widget, such as `label`, wins over both. What the inner one does not give stays that of the outer provider.
 */
export function LocaleProvider({
  locale,
  firstDayOfWeek,
  messages,
  children,
}: LocaleProviderProps) {
  const outer = use(LocaleContext);
  const merged = useMemo(
    () => ({
      locale: locale ?? outer.locale,
      firstDayOfWeek: firstDayOfWeek ?? outer.firstDayOfWeek,
      messages: messages ? mergeMessages(outer.messages, messages) : outer.messages,
      lang: locale ?? outer.lang,
    }),
    [outer, locale, firstDayOfWeek, messages],
  );
  return <LocaleContext value={merged}>{children}</LocaleContext>;
}

/** The locale of the `LocaleProvider`. */
export function useLocale(): Pick<Locale, 'locale' | 'firstDayOfWeek'> {
  return use(LocaleContext);
}

/**
 * The `lang` of what opens at the end of the page, such as a dialog: the locale of the `LocaleProvider`. Without one, the
 * language of the page.
 */
export const useLang = (): string | undefined => use(LocaleContext).lang;

/** The texts of a widget: English, with those of the `LocaleProvider`. */
export function useTexts<Widget extends keyof WidgetMessages>(
  widget: Widget,
  english: WidgetMessages[Widget],
): WidgetMessages[Widget] {
  const given = use(LocaleContext).messages[widget];
  return useMemo(() => (given ? { ...english, ...given } : english), [english, given]);
}
