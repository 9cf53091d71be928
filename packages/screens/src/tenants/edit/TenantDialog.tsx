import type { Answer, Coverage, Day, Tenant } from '@audit-letters/api-client';
import {
  firstFaultyPart,
  isUsAddress,
  MailingStateCodes,
  phoneRule,
} from '@audit-letters/api-client/values';
import {
  Banner,
  Checkbox,
  DateField,
  FieldGrid,
  formatDay,
  Select,
  TextArea,
  TextField,
} from '@audit-letters/ui';
import { useRef, useState } from 'react';
import { valueInWords } from '../../form/draft.ts';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useDraft } from '../../form/useDraft.ts';
import { zipCodeRule } from '../../format/address.ts';
import { tenantName } from '../../format/tenant.ts';
import { TenantHistory, type TenantHistoryProps } from '../history/TenantHistory.tsx';
import {
  answerKey,
  answerName,
  coverageChoices,
  isTaggable,
  noResponse,
  plainStatusChoices,
} from './answers.ts';
import { changedCharge, chargeDoubt, leftCharge, rentQuestion } from './replacedCoverage.ts';
import { patchOf, seenOf, type TenantValues, tenantForm } from './tenantDraft.ts';
import type { TenantSave, TenantSaveResult } from './tenantSave.ts';
import { useReplaceQuestion } from './useReplaceQuestion.ts';

export interface TenantDialogProps {
  /** The tenant to edit. */
  tenant: Tenant;
  /** Only staff see phone, e-mail, the charge apply date, the monitor note, Untag and the payment. */
  viewer: 'staff' | 'manager';
  /** The coverages in the state of the facility. */
  coverages: readonly Coverage[];
  /** Whether a tenant who has moved out can also be tagged for removal (TEN-122). */
  canTag?: boolean;
  /** The current date at the office. */
  today: Day;
  /** Why nothing can be changed; the fields can then only be read. */
  locked?: string | undefined;
  /** The history of the tenant; omitted, the dialog has none. */
  history?: TenantHistoryProps | undefined;
  /** The address of the tenant's page; omitted, the dialog has no link to it. */
  pageHref?: string | undefined;
  /** Saves the changes. */
  onSave: (save: TenantSave) => Promise<TenantSaveResult>;
  /** The dialog closes. */
  onClose: () => void;
}

