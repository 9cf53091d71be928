import type { ArchiveDates, Day, FacilityStatsRow } from '@audit-letters/api-client';
import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  InlineDatePicker,
  Spinner,
  TextField,
} from '@audit-letters/ui';
import { useRef, useState } from 'react';
import { figure } from '../format/figure.ts';
import type { Loadable } from '../model/loadable.ts';
import type { Outcome } from '../model/outcome.ts';
import { useSave } from '../model/useSave.ts';

/** The letter dates of the next period, and whether they are left unset. */
export interface ArchiveChoice {
  dates: ArchiveDates;
  skipLetterDates: boolean;
}

export interface ArchiveDialogProps {
  facility: Pick<FacilityStatsRow, 'id' | 'facility_number' | 'prime_site_id' | 'stats'>;
  /** The proposed letter dates, asked for by `onDatesRequest`. */
  dates: Loadable<ArchiveDates>;
  today: Day;
  /** Stage 1 is entered for the first time: the proposed dates are wanted. */
  onDatesRequest: () => void;
  onArchive: (choice: ArchiveChoice) => Promise<Outcome>;
  onClose: () => void;
}

const pickers = [
  { name: 'initial_letter_date', label: 'Audit Letter Date' },
  { name: 'follow_up_letter_date', label: 'Enrollment Date' },
  { name: 'letter_effective_date', label: 'Letter Effective Date' },
] as const;

/**
 * Ends the period of a facility, in two stages: what will happen, then the dates of the next period (Facilities
 * spec §2.8). As the tenants are deleted, the facility's number has to be typed before the last press.
 */
export function ArchiveDialog(props: ArchiveDialogProps) {
  const { facility, dates, today, onDatesRequest, onArchive, onClose } = props;
  const { facility_number, prime_site_id, stats } = facility;
  const [stage, setStage] = useState<0 | 1>(0);
  const [datesRequested, setDatesRequested] = useState(false);
  const [chosen, setChosen] = useState<Partial<ArchiveDates>>({});
  const [skipLetterDates, setSkipLetterDates] = useState(false);
  const [typedNumber, setTypedNumber] = useState('');
  const [numberMissed, setNumberMissed] = useState(false);
  const numberRef = useRef<HTMLInputElement>(null);
  const { save, saving } = useSave(onArchive);

  function handleContinue() {
    setStage(1);
    if (datesRequested) return;
    setDatesRequested(true);
    onDatesRequest();
  }

  async function handleComplete() {
    if (dates.status !== 'ready') return;
    if (typedNumber.trim() !== facility_number) {
      setNumberMissed(true);
      numberRef.current?.focus();
      return;
    }
    const outcome = await save({ dates: { ...dates.data, ...chosen }, skipLetterDates });
    if (outcome.ok) onClose();
  }

  const title = `Archiving ${facility_number} (${prime_site_id ?? 'NULL'})`;
  const typeIt = `Type ${facility_number} to archive it.`;
  // What runs cannot be called back, so the dialog stays to say how it ended.
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
        <div className="al-archive-stage">
          <Banner tone="warning" title="This process is irreversible.">
            Archiving this facility will:
          </Banner>
          <ul className="al-archive-steps">
            <li>
              Back up and delete all tenants (<strong>{figure(stats?.tenant_count)}</strong>)
            </li>
            <li>Back up and reset all stats data</li>
            <li>Reset period-specific facility fields (letter dates, upload counts and similar)</li>
          </ul>
        </div>
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
      onSubmit={handleComplete}
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
        <p className="al-archive-wait">
          <Spinner label={null} /> Loading letter dates…
        </p>
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
      {dates.status === 'ready' && (
        <div className="al-archive-stage">
          <p>
            These are the letter dates of the next period. Unless you change them, they are three
            months after the current ones.
          </p>
          <div className="al-archive-dates">
            {pickers.map(({ name, label }) => (
              <InlineDatePicker
                key={name}
                label={label}
                format="MM/dd/yyyy"
                today={today}
                disabled={skipLetterDates}
                value={{ ...dates.data, ...chosen }[name]}
                onValueChange={({ value }) => setChosen({ ...chosen, [name]: value })}
              />
            ))}
          </div>
          <Checkbox
            label="Skip setting letter dates"
            checked={skipLetterDates}
            onCheckedChange={({ checked }) => setSkipLetterDates(checked)}
          />
          <TextField
            label="Facility Number"
            {...(numberMissed ? { error: typeIt } : { hint: typeIt })}
            ref={numberRef}
            autoComplete="off"
            spellCheck={false}
            value={typedNumber}
            onValueChange={({ value }) => {
              setTypedNumber(value);
              setNumberMissed(false);
            }}
            className="al-archive-number"
          />
        </div>
      )}
    </Dialog>
  );
}
