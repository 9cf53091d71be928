/** What can happen to a tenant. */
export const TenantEventKinds = [
  'imported',
  'status',
  'tagged',
  'untagged',
  'edited',
  'letter',
] as const;
/** One of `TenantEventKinds`. */
export type TenantEventKind = (typeof TenantEventKinds)[number];
