import { type Decoder, requiredText } from './fields.ts';

export * from './fields.ts';

/** A value of an enum. Unknown values pass unchanged; screens show them as they are. */
export const word =
  <T extends string>(): Decoder<T> =>
  (value) =>
    requiredText(value) as T;
