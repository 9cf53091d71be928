import { useRef, useState } from 'react';
import type { SaveResult } from './saveResult.ts';

/** How a save ended that was not taken. */
export type RefusedOf<Ended extends SaveResult> = Extract<Ended, { ok: false }>;

/** A save, and where it stands. */
export interface Save<T, Ended extends SaveResult = SaveResult> {
  /** Saves, unless a save is under way already. */
  save: (value: T) => Promise<Ended>;
  saving: boolean;
  /** Why the last save was refused; gone as soon as the next one starts. */
  refusal: RefusedOf<Ended> | null;
}

/** One save of a form at a time, and how the last one ended. */
export function useSave<T, Ended extends SaveResult = SaveResult>(
  onSave: (value: T) => Promise<Ended>,
): Save<T, Ended> {
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<RefusedOf<Ended> | null>(null);
  const running = useRef<Promise<Ended>>(null);

  async function start(value: T) {
    setSaving(true);
    setRefusal(null);
    const result = await onSave(value);
    running.current = null;
    setSaving(false);
    if (isRefused(result)) setRefusal(result);
    return result;
  }

  return {
    save: (value) => (running.current ??= start(value)),
    saving,
    refusal,
  };
}

const isRefused = <Ended extends SaveResult>(result: Ended): result is RefusedOf<Ended> =>
  !result.ok;
