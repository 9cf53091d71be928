import type { NewFacility, NewFacilityAccount } from '@audit-letters/api-client';
import {
  Button,
  Card,
  Checkbox,
  FieldGrid,
  FieldRow,
  Form,
  FormErrorSummary,
  LinkButton,
  Select,
  TextField,
} from '@audit-letters/ui';
import { type Ref, useState } from 'react';
import { changesKept, FormRefusal } from '../../form/FormRefusal.tsx';
import { enteredText, isTicked, useFormChanges } from '../../form/formChanges.ts';
import { fieldMessages, type Refused, type SaveResult } from '../../form/saveResult.ts';
import { useStepFocus } from '../../form/useStepFocus.ts';
import { zipCodeRule, zipCodeWarning } from '../../format/address.ts';
import { phoneDigits, phoneRule } from '../../format/phone.ts';
import { CopyField } from '../../layout/CopyField.tsx';
import { PageLayout } from '../../layout/PageLayout.tsx';

/** The form, or the account of the added facility. */
export type AddFacilityModel =
  | { status: 'entering' }
  | { status: 'added'; facilityNumber: string; account: NewFacilityAccount };

export interface AddFacilityScreenProps {
  /** The step to show. */
  model: AddFacilityModel;
  /** The state codes to choose from: `StateCodes` of the client. */
  states: readonly string[];
  /** Adds the facility. */
  onAdd: (facility: NewFacility) => Promise<SaveResult>;
  /** The user adds another facility. */
  onAddAnother: () => void;
  /** The address of the import for a facility number. */
  importHref: (facilityNumber: string) => string;
}

/**
 * Adds a facility together with its manager account (FAC-37, FAC-38).
 * @calls facilities.create
 */
export function AddFacilityScreen({ model, ...props }: AddFacilityScreenProps) {
  const headingRef = useStepFocus(model.status);
  switch (model.status) {
    case 'entering':
      return <FacilityForm {...props} headingRef={headingRef} />;
    case 'added':
      return <AddedFacility {...model} {...props} headingRef={headingRef} />;
    default:
      return model satisfies never;
  }
}

interface Step {
  headingRef: Ref<HTMLHeadingElement>;
}

type FacilityFormProps = Step & Pick<AddFacilityScreenProps, 'states' | 'onAdd'>;

function FacilityForm({ states, onAdd, headingRef }: FacilityFormProps) {
  const [failure, setFailure] = useState<Refused | null>(null);
  const { onInput, forget } = useFormChanges();
  const [isPrime, setIsPrime] = useState(false);
  const [state, setState] = useState('');
  const [zipCode, setZipCode] = useState('');

  async function handleSubmit({ data }: { data: FormData }) {
    setFailure(null);
    const result = await onAdd(readFacility(data));
    if (result.ok) forget();
    else if (!result.fields) setFailure(result);
    return fieldMessages(result);
  }

  return (
    <PageLayout
      title="Add Facility"
      headingRef={headingRef}
      width="form"
      intro="The manager account of the facility is made with it. Its password is shown afterwards. Manage Users can send it until the manager changes it."
    >
      <Card>
        <Form onSubmit={handleSubmit} onInput={onInput}>
          <FormErrorSummary />
          <FieldGrid>
            <TextField label="Facility Number" name="facility_number" required />
            <TextField label="Company Name" name="account_name" required />
            <TextField label="Corporate Group Number" name="corporate_group" required />
          </FieldGrid>
          <FieldGrid>
            <Checkbox
              label="Prime store"
              name="is_prime"
              checked={isPrime}
              onCheckedChange={({ checked }) => setIsPrime(checked)}
            />
            <TextField
              label="Prime Site ID"
              name="prime_site_id"
              disabled={!isPrime}
              hint={isPrime ? undefined : 'For Prime facilities only.'}
            />
          </FieldGrid>
          <FieldGrid>
            <FieldRow>
              <TextField label="Address" name="address" required />
            </FieldRow>
            <TextField label="City" name="city" required />
            <Select
              label="State"
              name="state"
              required
              placeholder=""
              options={states.map((code) => ({ value: code, label: code }))}
              onValueChange={({ value }) => setState(value)}
            />
            <TextField
              label="Zip Code"
              name="zip_code"
              required
              {...zipCodeRule}
              hint={zipCodeWarning(state, zipCode)}
              onValueChange={({ value }) => setZipCode(value.trim())}
            />
          </FieldGrid>
          <FieldGrid>
            <TextField label="Manager Name" name="contact_name" required />
            <TextField label="Site Email" name="email" type="email" required />
            <TextField label="Phone" name="phone" type="tel" required {...phoneRule} />
            <TextField label="Fax" name="fax" type="tel" optional {...phoneRule} />
          </FieldGrid>
          <div className="al-form-actions">
            <Button type="submit" variant="primary">
              Add Facility
            </Button>
          </div>
          <FormRefusal refusal={failure} lead={changesKept} />
        </Form>
      </Card>
    </PageLayout>
  );
}

type AddedFacilityProps = Step &
  Extract<AddFacilityModel, { status: 'added' }> &
  Pick<AddFacilityScreenProps, 'onAddAnother' | 'importHref'>;

function AddedFacility(props: AddedFacilityProps) {
  const { facilityNumber, account, onAddAnother, importHref, headingRef } = props;
  return (
    <PageLayout
      title="Facility added"
      headingRef={headingRef}
      width="form"
      intro="Hand these to the facility's manager. The manager should change the password after the first sign-in."
    >
      <Card
        title={`Manager account of ${facilityNumber}`}
        footer={
          <div className="al-form-actions">
            <LinkButton variant="primary" href={importHref(facilityNumber)}>
              Import Tenants
            </LinkButton>
            <Button onClick={onAddAnother}>Add another facility</Button>
          </div>
        }
      >
        <div className="al-form">
          <CopyField label="Username" value={account.username} />
          <CopyField label="Password" value={account.password} />
        </div>
      </Card>
    </PageLayout>
  );
}

function readFacility(data: FormData): NewFacility {
  const text = (name: keyof NewFacility) => enteredText(data, name);
  const isPrime = isTicked(data, 'is_prime');
  return {
    facility_number: text('facility_number'),
    account_name: text('account_name'),
    corporate_group: text('corporate_group'),
    is_prime: isPrime,
    prime_site_id: isPrime ? text('prime_site_id') || null : null,
    address: text('address'),
    city: text('city'),
    state: text('state'),
    zip_code: text('zip_code'),
    contact_name: text('contact_name'),
    email: text('email'),
    phone: phoneDigits(text('phone')),
    fax: phoneDigits(text('fax')) || null,
  };
}
