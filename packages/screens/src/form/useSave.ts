import { useRef, useState } from 'react';
import type { SaveResult } from './saveResult.ts';

/** The failed results of a save. */
type RefusedOf<Ended extends SaveResult> = Extract<Ended, { ok: false }>;

/** Runs one save of a form at a time and keeps its failure. */
export function useSave<T, Ended extends SaveResult = SaveResult>(
  onSave: (value: T) => Promise<Ended>,
) {
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
    /** Starts a save, or returns the one in progress. */
    save: (value: T): Promise<Ended> => (running.current ??= start(value)),
    /** A save is in progress. */
    saving,
    /** The failure of the last save; `null` once the next save starts. */
    refusal,
  };
}

const isRefused = <Ended extends SaveResult>(result: Ended): result is RefusedOf<Ended> =>
  !result.ok;