/** The edit dialog of one tenant (TEN-22). */
export function TenantDialog(props: TenantDialogProps) {
  const { tenant, viewer, coverages, canTag, today, locked, onSave, onClose } = props;
  const focusRef = useRef<HTMLElement>(null);
  const [faultyPart] = useState(() => firstFaultyPart(tenant));
  const draft = useDraft(tenantForm, { id: tenant.id, record: tenant });
  const mayReplace = useReplaceQuestion();
  const { stored, base, values, written, set } = draft;
  const offersTag = canTag && isTaggable(stored, values.answer);
  const changesZipCode = values.zip_code !== base.zip_code && isUsAddress(values);
  const answers = answersFor(base.answer, coverages);

  async function handleSave() {
    // A confirmation in the same save is that of the new coverage.
    const isConfirmed = written.charge_confirmed === true;
    if (!isConfirmed && !(await mayReplace(stored, values.answer, coverages))) return undefined;
    const edit = patchOf(written);
    const { charge_applied } = stored;
    return onSave({
      tenant: stored,
      ...(viewer === 'staff'
        ? { edit, seen: seenOf(stored, written) }
        : {
            edit: { ...edit, charge_applied },
            seen: { ...seenOf(stored, written), charge_applied },
          }),
    });
  }

  const note = (field: keyof TenantValues) =>
    draft.note(field, (value) =>
      typeof value === 'object' && value !== null
        ? answerName(value, coverages)
        : valueInWords(value),
    );
  const text = (field: TextFieldName) => ({
    name: field,
    autoComplete: 'off',
    value: values[field],
    hint: note(field),
    onValueChange: ({ value }: { value: string | null }) => set({ [field]: value ?? '' }),
    // The focus is on what an address lacks.
    ...(!locked &&
      field === faultyPart && {
        ref: (control: HTMLElement | null) => {
          focusRef.current = control;
        },
      }),
  });
  const day = (field: 'move_in_date' | 'billing_date' | 'charge_apply_date') => ({
    name: field,
    format: 'yyyy-MM-dd' as const,
    today,
    min: earliestDay,
    value: values[field],
    hint: note(field),
    onValueChange: ({ value }: { value: Day | null }) => set({ [field]: value }),
  });

  return (
    <FormDialog
      size="large"
      title="Edit Tenant"
      description={`${tenantName(tenant)}, facility ${tenant.facility_number}`}
      {...(!locked && faultyPart && { initialFocusRef: focusRef })}
      draft={draft}
      readOnly={locked !== undefined}
      onSave={handleSave}
      onClose={onClose}
    >
      {locked && <Banner>{locked} You can read this record but not change it.</Banner>}
      <fieldset className="al-tenant-fields" disabled={locked !== undefined}>
        <FieldGrid>
          <TextField label="First Name" required={base.first_name !== ''} {...text('first_name')} />
          <TextField label="Last Name" {...text('last_name')} />
          <TextField label="Address" {...text('address')} />
          <TextField label="City" {...text('city')} />
          <Select
            label="State"
            placeholder=""
            options={withCurrent(MailingStateCodes, base.state)}
            {...text('state')}
          />
          <TextField label="Zip Code" {...text('zip_code')} {...(changesZipCode && zipCodeRule)} />
          <TextField label="Country" {...text('country')} />
          <TextField label="Unit" {...text('unit')} />
          <TextField
            label="Units"
            {...text('units')}
            hint={note('units') ?? 'With commas between.'}
          />
          <DateField label="Move In Date" {...day('move_in_date')} />
          <DateField label="Billing Date" {...day('billing_date')} />
          <Select
            label="Status"
            name="status"
            options={answers.map(({ key, label }) => ({ value: key, label }))}
            value={answerKey(values.answer)}
            hint={
              note('answer') ?? (written.answer && leftCharge(stored, written.answer, coverages))
            }
            onValueChange={({ value }) => {
              const choice = answers.find(({ key }) => key === value);
              if (choice) set({ answer: choice.answer });
            }}
          />
          <TextArea label="Note" {...text('note')} />
          {viewer === 'staff' && <TextArea label="Monitor Note" {...text('monitor_note')} />}
          <div className="al-tenant-marks">
            {offersTag && (
              <Checkbox
                label="Also tag for removal"
                checked={values.also_tag}
                onCheckedChange={({ checked }) => set({ also_tag: checked })}
              />
            )}
            {viewer === 'staff' && (
              <>
                <Checkbox
                  label="Untag"
                  hint={note('tagged_for_removal') ?? untagHint(stored)}
                  disabled={!stored.tagged_for_removal}
                  checked={stored.tagged_for_removal && !values.tagged_for_removal}
                  onCheckedChange={({ checked }) => set({ tagged_for_removal: !checked })}
                />
                <Checkbox
                  label="Confirm payment received"
                  hint={note('charge_confirmed') ?? confirmHint(stored)}
                  checked={values.charge_confirmed}
                  onCheckedChange={({ checked }) => set({ charge_confirmed: checked })}
                />
              </>
            )}
          </div>
          {viewer === 'staff' && (
            <>
              <TextField
                label="Phone"
                type="tel"
                {...text('phone')}
                {...(values.phone !== base.phone && isUsAddress(values) && phoneRule)}
              />
              <TextField label="Email" type="email" {...text('email')} />
              <DateField
                label="Charge Apply Date"
                {...day('charge_apply_date')}
                hint={
                  note('charge_apply_date') ??
                  'The welcome letter says that the coverage is in force since then. If left empty, it is the Letter Effective Date of the facility.'
                }
              />
            </>
          )}
        </FieldGrid>
      </fieldset>
      {props.history && <TenantHistory {...props.history} />}
      {props.pageHref && <a href={props.pageHref}>Open the tenant’s page</a>}
    </FormDialog>
  );
}

/** Rejects mistyped years. Some tenancies are decades old. */
const earliestDay = '1950-01-01' as Day;

type TextFieldName = {
  [Field in keyof TenantValues]: TenantValues[Field] extends string ? Field : never;
}[keyof TenantValues];

/** The choices on offer, plus the current one if it is no longer offered. */
function answersFor(current: Answer, coverages: readonly Coverage[]) {
  const offered = [noResponse, ...coverageChoices(coverages), ...plainStatusChoices];
  const key = answerKey(current);
  if (offered.some((choice) => choice.key === key)) return offered;
  return [...offered, { key, label: answerName(current), answer: current }];
}

/** The state codes, plus the current text if an import has stored another spelling. */
function withCurrent(codes: readonly string[], current: string) {
  const all = current === '' || codes.includes(current) ? codes : [...codes, current];
  return all.map((code) => ({ value: code, label: code }));
}

const untagHint = ({ tagged_for_removal }: Tenant) =>
  tagged_for_removal ? 'Tagged for removal.' : 'Not tagged for removal.';

function confirmHint(tenant: Tenant): string | undefined {
  const { payment_confirmed_date } = tenant;
  if (payment_confirmed_date) return `Confirmed on ${formatDay(payment_confirmed_date)}.`;
  const doubt = chargeDoubt(tenant);
  if (doubt) return `The tenant has ${doubt}.`;
  const changed = changedCharge(tenant);
  return changed && `${changed}. ${rentQuestion}`;
}
