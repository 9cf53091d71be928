/** The kinds of due work. */
export const DueKinds = [
  'letters',
  'addresses',
  'names',
  'batch',
  'move_outs',
  'charges',
  'payments',
  'dates',
  'tenants',
  'import',
] as const;
/** One of `DueKinds`. */
export type DueKind = (typeof DueKinds)[number];
