import type { Coverage, Tenant } from '@audit-letters/api-client';
import { Banner, Button, Card, TableKeysContext } from '@audit-letters/ui';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSave } from '../../form/useSave.ts';
import { answerChoices, answerKey } from '../edit/answers.ts';
import { nowInWords } from '../edit/replacedCoverage.ts';
import type { StatusChange, TenantSaveResult } from '../edit/tenantSave.ts';

interface AnswerCardProps {
  tenant: Tenant;
  /** The coverages that the tenant can choose. */
  coverages: readonly Coverage[];
  onStatusSave: (change: StatusChange) => Promise<TenantSaveResult>;
}

/** The answers of a tenant. A press saves one; the keys 1 to 9 move the focus to theirs (TEN-141). */
export function AnswerCard({ tenant, coverages, onStatusSave }: AnswerCardProps) {
  const { save, saving, refusal } = useSave(onStatusSave);
  const [pressed, setPressed] = useState<string | null>(null);
  const current = answerKey(tenant);
  const listRef = useRef<HTMLOListElement>(null);
  const keysOn = use(TableKeysContext) !== 'off';
  useAnswerKeys(listRef, keysOn);
  const choices = answerChoices(coverages);

  return (
    <Card title="Answer">
      {refusal?.current && (
        <Banner tone="warning" role="alert" title={refusal.message}>
          {nowInWords(refusal.current, coverages)}
        </Banner>
      )}
      <FormRefusal refusal={refusal?.current ? null : refusal} lead="Not saved." />
      <ol ref={listRef} className="al-tenant-answers">
        {choices.map(({ key, label, answer }, index) => (
          <li key={key} className="al-tenant-answer">
            <Button
              variant={key === current ? 'primary' : 'secondary'}
              aria-pressed={key === current}
              data-answer={index + 1}
              loading={saving && key === pressed}
              disabled={saving && key !== pressed}
              onClick={() => {
                if (key === current) return;
                setPressed(key);
                void save({ tenant, answer });
              }}
            >
              {label}
            </Button>
          </li>
        ))}
      </ol>
      {keysOn && (
        <p className="al-tenant-answers-keys al-small-note">
          A number moves to its answer, Enter saves it.
        </p>
      )}
    </Card>
  );
}

/** Moves the focus to the answer of a pressed number, unless the user types in a field or a dialog is open. */
function useAnswerKeys(listRef: RefObject<HTMLElement | null>, enabled: boolean) {
  useEffect(() => {
    if (!enabled) return;
    const handleKeyDown = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const isElsewhere =
        target instanceof HTMLElement &&
        target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]') !== null;
      if (isElsewhere || altKey || ctrlKey || metaKey || !/^[1-9]$/.test(key)) return;
      listRef.current?.querySelector<HTMLButtonElement>(`[data-answer="${key}"]`)?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [enabled, listRef]);
}
