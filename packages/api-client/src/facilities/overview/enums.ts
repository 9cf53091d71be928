/** What can happen to a facility. */
export const FacilityEventKinds = [
  'created',
  'imported',
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
