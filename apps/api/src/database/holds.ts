/** Another write holds what this one needs. `transaction()` waits for it and starts again. */
export class Held extends Error {
  override name = 'Held';
  readonly released: Promise<void>;

  constructor(released: Promise<void>) {
    super('Another write holds this row.');
    this.released = released;
  }
}

/**
 * Locks on ids that outlive a transaction. They exist in this process alone, so only the embedded database uses them:
 * no other process writes to it.
 */
export interface Holds {
  /** Waits until all ids are free and holds them. Returns the function that releases them. */
  hold(ids: readonly number[]): Promise<() => void>;
  /** Throws `Held` if one of the ids is held. Call it in a transaction. */
  assertFree(ids: readonly number[]): void;
}

export function createHolds(): Holds {
  const held = new Map<number, Promise<void>>();
  const holderOf = (ids: readonly number[]) => ids.map((id) => held.get(id)).find(Boolean);
  return {
    async hold(ids) {
      for (let holder = holderOf(ids); holder; holder = holderOf(ids)) await holder;
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      for (const id of ids) held.set(id, released);
      return () => {
        for (const id of ids) held.delete(id);
        release();
      };
    },
    assertFree(ids) {
      const holder = holderOf(ids);
      if (holder) throw new Held(holder);
    },
  };
}
