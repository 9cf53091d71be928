import { useRef, useState } from 'react';
import type { SaveResult } from './saveResult.ts';

/** The failed results of a save. */
type RefusedOf<Ended extends SaveResult> = Extract<Ended, { ok: false }>;

/** A save with its progress and its last failure. */
export interface Save<T, Ended extends SaveResult = SaveResult> {
  /** Starts a save, or returns the one in progress. */
  save: (value: T) => Promise<Ended>;
  /** A save is in progress. */
  saving: boolean;
  /** The failure of the last save; `null` once the next save starts. */
  refusal: RefusedOf<Ended> | null;
}

/** Runs one save of a form at a time and keeps its failure. */
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
