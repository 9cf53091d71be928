import type { LetterBatch } from '@audit-letters/api-client';
import { LetterTypes } from '@audit-letters/api-client/values';
import {
  batchWords,
  facilityIdFilter,
  keyFilter,
  LetterBatchesScreen,
  type LetterBatchesScreenProps,
  letterFileName,
  type MailDateChange,
  mailedDay,
  textFilter,
  type WithdrawDialogProps,
} from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import { isFileGone } from '../activity/downloads.ts';
import { useUndo } from '../activity/undo.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useList } from '../lists/useList.ts';
import { letterCalls } from '../loading/calls.ts';
import { saveResultOf } from '../loading/saveResultOf.ts';
import { useToday } from '../loading/time.ts';
import { useLoadError } from '../loading/useCall.ts';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';
import { mayMarkMailed, setMailDate } from './markMailed.ts';

export const LetterBatchesPage = () => <LetterBatchesScreen {...useLetterBatches()} />;

/** Rows of a page, and the milliseconds that a changed filter waits (LET-31, SHL-114). */
const pageSize = 50;
const filterWait = 400;

const fields = {
  facility_number: textFilter,
  facility_id: facilityIdFilter,
  letter_type: keyFilter(LetterTypes),
};

/** The letter batches that match the filters. A failed load shows an Error modal. */
function useLetterBatches(): LetterBatchesScreenProps {
  const { response, loaded, values, controls, reload, ...list } = useList({
    call: letterCalls.batches,
    fields,
    wait: filterWait,
    pageSize,
  });
  const { errorModal, report, toast } = useNotices();
  const undo = useUndo();
  const confirm = useConfirm();
  const [marking, setMarking] = useState<string | null>(null);
  const [withdrawn, setWithdrawn] = useState<Pick<WithdrawDialogProps, 'batch' | 'letters'> | null>(
    null,
  );
  useLoadError(response.error, errorModal);
  const today = useToday();
  const hasExtras = useExtras();

  async function handleMarkMailed(batch: LetterBatch) {
    setMarking(batch.filename);
    const { filename } = batch;
    try {
      if (!(await mayMarkMailed(confirm, [filename]))) return;
      const mailed = await setMailDate({ filenames: [filename] });
      toast(batchWords.mailedToday(batch), undo(mailed));
    } catch (error) {
      errorModal(error);
    } finally {
      setMarking(null);
      reload();
    }
  }

  /** Saves the mail date of a batch, or that it is not mailed (LET-77). */
  async function handleMailDateSave({ batch, day }: MailDateChange) {
    const { filename, mail_time } = batch;
    const before = mail_time && mailedDay(mail_time);
    const result = await saveResultOf(async () => {
      if (day === before) return;
      const mailed = await setMailDate({ filenames: [filename], mailed_on: day, seen: before });
      toast(batchWords.mailDate(batch, day), undo(mailed));
    });
    reload();
    return result;
  }

  async function handleTakeBack(batch: LetterBatch) {
    const { filename, letter_type: letterType, tenant_count: count, facility_number } = batch;
    const letters = {
      letterType,
      count,
      place: facility_number,
      fileName: letterFileName(filename),
      mailedLater: batch.mailed_later,
      otherLetters: batch.other_letters,
      tenantsGone: batch.tenants_gone,
    };
    if (!(await confirm(batchWords.takeBackQuestion(letters)))) return;
    await report(() => letterCalls.takeBack(filename), batchWords.takeBackDone(letters));
    reload();
  }

  async function handleWithdrawOpen(batch: LetterBatch) {
    try {
      setWithdrawn({ batch, letters: await letterCalls.lettersOf(batch.filename) });
    } catch (error) {
      errorModal(error);
    }
  }

  return {
    ...controls,
    batches: loaded,
    filters: values,
    downloadHref: ({ filename }) => letterCalls.downloadUrl(filename),
    mailMergeHref: ({ mail_merge_file_name: name }) =>
      name ? letterCalls.downloadUrl(name) : null,
    onDownload: async ({ filename }) => {
      if (await isFileGone(letterCalls.downloadUrl(filename))) errorModal(batchWords.fileGone);
    },
    marking,
    ...(hasExtras && {
      onMarkMailed: handleMarkMailed,
      onTakeBack: handleTakeBack,
      onWithdrawOpen: handleWithdrawOpen,
      mailDate: {
        today,
        getRemarks: ({ batch: { filename }, day }) =>
          day ? letterCalls.mailRemarks(filename, day) : Promise.resolve([]),
        onSave: handleMailDateSave,
      },
    }),
    withdrawal: withdrawn && {
      ...withdrawn,
      onWithdraw: async ({ tenant_id, recipient }) => {
        const result = await saveResultOf(async () => {
          await letterCalls.withdraw(withdrawn.batch.filename, tenant_id);
          toast(batchWords.letterWithdrawn(recipient ?? ''));
        });
        reload();
        return result;
      },
      onClose: () => setWithdrawn(null),
    },
    sendLettersHref: paths.sendLetters,
    onFilterChange: list.onFilterChange,
    onSearch: list.submit,
    onFiltersReset: list.reset,
  };
}
