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

/** The kinds of the marks of the schedule. */
export const ScheduleKinds = ['move_outs', 'letters', 'batch', 'mailed', 'effective'] as const;
/** One of `ScheduleKinds`. */
export type ScheduleKind = (typeof ScheduleKinds)[number];
