/** The roles of the program, each a permission of its own. */
export const Permissions = ['admin', 'monitor', 'manager'] as const;
/** One of `Permissions`. */
export type Permission = (typeof Permissions)[number];
