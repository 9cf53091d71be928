/** The kinds of events of a facility. */
export const FacilityEventKinds = [
  'created',
  'imported',
  'import_undone',
  'letters_generated',
  'letters_mailed',
  'letters_not_mailed',
  'letters_taken_back',
  'dates_set',
  'edited',
  'move_outs_confirmed',
  'move_outs_undone',
  'tagging_ended',
  'archived',
  'restored',
  'tenants_changed',
] as const;
export type FacilityEventKind = (typeof FacilityEventKinds)[number];
