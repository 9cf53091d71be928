/**
 * The named states of a screen, at least one for each member of its union: a member without a state fails to compile.
 * Stories and tests use them.
 */
export type StatesOf<Model extends { status: string }> = {
  [Status in Model['status']]: Extract<Model, { status: Status }>;
} & Record<string, Model>;
