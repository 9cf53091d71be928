import { type LetterBatch, LetterTypes } from '@audit-letters/api-client';
import { batchLabel, type LetterBatchesScreenProps } from '@audit-letters/screens';
import { useState } from 'react';
import { letterCalls } from '../calls/letters.ts';
import { isFileGone } from '../downloads/openDownload.ts';
import { choiceFilter, textFilter } from '../lists/listFilters.ts';
import { useExistingPage } from '../lists/useExistingPage.ts';
import { useListState } from '../lists/useListState.ts';
import { toLoadable } from '../loading/loadable.ts';
import { useListCall } from '../loading/useListCall.ts';
import { useLoadError } from '../loading/useLoadError.ts';
import { useNotices } from '../messages/useNotices.ts';
import { useUndo } from '../messages/useUndo.ts';
import { paths } from '../paths.ts';
import { markMailedToday } from './markMailed.ts';

/** Rows of a page, and the milliseconds that a changed filter waits (LET-43, LET-32). */
const pageSize = 50;
const filterWait = 400;

const fileGone = 'The file is no longer on the server. Nothing was downloaded.';

const fields = { facility_number: textFilter, letter_type: choiceFilter };

/** The letter batches that match the filters. A failed load shows an Error modal. */
export function useLetterBatches(): LetterBatchesScreenProps {
  const { values, filters, page, onFilterChange, onPageChange, onPageGone, submit, reset } =
    useListState({ fields, wait: filterWait });
  const letter_type = LetterTypes.find((type) => type === filters.letter_type);
  const answer = useListCall(letterCalls.batches, {
    ...filters,
    letter_type,
    page,
    per_page: pageSize,
  });
  const { errorModal, toast } = useNotices();
  const undo = useUndo();
  const [marking, setMarking] = useState<string | null>(null);
  useLoadError(answer.error, errorModal);
  useExistingPage(answer.data?.pagination ?? null, onPageGone);

  async function handleMarkMailed(batch: LetterBatch) {
    setMarking(batch.filename);
    try {
      const mark = await markMailedToday([batch.filename]);
      const letters = batchLabel(batch);
      if (mark.count === 0) toast(`${letters} are marked as mailed already.`);
      else
        toast(`${letters} marked as mailed today: ${batchesInWords(mark.count)}`, undo(mark.undo));
      void answer.mutate();
    } catch (error) {
      errorModal(error);
    } finally {
      setMarking(null);
    }
  }

  return {
    batches: toLoadable(answer),
    filters: values,
    filtered: Object.keys(filters).length > 0,
    downloadHref: ({ filename }) => letterCalls.downloadUrl(filename),
    onDownload: async ({ filename }) => {
      if (await isFileGone(letterCalls.downloadUrl(filename))) errorModal(fileGone);
    },
    marking,
    onMarkMailed: handleMarkMailed,
    sendLettersHref: paths.sendLetters,
    onFilterChange,
    onSearch: submit,
    onFiltersReset: reset,
    onPageChange,
    onRefresh: () => void answer.mutate(),
  };
}

const batchesInWords = (count: number) => (count === 1 ? '1 batch' : `${count} batches`);
