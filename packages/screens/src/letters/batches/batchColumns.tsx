import type { LetterBatch } from '@audit-letters/api-client';
import {
  Button,
  type DataTableColumn,
  dayInZone,
  formatCount,
  formatDay,
  IconButton,
  Nullable,
} from '@audit-letters/ui';
import Download from 'lucide-react/icons/download';
import MailCheck from 'lucide-react/icons/mail-check';
import Pencil from 'lucide-react/icons/pencil';
import Undo2 from 'lucide-react/icons/undo-2';
import { formatMoment, mailedDay } from '../../format/dates/moment.ts';
import { letterNames } from '../../format/letterNames.ts';

export type BatchActions = {
  downloadHref: (batch: LetterBatch) => string;
  /** A download was started; it goes on in another tab. */
  onDownload?: ((batch: LetterBatch) => void) | undefined;
  /** Whether the batch is being marked as mailed. */
  isMarking: (batch: LetterBatch) => boolean;
  /** The user marks a batch as mailed today. */
  onMarkMailed?: ((batch: LetterBatch) => void) | undefined;
  /** The user opens the dialog for the mail date of a batch. */
  onMailDateOpen?: ((batch: LetterBatch) => void) | undefined;
  /** The user takes back a batch that is not mailed. */
  onTakeBack?: ((batch: LetterBatch) => void) | undefined;
};

/** 'Audit letters for D-1042'; a batch by state has no facility. */
export const batchLabel = ({ letter_type, facility_number }: LetterBatch): string =>
  facility_number === null
    ? `${letterNames[letter_type]} letters by state`
    : `${letterNames[letter_type]} letters for ${facility_number}`;

export const batchColumns: readonly DataTableColumn<LetterBatch, BatchActions>[] = [
  {
    key: 'facility_number',
    header: 'Facility Number',
    rowHeader: true,
    cell: ({ facility_number }) => <Nullable value={facility_number} />,
  },
  {
    key: 'letter_type',
    header: 'Letter Type',
    cell: ({ letter_type }) => letterNames[letter_type],
  },
  {
    key: 'tenant_count',
    header: 'Tenant Count',
    align: 'end',
    cell: ({ tenant_count }) => formatCount(tenant_count),
  },
  {
    key: 'save_time',
    header: 'Date Generated',
    cell: ({ save_time }) => (
      <time dateTime={save_time} title={formatMoment(save_time)}>
        {formatDay(dayInZone(new Date(save_time)))}
      </time>
    ),
  },
  {
    key: 'mail_time',
    header: 'Date Mailed',
    cell: (batch, { onMailDateOpen }) => (
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
    ),
  },
  {
    key: 'download',
    header: 'Download',
    cell: (batch, { downloadHref, onDownload, isMarking, onMarkMailed, onTakeBack }) => (
      <span className="al-batch-actions">
        <a
          className="al-download-link"
          href={downloadHref(batch)}
          onClick={() => onDownload?.(batch)}
          target="_blank"
          rel="noopener"
          aria-label={`Download ${batchLabel(batch)}`}
        >
          <Download aria-hidden />
          Download
        </a>
        {onMarkMailed && batch.mail_time === null && (
          <Button
            size="small"
            icon={<MailCheck />}
            loading={isMarking(batch)}
            onClick={() => onMarkMailed(batch)}
            aria-label={`Mailed today: ${batchLabel(batch)}`}
          >
            Mailed today
          </Button>
        )}
        {onTakeBack && batch.mail_time === null && (
          <Button
            size="small"
            icon={<Undo2 />}
            onClick={() => onTakeBack(batch)}
            aria-label={`Take back: ${batchLabel(batch)}`}
          >
            Take back
          </Button>
        )}
      </span>
    ),
  },
];
