import { phoneRule, StateCodes } from '@audit-letters/api-client/values';
import { Checkbox, FieldGrid, FieldRow, Select, TextField } from '@audit-letters/ui';
import type { useDraft } from '../../form/useDraft.ts';
import { zipCodeRule, zipCodeWarning } from '../../format/address.ts';
import type { FacilityValues, TextName } from './facilityDraft.ts';

interface FacilityFieldsProps {
  /** What the user has changed. */
  draft: Pick<
    ReturnType<typeof useDraft<unknown, FacilityValues, object>>,
    'base' | 'values' | 'set' | 'note'
  >;
  /** The form adds a facility, and has the words and the required fields of Add Facility. */
  isNew?: boolean;
}

const knownStates: readonly string[] = StateCodes;

/** The fields of a facility without its dates and notes. */
export function FacilityFields({ draft, isNew = false }: FacilityFieldsProps) {
  const { base, values, set } = draft;
  const text = (name: TextName) => ({
    name,
    autoComplete: 'off',
    hint: draft.note(name),
    value: values[name],
    onValueChange: ({ value }: { value: string | null }) => set({ [name]: value ?? '' }),
  });
  // A number or ZIP code stored before its rule must not block other changes.
  const isChanged = (name: TextName) => values[name] !== base[name];
  const phone = (name: 'phone' | 'fax') => ({
    ...text(name),
    type: 'tel' as const,
    ...(isChanged(name) && phoneRule),
  });
  // A select shows its first option for an unknown value, so the stored code must be an option.
  const codes = [values.state, base.state].filter((code) => code && !knownStates.includes(code));
  const states = [...new Set([...codes, ...knownStates])];

  return (
    <>
      <FieldGrid>
        <TextField label="Facility Number" required {...text('facility_number')} />
        <TextField
          label={isNew ? 'Company Name' : 'Account Name'}
          required={isNew}
          {...text('account_name')}
        />
        <TextField
          label={isNew ? 'Corporate Group Number' : 'Corporate Group'}
          required={isNew}
          {...text('corporate_group')}
        />
      </FieldGrid>
      <FieldGrid>
        <Checkbox
          label="Prime store"
          name="is_prime"
          hint={draft.note('is_prime')}
          checked={values.is_prime}
          onCheckedChange={({ checked }) => set({ is_prime: checked })}
        />
        <TextField
          label="Prime Site ID"
          disabled={!values.is_prime}
          {...text('prime_site_id')}
          hint={
            draft.note('prime_site_id') ??
            (values.is_prime ? undefined : 'For Prime facilities only.')
          }
        />
      </FieldGrid>
      <FieldGrid>
        <FieldRow>
          <TextField label="Address" required={isNew} {...text('address')} />
        </FieldRow>
        <TextField label="City" required={isNew} {...text('city')} />
        <Select
          label="State"
          required={isNew}
          {...(base.state === '' && { placeholder: '' })}
          options={states.map((code) => ({ value: code, label: code }))}
          {...text('state')}
        />
        <TextField
          label="Zip Code"
          required={isNew}
          {...text('zip_code')}
          {...(isChanged('zip_code') && zipCodeRule)}
          hint={draft.note('zip_code') ?? zipCodeWarning(values.state, values.zip_code.trim())}
        />
      </FieldGrid>
      <FieldGrid>
        <TextField
          label="Manager Name"
          required={isNew || base.contact_name !== ''}
          {...text('contact_name')}
        />
        <TextField
          label={isNew ? 'Site Email' : "Manager's Email"}
          type="email"
          required
          {...text('email')}
        />
        <TextField label="Phone" required {...phone('phone')} />
        <TextField label="Fax" optional {...phone('fax')} />
      </FieldGrid>
    </>
  );
}
