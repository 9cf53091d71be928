import type { enUS } from './enUS.ts';

/** Every text that the widgets say themselves, by widget: the type of a whole translation. Texts with a number or a name are functions. */
export type WidgetMessages = typeof enUS.messages;

/** Some of the texts; the others stay English. */
export type MessageOverrides = {
  readonly [Widget in keyof WidgetMessages]?: Readonly<Partial<WidgetMessages[Widget]>>;
};

/** A day of the week: 0 is Sunday, 1 is Monday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
