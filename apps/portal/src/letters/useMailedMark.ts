import type { MailedBatches } from '@audit-letters/api-client';
import { batchWords, type MailedMark, type PrintedLetters } from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import useSWRMutation from 'swr/mutation';
import { useNotices } from '../activity/useNotices.ts';
import { letterCalls, undoCalls } from '../loading/calls.ts';
import { markMailedToday } from './markMailed.ts';
import { takeBack } from './takeBack.ts';

/** Marks the batches of the success dialog as mailed today, undoes it, and takes them back (LET-61, WIR-49, LET-75). */
export function useMailedMark(
  run: PrintedLetters | null,
  { place, onTakenBack }: { place: string; onTakenBack: () => void },
): MailedMark | undefined {
  const { errorModal, toast } = useNotices();
  const confirm = useConfirm();
  const [marked, setMarked] = useState<{
    of: PrintedLetters['batches'];
    mailed: MailedBatches;
  } | null>(null);
  const { trigger: save, isMutating: saving } = useSWRMutation(
    'mailed-mark',
    (_key, { arg: work }: { arg: () => Promise<void> }) => work(),
    { throwOnError: false, onError: (error) => errorModal(error) },
  );
  if (!run) return undefined;
  const { batches } = run;
  // The next batch of the run is not mailed yet.
  const mailed = marked?.of === batches ? marked.mailed : null;

  // The buttons are not disabled while the question is open: one of them gets the focus back.
  async function askAndTakeBack() {
    const { letterType } = batches[0];
    const count = batches.reduce((sum, { tenantCount }) => sum + tenantCount, 0);
    const mailedLater = await mailedLaterOf(batches).catch(errorModal);
    if (mailedLater === undefined) return;
    const letters = { letterType, count, place, mailedLater };
    if (!(await confirm(batchWords.takeBackQuestion(letters)))) return;
    await save(async () => {
      for (const { fileName } of batches) await takeBack(fileName);
      toast(batchWords.takeBackDone(letters));
      onTakenBack();
    });
  }

  return {
    day: mailed?.mailed_on ?? null,
    saving,
    onMark: () =>
      void save(async () => {
        const names = batches.map(({ fileName }) => fileName);
        const mark = await markMailedToday(confirm, names);
        if (mark) setMarked({ of: batches, mailed: mark });
      }),
    onUndo: () =>
      void save(async () => {
        if (mailed?.undo) await undoCalls.restore(mailed.undo);
        setMarked(null);
      }),
    onTakeBack: () => void askAndTakeBack(),
  };
}

/** The number of tenants of these batches with a mailed letter that follows. */
async function mailedLaterOf(batches: PrintedLetters['batches']) {
  const names = new Set(batches.map(({ fileName }) => fileName));
  const { data } = await letterCalls.batches({ letter_type: batches[0].letterType, page: 1 });
  const own = data.filter(({ filename }) => names.has(filename));
  return own.reduce((sum, { mailed_later = 0 }) => sum + mailed_later, 0);
}
