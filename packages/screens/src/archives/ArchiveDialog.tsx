import type { ArchiveDates, Day, DueItem, FacilityStatsRow } from '@audit-letters/api-client';
import { letterDateWarnings } from '@audit-letters/api-client/values';
import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  InlineDatePicker,
  nullableTexts,
  Spinner,
  Stack,
} from '@audit-letters/ui';
import { useState } from 'react';
import { DateWarnings } from '../form/DateWarnings.tsx';
import type { SaveResult } from '../form/saveResult.ts';
import { useSave } from '../form/useSave.ts';
import { figure } from '../format/figure.ts';
import { dueText } from '../list/due/dueText.ts';
import type { Loadable } from '../loadable.ts';

/** The letter dates of the next period. */
export interface ArchiveChoice {
  /** The letter dates of the next period. */
  dates: ArchiveDates;
  /** Leave the letter dates of the next period unset. */
  skipLetterDates: boolean;
  /** The number of tenants that the user was told. Archive nothing if there is another one now (ARC-24). */
  tenantCount: number | undefined;
}

export interface ArchiveDialogProps {
  /** The facility to archive. */
  facility: Pick<FacilityStatsRow, 'id' | 'facility_number' | 'prime_site_id' | 'stats'>;
  /** The work that is still due for the facility. */
  due?: readonly DueItem[] | undefined;
  /** The proposed letter dates. They load after `onDatesRequest`. */
  dates: Loadable<ArchiveDates>;
  /** The current date at the office. */
  today: Day;
  /** The second stage opens for the first time. Load the proposed dates. */
  onDatesRequest: () => void;
  /** Archives the facility. */
  onArchive: (choice: ArchiveChoice) => Promise<SaveResult>;
  /** The dialog closes. */
  onClose: () => void;
}

const pickers = [
  { name: 'initial_letter_date', label: 'Audit Letter Date' },
  { name: 'follow_up_letter_date', label: 'Enrollment Date' },
  { name: 'letter_effective_date', label: 'Letter Effective Date' },
] as const;

/** The dates under the field names of a facility. */
const letterDates = (dates: ArchiveDates) => ({
  initial_letter_send_date: dates.initial_letter_date,
  follow_up_letter_send_date: dates.follow_up_letter_date,
  letter_effective_date: dates.letter_effective_date,
});

/**
 * Archives a facility in two stages: the consequences, then the letter dates of the next period
 * (ARC-5). A warning names dates in the past.
 */
export function ArchiveDialog(props: ArchiveDialogProps) {
  const { facility, due = [], dates, today, onDatesRequest, onArchive, onClose } = props;
  const { facility_number, prime_site_id, stats } = facility;
  const [stage, setStage] = useState<0 | 1>(0);
  const [datesRequested, setDatesRequested] = useState(false);
  const [tenantCount, setTenantCount] = useState<number>();
  const [chosen, setChosen] = useState<Partial<ArchiveDates>>({});
  const [skipLetterDates, setSkipLetterDates] = useState(false);
  const { save, saving } = useSave(onArchive);

  function handleContinue() {
    setStage(1);
    setTenantCount(stats?.tenant_count);
    if (datesRequested) return;
    setDatesRequested(true);
    onDatesRequest();
  }

  const newDates = dates.status === 'ready' ? { ...dates.data, ...chosen } : null;
  const proposed = dates.status === 'ready' && Object.values(dates.data).some(Boolean);
  const printed = newDates && !skipLetterDates ? letterDates(newDates) : {};

  async function handleComplete() {
    const result = newDates && (await save({ dates: newDates, skipLetterDates, tenantCount }));
    if (result?.ok) onClose();
  }

  const title = `Archiving ${facility_number} (${prime_site_id ?? nullableTexts.empty})`;
  // A running archive cannot be cancelled: the dialog stays open until it ends.
  const mayLeave = () => !saving;

  if (stage === 0) {
    return (
      <Dialog
        open
        size="large"
        title={title}
        onOpenChange={onClose}
        footer={
          <Button variant="primary" onClick={handleContinue}>
            Continue
          </Button>
        }
      >
        <Stack>
          <Banner tone="warning" title="This process is irreversible.">
            Archiving this facility will:
          </Banner>
          <ul className="al-archive-steps al-bullets">
            <li>
              Back up and delete all tenants (<strong>{figure(stats?.tenant_count)}</strong>)
            </li>
            <li>Back up and reset all stats data</li>
            <li>Reset period-specific facility fields (letter dates, upload counts and similar)</li>
            <li>Empty its bin: tenants that were deleted before are not backed up</li>
          </ul>
          {due.length > 0 && (
            <Banner tone="warning" title="This facility still has work to do:">
              <ul className="al-archive-steps al-bullets">
                {due.map(dueText).map(({ title, amount }) => (
                  <li key={title}>{[title, amount].filter(Boolean).join(', ')}</li>
                ))}
              </ul>
            </Banner>
          )}
        </Stack>
      </Dialog>
    );
  }

  return (
    <Dialog
      open
      size="large"
      title={title}
      onBeforeClose={mayLeave}
      onOpenChange={onClose}
      onSubmit={() => void handleComplete()}
      footer={
        <>
          <Button disabled={saving} onClick={() => setStage(0)}>
            Back
          </Button>
          <Button
            type="submit"
            variant="primary"
            loading={saving}
            disabled={dates.status !== 'ready'}
          >
            Complete
          </Button>
        </>
      }
    >
      {dates.status === 'loading' && (
        <Stack direction="row" gap="small" className="al-muted">
          <Spinner label={null} /> Loading letter dates…
        </Stack>
      )}
      {dates.status === 'failed' && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="small" onClick={dates.retry}>
              Retry
            </Button>
          }
        >
          {dates.message}
        </Banner>
      )}
      {newDates && (
        <Stack>
          <p>
            These are the letter dates of the next period.
            {proposed && ' Unless you change them, they are three months after the current ones.'}
          </p>
          <div className="al-archive-dates">
            {pickers.map(({ name, label }) => (
              <InlineDatePicker
                key={name}
                label={label}
                format="MM/dd/yyyy"
                today={today}
                disabled={skipLetterDates}
                required
                value={newDates[name]}
                onValueChange={({ value }) => setChosen({ ...chosen, [name]: value })}
              />
            ))}
          </div>
          <DateWarnings warnings={letterDateWarnings(printed, today)} />
          <Checkbox
            label="Skip setting letter dates"
            checked={skipLetterDates}
            onCheckedChange={({ checked }) => setSkipLetterDates(checked)}
          />
        </Stack>
      )}
    </Dialog>
  );
}
