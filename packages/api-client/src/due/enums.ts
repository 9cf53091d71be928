/** The kinds of due work. */
export const DueKinds = [
  'letters',
  'addresses',
  'names',
  'batch',
  'move_outs',
  'tagged',
  'charges',
  'payments',
  'charge_changes',
  'disconnections',
  'dates',
  'tenants',
  'import',
  'accounts',
] as const;
export type DueKind = (typeof DueKinds)[number];

/** The kinds of due work that can be put away (DUE-23). */
export const PutAwayKinds = ['letters', 'addresses', 'names', 'charges'] as const;
export type PutAwayKind = (typeof PutAwayKinds)[number];
