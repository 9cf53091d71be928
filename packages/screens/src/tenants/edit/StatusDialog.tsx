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

/** The answer that a tenant is to have. */
export interface StatusChange {
  /** The tenant as it was shown. */
  tenant: Tenant;
  answer: Answer;
}

export interface StatusDialogProps {
  tenant: Tenant;
  /** Coverages to choose from; the manager's modal offers none. */
  coverages?: readonly Coverage[];
  onSave: (change: StatusChange) => Promise<TenantSaveResult>;
  onClose: () => void;
}

/**
 * The status of one tenant (TEN-40): saved only when chosen, changed and idle; a second click
 * on the chosen one clears it. A failure is told in a line here and in the log, and the choice stays.
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
              // A radio tells no change when it is chosen already.
              onClick={() => key === chosen && setChosen(null)}
              aria-describedby={key === answerKey(shown) ? currentId : undefined}
            />
            <span>{label}</span>
            {key === answerKey(shown) && (
              // It describes the choice and is no part of its name.
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
