import type { Day, Facility, FacilityChanges } from '@audit-letters/api-client';
import {
  Button,
  Checkbox,
  DateField,
  Dialog,
  Form,
  Select,
  TextArea,
  TextField,
} from '@audit-letters/ui';
import { useId, useState } from 'react';
import { useLeaveGuard } from '../model/leaveGuard.ts';
import type { Outcome } from '../model/outcome.ts';
import { useSave } from '../model/useSave.ts';
import {
  changesOf,
  draftOfFacility,
  type FacilityDraft,
  isFacilityChanged,
} from './facilityDraft.ts';

export interface FacilityDialogProps {
  facility: Facility;
  /** The state codes to choose from. */
  states: readonly string[];
  today: Day;
  onSave: (change: { facility: Facility; changes: FacilityChanges }) => Promise<Outcome>;
  onClose: () => void;
}

type TextName = {
  [Name in keyof FacilityDraft]: FacilityDraft[Name] extends string ? Name : never;
}[keyof FacilityDraft];
type DateName = Exclude<keyof FacilityDraft, TextName | 'is_prime'>;

/**
 * The record of a facility (Facilities spec §2.9). A refused save shows nothing (§8): the form itself asks for what the
 * server would refuse when empty, and the dialog stays open with everything in it.
 */
export function FacilityDialog({ facility, states, today, onSave, onClose }: FacilityDialogProps) {
  const formId = useId();
  const [draft, setDraft] = useState(() => draftOfFacility(facility));
  const { save, saving } = useSave(onSave);
  const mayLeave = useLeaveGuard(isFacilityChanged(facility, draft));
  const set = (change: Partial<FacilityDraft>) => setDraft((before) => ({ ...before, ...change }));

  async function handleSubmit() {
    const outcome = await save({ facility, changes: changesOf(draft) });
    if (outcome.ok) onClose();
  }

  // A select shows its first choice for a value that is none of them: what is stored has to be one.
  const { state } = facility;
  const stateChoices = states.includes(state) ? states : [state, ...states];

  const text = (name: TextName) => ({
    name,
    value: draft[name],
    onValueChange: ({ value }: { value: string }) => set({ [name]: value }),
  });
  const date = (name: DateName) => ({
    name,
    format: 'yyyy-MM-dd' as const,
    today,
    value: draft[name],
    onValueChange: ({ value }: { value: Day | null }) => set({ [name]: value }),
  });

  return (
    <Dialog
      open
      size="large"
      title={`Edit ${facility.facility_number}`}
      onBeforeClose={mayLeave}
      onOpenChange={onClose}
      footer={({ close }) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={saving}>
            Save
          </Button>
        </>
      )}
    >
      <Form id={formId} onSubmit={handleSubmit} autoComplete="off">
        <div className="al-field-grid">
          <TextField label="Facility Number" required {...text('facility_number')} />
          <TextField label="Account Name" {...text('account_name')} />
          <TextField label="Corporate Group" {...text('corporate_group')} />
        </div>
        <div className="al-field-grid">
          <Checkbox
            label="Prime store"
            checked={draft.is_prime}
            onCheckedChange={({ checked }) => set({ is_prime: checked })}
          />
          <TextField
            label="Prime Site ID"
            disabled={!draft.is_prime}
            hint={draft.is_prime ? undefined : 'For prime stores only.'}
            {...text('prime_site_id')}
          />
        </div>
        <div className="al-field-grid">
          <div className="al-field-row">
            <TextField label="Address" required {...text('address')} />
          </div>
          <TextField label="City" required {...text('city')} />
          <Select
            label="State"
            required
            options={stateChoices.map((code) => ({ value: code, label: code }))}
            {...text('state')}
          />
          <TextField label="Zip Code" required {...text('zip_code')} />
        </div>
        <div className="al-field-grid">
          <TextField label="Manager's Email" type="email" required {...text('email')} />
          <TextField label="Phone" type="tel" required {...text('phone')} />
          <TextField label="Fax" type="tel" optional {...text('fax')} />
        </div>
        <div className="al-field-grid">
          <DateField label="Letter Effective Date" {...date('letter_effective_date')} />
          <DateField label="Initial Letter Date" {...date('initial_letter_send_date')} />
          <DateField label="Enrollment Letter Date" {...date('follow_up_letter_send_date')} />
        </div>
        <TextArea label="Facility Notes" {...text('note')} />
      </Form>
    </Dialog>
  );
}
