import { LetterTypes } from '@audit-letters/api-client';
import type { LetterBatchesScreenProps } from '@audit-letters/screens';
import { client } from '../client.ts';
import { isFileGone } from '../downloads/openDownload.ts';
import { choiceFilter, textFilter } from '../lists/listFilters.ts';
import { useExistingPage } from '../lists/useExistingPage.ts';
import { useListState } from '../lists/useListState.ts';
import { toLoadable } from '../loading/loadable.ts';
import { asList } from '../loading/swr.ts';
import { useCall } from '../loading/useCall.ts';
import { useLoadError } from '../loading/useLoadError.ts';
import { useNotices } from '../messages/useNotices.ts';
import { paths } from '../paths.ts';

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
  const answer = useCall(
    client.letters.batches,
    [{ ...filters, letter_type, page, per_page: pageSize }],
    asList,
  );
  const { errorModal } = useNotices();
  useLoadError(answer.error, errorModal);
  useExistingPage(answer.data?.pagination ?? null, onPageGone);

  return {
    batches: toLoadable(answer),
    filters: values,
    filtered: Object.keys(filters).length > 0,
    downloadHref: ({ filename }) => client.letters.downloadUrl(filename),
    onDownload: async ({ filename }) => {
      if (await isFileGone(client.letters.downloadUrl(filename))) errorModal(fileGone);
    },
    sendLettersHref: paths.sendLetters,
    onFilterChange,
    onSearch: submit,
    onFiltersReset: reset,
    onPageChange,
    onRefresh: () => void answer.mutate(),
  };
}
