import { useRef, useState } from 'react';
import type { Outcome, Refused } from './outcome.ts';

export interface Save<T> {
  /** Saves, unless a save is under way already. */
  save: (value: T) => Promise<Outcome>;
  saving: boolean;
  /** Why the last save was refused; gone as soon as the next one starts. */
  refusal: Refused | null;
}

/** One save of a form at a time, and how the last one ended. */
export function useSave<T>(onSave: (value: T) => Promise<Outcome>): Save<T> {
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const running = useRef<Promise<Outcome>>(null);

  async function start(value: T) {
    setSaving(true);
    setRefusal(null);
    const outcome = await onSave(value);
    running.current = null;
    setSaving(false);
    if (!outcome.ok) setRefusal(outcome);
    return outcome;
  }

  return {
    save: (value) => (running.current ??= start(value)),
    saving,
    refusal,
  };
}
