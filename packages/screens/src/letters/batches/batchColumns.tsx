import type { Day, LetterBatch } from '@audit-letters/api-client';
import { letterNames } from '@audit-letters/api-client/values';
import {
  actionsOf,
  Button,
  type DataTableColumn,
  formatCount,
  formatDay,
  IconButton,
  Nullable,
} from '@audit-letters/ui';
import type { LucideIcon } from 'lucide-react';
import Download from 'lucide-react/icons/download';
import MailCheck from 'lucide-react/icons/mail-check';
import MailMinus from 'lucide-react/icons/mail-minus';
import Pencil from 'lucide-react/icons/pencil';
import Sheet from 'lucide-react/icons/sheet';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactElement } from 'react';
import { formatMoment, mailedDay } from '../../format/dates/moment.ts';
import { FileLink } from '../../layout/FileLink.tsx';
import { batchLabel, batchNumber } from './batchWords.ts';

/** The files of a batch, and what can be done with it. Without a callback there is no such button. */
export interface BatchActions {
  /** The day on which a batch was generated. */
  dayGenerated: (batch: LetterBatch) => Day;
  /** The address of a batch's letters. */
  downloadHref: (batch: LetterBatch) => string;
  /** The address of a batch's mail merge; `null` without one. */
  mailMergeHref: (batch: LetterBatch) => string | null;
  /** A download was started; it goes on in another tab. */
  onDownload: (batch: LetterBatch) => void;
  /** Whether the batch is being marked as mailed. */
  isMarking: (batch: LetterBatch) => boolean;
  /** The user marks a batch as mailed today (LET-61). */
  onMarkMailed?: ((batch: LetterBatch) => void) | undefined;
  /** The user opens the dialog for the mail date of a batch. */
  onMailDateOpen?: ((batch: LetterBatch) => void) | undefined;
  /** The user takes back a batch that is not mailed (LET-75). */
  onTakeBack?: ((batch: LetterBatch) => void) | undefined;
  /** The user withdraws one letter of a batch that is not mailed (LET-108). */
  onWithdrawOpen?: ((batch: LetterBatch) => void) | undefined;
}

export const batchColumns: readonly DataTableColumn<LetterBatch, BatchActions>[] = [
  {
    id: 'facility_number',
    header: 'Facility Number',
    size: 80,
    meta: { rowHeader: true },
    cell: ({ row: { original: batch } }) => (
      <>
        <Nullable value={batch.facility_number} />
        {batch.state && ` (${batch.state})`}
      </>
    ),
  },
  {
    id: 'letter_type',
    header: 'Letter Type',
    size: 92,
    cell: ({ row }) => letterNames[row.original.letter_type],
  },
  {
    id: 'tenant_count',
    header: 'Tenant Count',
    size: 70,
    meta: { align: 'end' },
    cell: ({ row }) => formatCount(row.original.tenant_count),
  },
  {
    id: 'save_time',
    header: 'Date Generated',
    size: 105,
    cell: ({ row: { original }, table }) => (
      <span>
        <time dateTime={original.save_time} title={formatMoment(original.save_time)}>
          {formatDay(actionsOf(table).dayGenerated(original))}
        </time>
        {batchNumber(original)}
      </span>
    ),
  },
  {
    id: 'mail_time',
    header: 'Date Mailed',
    size: 130,
    cell: ({ row: { original: batch }, table }) => {
      const { onMailDateOpen } = actionsOf(table);
      return (
        <span className="al-batch-mailed">
          <Nullable value={batch.mail_time && formatDay(mailedDay(batch.mail_time))} />
          {onMailDateOpen && (
            <IconButton
              size="small"
              label={`Mail date: ${batchLabel(batch)}`}
              icon={<Pencil />}
              onClick={() => onMailDateOpen(batch)}
            />
          )}
        </span>
      );
    },
  },
  {
    id: 'download',
    header: 'Download',
    // All buttons of an open batch stand on one line from 1440 px on.
    size: 390,
    cell: ({ row, table }) => <BatchButtons batch={row.original} {...actionsOf(table)} />,
  },
];

/** The download link and the buttons of a batch. */
function BatchButtons({ batch, isMarking, ...actions }: BatchActions & { batch: LetterBatch }) {
  const mailMerge = actions.mailMergeHref(batch);
  const isOpen = batch.mail_time === null;
  const button = (
    text: string,
    icon: ReactElement,
    onPress: ((batch: LetterBatch) => void) | undefined,
    loading = false,
  ) =>
    onPress && (
      <Button
        size="small"
        icon={icon}
        loading={loading}
        onClick={() => onPress(batch)}
        aria-label={`${text}: ${batchLabel(batch)}`}
      >
        {text}
      </Button>
    );
  const link = (href: string, icon: LucideIcon, text: string, name: string) => (
    <FileLink
      href={href}
      icon={icon}
      onClick={() => actions.onDownload(batch)}
      aria-label={`${name} ${batchLabel(batch)}`}
    >
      {text}
    </FileLink>
  );
  return (
    <span className="al-batch-actions">
      {link(actions.downloadHref(batch), Download, 'Download', 'Download')}
      {mailMerge && link(mailMerge, Sheet, 'Mail Merge', 'Mail merge:')}
      {isOpen && button('Mailed today', <MailCheck />, actions.onMarkMailed, isMarking(batch))}
      {isOpen && button('Take back', <Undo2 />, actions.onTakeBack)}
      {isOpen &&
        batch.tenant_count > 1 &&
        button('Withdraw a letter', <MailMinus />, actions.onWithdrawOpen)}
    </span>
  );
}
