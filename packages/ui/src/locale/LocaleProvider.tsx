'use client';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { mergeMessages } from './mergeMessages.ts';
import type { MessageOverrides, WidgetMessages } from './types.ts';

const LocaleContext = createContext<MessageOverrides>({});

export interface LocaleProviderProps {
  /** The texts that differ from English, by widget. Keep the object stable: a module constant. */
  messages: MessageOverrides;
  children: ReactNode;
}

/**
 * Replaces the English texts of the widgets below it. Providers can be nested; a prop of a widget, such as `label`, wins
 * over both. The texts given stay those of the outer provider where the inner one has none.
 */
export function LocaleProvider({ messages, children }: LocaleProviderProps) {
  const outer = use(LocaleContext);
  const merged = useMemo(() => mergeMessages(outer, messages), [outer, messages]);
  return <LocaleContext value={merged}>{children}</LocaleContext>;
}

/** The texts of a widget: English, with those of the `LocaleProvider`. */
export function useTexts<Widget extends keyof WidgetMessages>(
  widget: Widget,
  english: WidgetMessages[Widget],
): WidgetMessages[Widget] {
  const given = use(LocaleContext)[widget];
  return useMemo(() => (given ? { ...english, ...given } : english), [english, given]);
}
