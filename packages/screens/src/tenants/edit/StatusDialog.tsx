import type { Coverage, Tenant } from '@audit-letters/api-client';
import { Banner, Checkbox, RadioGroup } from '@audit-letters/ui';
import { useState } from 'react';
import { FormDialog } from '../../form/FormDialog.tsx';
import type { EditRefused } from '../../form/saveResult.ts';
import { tenantName, unitsLine } from '../../format/tenant.ts';
import { answerChoices, answerKey, isTaggable } from './answers.ts';
import { leftCharge, nowInWords } from './replacedCoverage.ts';
import type { StatusChange, TenantSaveResult } from './tenantSave.ts';
import { useReplaceQuestion } from './useReplaceQuestion.ts';

export interface StatusDialogProps {
  /** The tenant to edit. */
  tenant: Tenant;
  /** The coverages to choose from; empty for managers. */
  coverages?: readonly Coverage[];
  /** Whether a tenant who has moved out can also be tagged for removal (TEN-122). */
  canTag?: boolean;
  /** Saves the status. */
  onSave: (change: StatusChange) => Promise<TenantSaveResult>;
  /** The dialog closes. */
  onClose: () => void;
}

/**
 * The status dialog of one tenant (TEN-40). Save is enabled for a changed choice; a second click on the
 * selected choice clears it. After a failure the dialog shows the reason and keeps the choice.
 */
export function StatusDialog(props: StatusDialogProps) {
  const { tenant, coverages = [], canTag = false, onSave, onClose } = props;
  const [conflict, setConflict] = useState<EditRefused<Tenant> | null>(null);
  const shown = conflict?.current ?? tenant;
  const [chosen, setChosen] = useState<string | null>(answerKey(tenant));
  const [alsoTag, setAlsoTag] = useState(false);
  const choices = answerChoices(coverages);
  const choice = choices.find(({ key }) => key === chosen);
  const changed = choice !== undefined && choice.key !== answerKey(shown);
  const offersTag = canTag && changed && isTaggable(shown, choice.answer);
  const mayReplace = useReplaceQuestion();

  async function handleSave() {
    if (!choice || !changed) return undefined;
    if (!(await mayReplace(shown, choice.answer, coverages))) return undefined;
    const result = await onSave({
      tenant: shown,
      answer: choice.answer,
      ...(offersTag && alsoTag && { alsoTag }),
    });
    if (result.ok || !result.current) return result;
    // The banner below says it.
    setConflict(result);
    return undefined;
  }

  return (
    <FormDialog
      size="small"
      title={`Status of ${tenantName(tenant)}`}
      description={`Unit ${unitsLine(tenant)}, facility ${tenant.facility_number}`}
      isChanged={changed}
      submit={{ disabled: !changed }}
      onSave={handleSave}
      onClose={onClose}
    >
      {conflict && (
        <Banner tone="warning" role="alert" title={conflict.message}>
          {nowInWords(shown, coverages)}
          {changed && ` Save again to make it “${choice.label}”.`}
        </Banner>
      )}
      <RadioGroup
        label="Status"
        labelHidden
        variant="list"
        name="status"
        clearable
        hint={changed && leftCharge(shown, choice.answer, coverages)}
        options={choices.map(({ key, label }) => ({
          value: key,
          label,
          hint: key === answerKey(shown) ? 'current' : undefined,
        }))}
        value={chosen}
        onValueChange={({ value }) => setChosen(value)}
      />
      {offersTag && (
        <Checkbox
          label="Also tag for removal"
          checked={alsoTag}
          onCheckedChange={({ checked }) => setAlsoTag(checked)}
        />
      )}
    </FormDialog>
  );
}
