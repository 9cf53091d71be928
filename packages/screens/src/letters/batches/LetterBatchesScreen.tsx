import type { LetterBatch, LetterType, Page as PageOf } from '@audit-letters/api-client';
import { LetterTypes, letterNames } from '@audit-letters/api-client/values';
import { DataTable, dayInZone, FilterBar, LinkButton, Select } from '@audit-letters/ui';
import { useRef, useState } from 'react';
import { PageLayout } from '../../layout/PageLayout.tsx';
import { ListActions } from '../../list/ListPanel.tsx';
import { listTable } from '../../list/listTable.tsx';
import { OnlyFacility } from '../../list/OnlyFacility.tsx';
import { TextFilter } from '../../list/TextFilter.tsx';
import type { Loadable } from '../../loadable.ts';
import { type BatchActions, batchColumns } from './batchColumns.tsx';
import { batchLabel } from './batchWords.ts';
import { MailDateDialog, type MailDateDialogProps } from './MailDateDialog.tsx';
import { WithdrawDialog, type WithdrawDialogProps } from './WithdrawDialog.tsx';

/** The values of the filters as typed. */
interface LetterBatchFilterValues {
  /** A part of the facility number. */
  facility_number: string;
  /** The id of the only facility of the list; empty without one. */
  facility_id?: string;
  /** The key of a letter type. */
  letter_type: string;
}

export interface LetterBatchesScreenProps
  extends Omit<BatchActions, 'dayGenerated' | 'isMarking' | 'onMailDateOpen'> {
  /** The time zone of the days on which batches were generated; the browser's without one. */
  timeZone?: string | undefined;
  /** A page of letter batches. */
  batches: Loadable<PageOf<LetterBatch>>;
  /** The filter fields, as typed. */
  filters: LetterBatchFilterValues;
  /** A filter narrows the rows. */
  filtered: boolean;
  /** The file name of the batch that is being marked as mailed. */
  marking: string | null;
  /** The open dialog that withdraws a letter. */
  withdrawal: WithdrawDialogProps | null;
  /** The dialog for the mail date of a batch (LET-77). Without it there is no such button. */
  mailDate?: Pick<MailDateDialogProps, 'today' | 'getRemarks' | 'onSave'>;
  /** The address of Send Proof Letters, which an empty list links to (SHL-79). */
  sendLettersHref: string;
  /** The user changes a filter. */
  onFilterChange: (change: { name: keyof LetterBatchFilterValues; value: string }) => void;
  /** The user searches now, without waiting for the delay after typing. */
  onSearch: () => void;
  /** The user resets the filters. */
  onFiltersReset: () => void;
  /** The user opens another page. */
  onPageChange: (change: { page: number }) => void;
  /** The user refreshes the list. */
  onRefresh: () => void;
}

/**
 * The generated batches, latest first (LET-31).
 * @calls letters.batches, letters.downloadUrl, letters.markMailed, letters.mailRemarks, letters.takeBack,
 * letters.lettersOf, letters.withdraw
 */
export function LetterBatchesScreen(props: LetterBatchesScreenProps) {
  const { filters } = props;
  const firstFilter = useRef<HTMLInputElement>(null);
  const [dated, setDated] = useState<LetterBatch | null>(null);
  const table = listTable(props.batches, props);
  const { downloadHref, onDownload, marking, onMarkMailed, onTakeBack, mailDate } = props;
  const dayGenerated = ({ save_time }: LetterBatch) =>
    dayInZone(new Date(save_time), props.timeZone);
  const actions: BatchActions = {
    dayGenerated,
    downloadHref,
    mailMergeHref: props.mailMergeHref,
    onDownload,
    isMarking: ({ filename }) => filename === marking,
    onMarkMailed,
    onMailDateOpen: mailDate && setDated,
    onTakeBack,
    onWithdrawOpen: props.onWithdrawOpen,
  };

  return (
    <PageLayout title="Letter Batches" actions={<ListActions onRefresh={props.onRefresh} />}>
      {filters.facility_id && (
        <OnlyFacility
          facilityNumber={filters.facility_number}
          onClear={() => props.onFilterChange({ name: 'facility_number', value: '' })}
        />
      )}
      <FilterBar label="Filter letter batches" onSearch={props.onSearch}>
        <TextFilter
          ref={firstFilter}
          label="Facility Number"
          value={filters.facility_number}
          onValueChange={({ value }) => props.onFilterChange({ name: 'facility_number', value })}
        />
        <Select
          label="Letter Type"
          placeholder="All"
          options={LetterTypes.map((letterType) => ({
            value: letterType,
            label: letterNames[letterType],
          }))}
          value={isLetterType(filters.letter_type) ? filters.letter_type : null}
          onValueChange={({ value }) =>
            props.onFilterChange({ name: 'letter_type', value: value ?? '' })
          }
        />
      </FilterBar>
      <DataTable<LetterBatch, string, BatchActions>
        announceError={false}
        label="Letter batches"
        {...table}
        columns={batchColumns}
        getRowId={batchId}
        getRowLabel={batchLabel}
        actions={actions}
        emptyText="No letter batches to show."
        {...(props.filtered
          ? { onFiltersClear: props.onFiltersReset }
          : {
              emptyAction: <LinkButton href={props.sendLettersHref}>Send Proof Letters</LinkButton>,
            })}
        filterRef={firstFilter}
      />
      {props.withdrawal && <WithdrawDialog {...props.withdrawal} />}
      {dated && mailDate && (
        <MailDateDialog
          {...mailDate}
          generated={dayGenerated(dated)}
          batch={table.rows.find(({ filename }) => filename === dated.filename) ?? dated}
          onClose={() => setDated(null)}
        />
      )}
    </PageLayout>
  );
}

const batchId = (batch: LetterBatch) => batch.filename;
const isLetterType = (text: string): text is LetterType => text in letterNames;
