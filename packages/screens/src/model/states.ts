/**
 * The named models of a screen: at least one per member of its union, so that a member which nobody has drawn does
 * not compile. Stories, accessibility runs and portal tests read them.
 */
export type StatesOf<Model extends { status: string }> = {
  [Status in Model['status']]: Extract<Model, { status: Status }>;
} & Record<string, Model>;
