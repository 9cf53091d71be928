import type { LetterRun, MailedMark } from '@audit-letters/screens';
import { useState } from 'react';
import { useNotices } from '../messages/useNotices.ts';
import { markMailedToday } from './markMailed.ts';

type Marked = Awaited<ReturnType<typeof markMailedToday>>;

/** Marks the batches of the success dialog as mailed today, and undoes it (LET-61, LET-62). */
export function useMailedMark(run: LetterRun | null): MailedMark | undefined {
  const { errorModal } = useNotices();
  const [marked, setMarked] = useState<{ of: LetterRun['batches']; mark: Marked } | null>(null);
  const [saving, setSaving] = useState(false);
  if (!run) return undefined;
  const { batches } = run;
  // The next batch of the run is not mailed yet.
  const mark = marked?.of === batches ? marked.mark : null;

  async function save(work: () => Promise<void>) {
    setSaving(true);
    try {
      await work();
    } catch (error) {
      errorModal(error);
    } finally {
      setSaving(false);
    }
  }

  return {
    day: mark?.day ?? null,
    saving,
    onMark: () =>
      void save(async () => {
        const mark = await markMailedToday(batches.map(({ fileName }) => fileName));
        setMarked({ of: batches, mark });
      }),
    onUndo: () =>
      void save(async () => {
        await mark?.undo();
        setMarked(null);
      }),
  };
}
