import type { Coverage, Tenant } from '@audit-letters/api-client';
import { Banner, Button, Dialog } from '@audit-letters/ui';
import { useId, useRef, useState } from 'react';
import { tenantName } from '../../format/tenant.ts';
import { useLeaveGuard } from '../../model/leaveGuard.ts';
import { useSave } from '../../model/useSave.ts';
import { FormRefusal } from '../../page/FormRefusal.tsx';
import {
  type Answer,
  answerKey,
  answerName,
  coverageChoices,
  noResponse,
  plainStatusChoices,
} from './answers.ts';
import type { TenantSaveResult } from './tenantSave.ts';

/** A change of a tenant's status. */
export interface StatusChange {
  /** The tenant as shown. */
  tenant: Tenant;
  /** The status to save. */
  answer: Answer;
}

export interface StatusDialogProps {
  /** The tenant to edit. */
  tenant: Tenant;
  /** The coverages to choose from; empty for managers. */
  coverages?: readonly Coverage[];
  /** Saves the status. */
  onSave: (change: StatusChange) => Promise<TenantSaveResult>;
  /** The dialog closes. */
  onClose: () => void;
}

/**
 * The status dialog of one tenant (TEN-40). Save is enabled for a changed choice; a second click on the
 * selected choice clears it. After a failure the dialog shows the reason and keeps the choice.
 */
export function StatusDialog({ tenant, coverages = [], onSave, onClose }: StatusDialogProps) {
  const [shown, setShown] = useState(tenant);
  const [chosen, setChosen] = useState<string | null>(answerKey(tenant));
  const { save, saving, refusal } = useSave(onSave);
  const choices = [...coverageChoices(coverages), ...plainStatusChoices, noResponse];
  const currentId = useId();
  const currentChoice = useRef<HTMLInputElement>(null);
  const choice = choices.find(({ key }) => key === chosen);
  const changed = choice !== undefined && choice.key !== answerKey(shown);
  const mayLeave = useLeaveGuard(changed);

  async function handleSave() {
    if (!choice || !changed) return;
    const result = await save({ tenant: shown, answer: choice.answer });
    if (result.ok) onClose();
    else if (result.current) setShown(result.current);
  }

  return (
    <Dialog
      open
      size="small"
      title={`Status of ${tenantName(tenant)}`}
      initialFocusRef={currentChoice}
      onBeforeClose={mayLeave}
      onOpenChange={onClose}
      footer={({ close }) => (
        <>
          <FormRefusal
            refusal={
              refusal && !refusal.current
                ? { ...refusal, message: `Not saved. Your choice is kept. ${refusal.message}` }
                : null
            }
          />
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" disabled={!changed} loading={saving} onClick={handleSave}>
            Save
          </Button>
        </>
      )}
    >
      {refusal?.current && (
        <Banner tone="warning" role="alert" title={refusal.message}>
          It is now “{answerName(refusal.current, coverages)}”.
          {changed && ` Save again to make it “${choice.label}”.`}
        </Banner>
      )}
      <fieldset className="al-choices">
        <legend className="al-visually-hidden">Status</legend>
        {choices.map(({ key, label }) => (
          <label key={key} className="al-choice-line">
            <input
              ref={key === answerKey(tenant) ? currentChoice : undefined}
              type="radio"
              name="status"
              value={key}
              checked={key === chosen}
              onChange={() => setChosen(key)}
              // A selected radio fires no change event.
              onClick={() => key === chosen && setChosen(null)}
              aria-describedby={key === answerKey(shown) ? currentId : undefined}
            />
            <span>{label}</span>
            {key === answerKey(shown) && (
              // It describes the choice and must not be part of its name.
              <span id={currentId} aria-hidden className="al-choice-now">
                current
              </span>
            )}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
