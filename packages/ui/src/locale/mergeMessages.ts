import type { MessageOverrides } from './types.ts';

/** The texts of both, widget by widget; `inner` wins. */
export function mergeMessages(outer: MessageOverrides, inner: MessageOverrides): MessageOverrides {
  const merged: Record<string, object> = { ...outer };
  for (const [widget, texts] of Object.entries(inner))
    merged[widget] = { ...merged[widget], ...texts };
  return merged;
}
