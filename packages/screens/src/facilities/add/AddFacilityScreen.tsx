import type { NewFacility, NewFacilityAccount } from '@audit-letters/api-client';
import { Button, Card, Form, FormErrorSummary, LinkButton, Stack } from '@audit-letters/ui';
import type { Ref } from 'react';
import { changesKept, FormRefusal } from '../../form/FormRefusal.tsx';
import { KeptDraftBanner } from '../../form/KeptDraftBanner.tsx';
import { fieldMessages, type SaveResult } from '../../form/saveResult.ts';
import { useDraft } from '../../form/useDraft.ts';
import { useSave } from '../../form/useSave.ts';
import { useStepFocus } from '../../form/useStepFocus.ts';
import { CopyField } from '../../layout/CopyField.tsx';
import { PageLayout } from '../../layout/PageLayout.tsx';
import { FacilityFields } from '../edit/FacilityFields.tsx';
import { facilityForm, newFacility } from '../edit/facilityDraft.ts';

/** The form, or the account of the added facility. */
export type AddFacilityModel =
  | { status: 'entering' }
  | { status: 'added'; facilityNumber: string; account: NewFacilityAccount };

export interface AddFacilityScreenProps {
  /** The step to show. */
  model: AddFacilityModel;
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

type FacilityFormProps = Step & Pick<AddFacilityScreenProps, 'onAdd'>;

function FacilityForm({ onAdd, headingRef }: FacilityFormProps) {
  const draft = useDraft(facilityForm, { id: 'new', record: null });
  const { save, refusal } = useSave(onAdd);

  async function handleSubmit() {
    const result = await save(newFacility(draft.values));
    if (result.ok) draft.discard();
    return fieldMessages(result);
  }

  return (
    <PageLayout
      title="Add Facility"
      headingRef={headingRef}
      width="form"
      intro="The manager account of the facility is made with it. Its password is shown afterwards. Manage Users can send it until the manager changes it."
    >
      {draft.offer && <KeptDraftBanner {...draft.offer} />}
      <Card>
        <Form onSubmit={handleSubmit}>
          <FormErrorSummary />
          <FacilityFields draft={draft} isNew />
          <Stack direction="row" gap="small">
            <Button type="submit" variant="primary">
              Add Facility
            </Button>
          </Stack>
          <FormRefusal refusal={refusal?.fields ? null : refusal} lead={changesKept} />
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
          <Stack direction="row" gap="small">
            <LinkButton variant="primary" href={importHref(facilityNumber)}>
              Import Tenants
            </LinkButton>
            <Button onClick={onAddAnother}>Add another facility</Button>
          </Stack>
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
