import { useRef, useState } from 'react';
import type { Outcome } from './outcome.ts';

/** How a save ended that was not taken. */
export type RefusedOf<Ended extends Outcome> = Extract<Ended, { ok: false }>;

/** A save, and where it stands. */
export interface Save<T, Ended extends Outcome = Outcome> {
  /** Saves, unless a save is under way already. */
  save: (value: T) => Promise<Ended>;
  saving: boolean;
  /** Why the last save was refused; gone as soon as the next one starts. */
  refusal: RefusedOf<Ended> | null;
}

/** One save of a form at a time, and how the last one ended. */
export function useSave<T, Ended extends Outcome = Outcome>(
  onSave: (value: T) => Promise<Ended>,
): Save<T, Ended> {
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<RefusedOf<Ended> | null>(null);
  const running = useRef<Promise<Ended>>(null);

  async function start(value: T) {
    setSaving(true);
    setRefusal(null);
    const outcome = await onSave(value);
    running.current = null;
    setSaving(false);
    if (isRefused(outcome)) setRefusal(outcome);
    return outcome;
  }

  return {
    save: (value) => (running.current ??= start(value)),
    saving,
    refusal,
  };
}

const isRefused = <Ended extends Outcome>(outcome: Ended): outcome is RefusedOf<Ended> =>
  !outcome.ok;
