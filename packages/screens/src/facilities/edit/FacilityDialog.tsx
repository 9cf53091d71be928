import type { Day, Facility } from '@audit-letters/api-client';
import {
  dateOrderWarnings,
  eachLetterType,
  facilityDateNames,
  LetterTypes,
  letterDateNames,
  letterTypes,
  pastDateWarnings,
  proposedDates,
} from '@audit-letters/api-client/values';
import {
  Banner,
  Button,
  type Confirmation,
  DateField,
  FieldGrid,
  formatDay,
  TextArea,
  useConfirm,
} from '@audit-letters/ui';
import { useRef } from 'react';
import { DateWarnings } from '../../form/DateWarnings.tsx';
import { keysOf, picked } from '../../form/draft.ts';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useDraft } from '../../form/useDraft.ts';
import { FacilityFields } from './FacilityFields.tsx';
import { dateNames, type FacilityValues, facilityForm } from './facilityDraft.ts';
import type { FacilitySave, FacilitySaveResult } from './facilitySave.ts';

export interface FacilityDialogProps {
  /** The facility to edit. */
  facility: Facility;
  /** The current date at the office. */
  today: Day;
  /** The dialog opens at the letter dates. */
  atDates?: boolean;
  /** Saves the changes. */
  onSave: (change: FacilitySave) => Promise<FacilitySaveResult>;
  /** The dialog closes. */
  onClose: () => void;
}

type DateName = (typeof dateNames)[number];

/** The edit dialog of a facility (FAC-26). It stays open after a failed save. */
export function FacilityDialog(props: FacilityDialogProps) {
  const { today, atDates = false, onSave, onClose } = props;
  const datesRef = useRef<HTMLInputElement>(null);
  const draft = useDraft(facilityForm, { id: props.facility.id, record: props.facility });
  const confirm = useConfirm();
  const { stored, base, values, written, set } = draft;

  async function handleSave() {
    const wrongOrder = dateOrderWarnings(values, facilityDateNames);
    const asks = wrongOrder.length > 0 && dateNames.some((name) => values[name] !== base[name]);
    if (asks && !(await confirm(dateOrderQuestion(wrongOrder)))) return undefined;
    const seen = picked(stored, keysOf(written));
    return onSave({ facility: stored, changes: written, seen });
  }

  const date = (name: DateName) => ({
    name,
    hint: draft.note(name),
    format: 'yyyy-MM-dd' as const,
    today,
    value: values[name],
    onValueChange: ({ value }: { value: Day | null }) => set({ [name]: value }),
  });
  // The server sets a date that was and is empty (FAC-32).
  const emptyWelcomeHint = base.welcome_letter_send_date
    ? 'yyyy-MM-dd. It stays empty.'
    : 'yyyy-MM-dd. If left empty, it becomes the Letter Effective Date.';
  const welcomeHint = values.welcome_letter_send_date ? undefined : emptyWelcomeHint;

  return (
    <FormDialog
      size="large"
      title={`Edit ${props.facility.facility_number}`}
      initialFocusRef={atDates ? datesRef : undefined}
      draft={draft}
      onSave={handleSave}
      onClose={onClose}
    >
      <FacilityFields draft={draft} />
      {atDates && <ProposedDates values={values} today={today} onUse={set} />}
      <FieldGrid>
        <DateField
          ref={datesRef}
          label="Letter Effective Date"
          {...date('letter_effective_date')}
        />
        <DateField label="Initial Letter Date" {...date('initial_letter_send_date')} />
        <DateField label="Enrollment Letter Date" {...date('follow_up_letter_send_date')} />
        <DateField
          label="Welcome Letter Date"
          {...date('welcome_letter_send_date')}
          hint={date('welcome_letter_send_date').hint ?? welcomeHint}
        />
      </FieldGrid>
      <DateWarnings warnings={dateWarnings(values, stored, today)} />
      <TextArea
        label="Facility Notes"
        name="note"
        hint={draft.note('note')}
        value={values.note}
        onValueChange={({ value }) => set({ note: value })}
      />
    </FormDialog>
  );
}

interface ProposedDatesProps {
  values: FacilityValues;
  today: Day;
  onUse: (dates: Partial<FacilityValues>) => void;
}

/** The letter dates that the facility should have, unless it has them (FAC-83). */
function ProposedDates({ values, today, onUse }: ProposedDatesProps) {
  const dates = proposedDates(values, today);
  if (!dates || letterDateNames.every(({ key }) => dates[key] === values[key])) return null;
  return (
    <Banner
      title="Proposed dates"
      action={
        <Button size="small" onClick={() => onUse(dates)}>
          Use these dates
        </Button>
      }
    >
      {letterDateNames.map(({ key, label }) => `${label} ${formatDay(dates[key])}`).join(', ')}
    </Banner>
  );
}

const dateOrderQuestion = (consequences: readonly string[]): Confirmation => ({
  title: 'Save letter dates that are out of order?',
  consequences,
  confirmLabel: 'Yes, save them',
});

/**
 * Dates out of order, dates in the past while their letters are not sent (others have passed as planned), and a letter effective
 * date that changes after letters were mailed.
 */
function dateWarnings(values: FacilityValues, stored: Facility, today: Day): string[] {
  const unsent = eachLetterType((type) => {
    const { sendDate, sentDate } = letterTypes[type];
    return stored[sentDate] ? null : values[sendDate];
  });
  const due = {
    initial_letter_send_date: unsent.initial,
    follow_up_letter_send_date: unsent.follow_up,
    letter_effective_date: stored.follow_up_letter_sent_date ? null : values.letter_effective_date,
    welcome_letter_send_date: unsent.welcome,
  };
  return [
    ...dateOrderWarnings(
      { ...values, welcome_letter_send_date: unsent.welcome },
      facilityDateNames,
    ),
    ...pastDateWarnings(due, today, facilityDateNames),
    ...mailedDateWarning(values, stored),
  ];
}

function mailedDateWarning(values: FacilityValues, stored: Facility): string[] {
  const mailed = stored.letter_effective_date;
  const isMailed = LetterTypes.some((type) => stored[letterTypes[type].sentDate]);
  return mailed && isMailed && mailed !== values.letter_effective_date
    ? [`Letters have been mailed while the letter effective date was ${formatDay(mailed)}.`]
    : [];
}
