import { createPersisted } from '../persisted.ts';

/** Whether the server has more than the calls of the specification (WIR-52); `null` before its first answer. */
const stored = createPersisted<boolean | null>({
  name: 'audit-letters.extras',
  area: () => localStorage,
  initial: null,
  read: (value) => (typeof value === 'boolean' ? value : null),
});

export const extras = {
  /** Whether the last answer of the server named them. */
  areOffered: () => stored.get() === true,
  learn: stored.set,
};

/** Whether to show what needs more than the calls of the specification. */
export const useExtras = () => stored.useValue() === true;

/** Whether the server has answered, in this visit or an earlier one. */
export const useExtrasKnown = () => stored.useValue() !== null;
