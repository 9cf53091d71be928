/** The permissions, one per role. */
export const Permissions = ['admin', 'monitor', 'manager'] as const;
export type Permission = (typeof Permissions)[number];
