/** The kinds of events of a tenant. */
export const TenantEventKinds = [
  'imported',
  'status',
  'tagged',
  'untagged',
  'edited',
  'deleted',
  'restored',
  'letter',
  'letter_taken_back',
] as const;
export type TenantEventKind = (typeof TenantEventKinds)[number];
