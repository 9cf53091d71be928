// Every optional prop and option takes `undefined`, so that `error={problem?.message}` compiles.
import type * as ui from '@audit-letters/ui';

type Widgets = Omit<typeof ui, 'actionsOf'>;
type Other = string | number | Date | Element | null | readonly unknown[];

/** The optional keys that do not take `undefined`. */
type Rejecting<Props> = {
  [Key in keyof Props]-?: object extends Pick<Props, Key>
    ? Record<Key, undefined> extends Pick<Props, Key>
      ? never
      : Key
    : never;
}[keyof Props];

type Rejected = {
  [Name in keyof Widgets]: Widgets[Name] extends (props: infer Props) => unknown
    ? Props extends Other
      ? never
      : Rejecting<Props>
    : never;
}[keyof Widgets];

export const none: [Rejected] extends [never] ? true : Rejected = true;
