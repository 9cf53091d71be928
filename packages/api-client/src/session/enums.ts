/** The permissions, one per role. */
export const Permissions = ['admin', 'monitor', 'manager'] as const;
/** One of `Permissions`. */
export type Permission = (typeof Permissions)[number];
