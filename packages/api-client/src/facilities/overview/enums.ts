/** What can happen to a facility. */
export const FacilityEventKinds = [
  'created',
  'imported',
  'import_undone',
  'letters_generated',
  'letters_mailed',
  'dates_set',
  'edited',
  'move_outs_confirmed',
  'tagging_ended',
  'archived',
] as const;
/** One of `FacilityEventKinds`. */
export type FacilityEventKind = (typeof FacilityEventKinds)[number];
