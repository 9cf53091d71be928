import type { LetterBatch } from '@audit-letters/api-client';
import { LetterTypes } from '@audit-letters/api-client/values';
import {
  batchWords,
  done,
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
import { useNotices } from '../activity/useNotices.ts';
import { useSaves } from '../activity/useSaves.ts';
import { useList } from '../lists/useList.ts';
import { letterCalls } from '../loading/calls.ts';
import { officeZone, useToday } from '../loading/time.ts';
import { useLoadError } from '../loading/useCall.ts';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';
import { markMailedToday, setMailDate } from './markMailed.ts';
import { takeBack } from './takeBack.ts';

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
  const { response, loaded, values, controls, ...list } = useList({
    call: letterCalls.batches,
    fields,
    wait: filterWait,
    pageSize,
  });
  const { errorModal } = useNotices();
  const { save, report } = useSaves();
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
    await report(
      () => markMailedToday(confirm, [batch.filename]),
      (mailed) => mailed && batchWords.mailedToday(batch),
    );
    setMarking(null);
  }

  /** Saves the mail date of a batch, or that it is not mailed (LET-77). */
  async function handleMailDateSave({ batch, day }: MailDateChange) {
    const { filename, mail_time } = batch;
    const before = mail_time && mailedDay(mail_time);
    if (day === before) return done;
    return save(
      () => setMailDate({ filenames: [filename], mailed_on: day, seen: before }),
      batchWords.mailDate(batch, day),
    );
  }

  async function handleTakeBack(batch: LetterBatch) {
    const { filename, letter_type: letterType, tenant_count: count, facility_number } = batch;
    const letters = {
      letterType,
      count,
      place: facility_number,
      fileName: letterFileName(filename),
      mailedLater: batch.mailed_later,
    };
    if (!(await confirm(batchWords.takeBackQuestion(letters)))) return;
    await report(() => takeBack(filename), batchWords.takeBackDone(letters));
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
    timeZone: officeZone.useValue(),
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
      onWithdraw: ({ tenant_id, recipient }) =>
        save(
          () => letterCalls.withdraw(withdrawn.batch.filename, tenant_id),
          batchWords.letterWithdrawn(recipient ?? ''),
        ),
      onClose: () => setWithdrawn(null),
    },
    sendLettersHref: paths.sendLetters,
    onFilterChange: list.onFilterChange,
    onSearch: list.submit,
    onFiltersReset: list.reset,
  };
}
