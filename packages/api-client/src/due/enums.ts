/** The kinds of due work. */
export const DueKinds = [
  'letters',
  'addresses',
  'names',
  'batch',
  'move_outs',
  'charges',
  'payments',
  'disconnections',
  'dates',
  'tenants',
  'import',
  'accounts',
] as const;
/** One of `DueKinds`. */
export type DueKind = (typeof DueKinds)[number];
