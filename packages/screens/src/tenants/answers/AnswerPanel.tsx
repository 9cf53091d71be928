import type { Coverage, RefusedAnswer, Tenant } from '@audit-letters/api-client';
import { Button, Stack, TextArea, useCloseRequest } from '@audit-letters/ui';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { tenantName, unitsLine } from '../../format/tenant.ts';
import { NotLoaded } from '../../layout/Loaded.tsx';
import {
  type AnswerChoice,
  answerKey,
  answerName,
  coverageChoices,
  noResponse,
  plainStatusChoices,
} from '../edit/answers.ts';
import { replacedInWords } from '../edit/replacedCoverage.ts';
import type { StatusChange, TenantSave, TenantSaveResult } from '../edit/tenantSave.ts';
import { useNote } from './useNote.ts';

/** The state of the answer panel. */
export type AnswerPanelModel =
  | { status: 'closed' }
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | {
      status: 'asking';
      /** The tenant to answer for. */
      tenant: Tenant;
    }
  | {
      status: 'finished';
      /** The number of skipped tenants. */
      skipped: number;
    };

/** The answers that a manager records with one tap each. */
export interface QuickAnswers {
  /** The panel that asks for an answer. */
  panel: AnswerPanelModel;
  /** The answer given last, which Undo takes back, until the user presses Done. */
  last: StatusChange | null;
  /** The number of answers that wait until the server can be reached. */
  kept: number;
  /** The answers that the server refused. */
  refused: readonly RefusedAnswer[];
  /** The user asks for the next tenant without an answer. */
  onNext: () => void;
  /** The user opens the panel for a tenant of the list. */
  onOpen: (event: { tenant: Tenant }) => void;
  /** The user answers. */
  onAnswer: (change: StatusChange) => void;
  /** The user takes the last answer back. */
  onUndo: () => void;
  /** The user also tags the tenant of the last answer for removal; omitted unless it was Moved Out and tagging is open. */
  onLastTag?: () => void;
  /** The user skips a tenant. */
  onSkip: (event: { tenant: Tenant }) => void;
  /** The user closes the panel. */
  onClose: () => void;
  /** The user sends the kept answers now. */
  onSendNow: () => void;
  /** The user has read a refusal. */
  onRefusedDismiss: (event: { id: number }) => void;
}

export interface AnswerPanelProps {
  /** The answers and their actions. */
  answers: QuickAnswers;
  /** The coverages that a tenant can choose. */
  coverages: readonly Coverage[];
  /** Saves the note of a tenant. */
  onNoteSave: (save: TenantSave) => Promise<TenantSaveResult>;
}

/** Asks for the answer of one tenant after the other, with one tap each (TEN-91). Stays at the bottom of the window. */
export function AnswerPanel({ answers, coverages, onNoteSave }: AnswerPanelProps) {
  const { panel } = answers;
  const note = useNote(panel.status === 'asking' ? panel.tenant : null, onNoteSave);
  switch (panel.status) {
    case 'closed':
      return (
        answers.last && (
          <section className="al-answer-panel" aria-label="Last answer">
            <Stack direction="row" gap="small" className="al-answer-foot">
              <Last {...answers} coverages={coverages} />
              <Button onClick={answers.onClose}>Done</Button>
            </Stack>
          </section>
        )
      );
    case 'loading':
    case 'failed':
      return (
        <Panel title="Next tenant" {...answers}>
          <NotLoaded of={panel} lines={2} label="Loading the next tenant" />
        </Panel>
      );
    case 'finished':
      return (
        <Panel title="No one is left to answer" {...answers} coverages={coverages}>
          {panel.skipped > 0 && <p>{panel.skipped} skipped. They are still without an answer.</p>}
        </Panel>
      );
    case 'asking':
      return (
        <Panel
          title={tenantName(panel.tenant)}
          {...answers}
          onClose={note.leaving(answers.onClose)}
          coverages={coverages}
          skip={
            <Button onClick={note.leaving(() => answers.onSkip({ tenant: panel.tenant }))}>
              Skip
            </Button>
          }
        >
          <p className="al-note">Unit {unitsLine(panel.tenant)}</p>
          <Choices
            tenant={panel.tenant}
            coverages={coverages}
            onChoose={({ answer }) => {
              const { tenant } = panel;
              // Without a note to save, the next tap must already see the next tenant.
              if (note.isChanged) void note.leaving(() => answers.onAnswer({ tenant, answer }))();
              else answers.onAnswer({ tenant, answer });
            }}
          />
          <TextArea
            label="Note"
            rows={1}
            hint={note.hint}
            value={note.text}
            onValueChange={note.onTextChange}
            className="al-answer-note"
          />
          {note.isChanged && (
            <Stack direction="row" gap="small" className="al-answer-foot">
              <FormRefusal refusal={note.refusal} />
              <Button loading={note.saving} onClick={() => void note.saveChanged()}>
                Save note
              </Button>
            </Stack>
          )}
        </Panel>
      );
    default:
      return panel satisfies never;
  }
}

interface PanelProps extends LastProps, Pick<QuickAnswers, 'onClose'> {
  title: string;
  skip?: ReactNode;
  children: ReactNode;
}

function Panel({ title, skip, children, onClose, onUndo, onLastTag, ...last }: PanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  // The focus returns to the button that opened the panel.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const shown = panel.current;
    return () => {
      if (opener instanceof HTMLElement && shown?.contains(document.activeElement)) opener.focus();
    };
  }, []);
  // Before the panel is painted, so that the first key reaches it.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  /** An action of the last answer takes its button away, so the heading gets the focus first. */
  const fromHeading = (action: () => void) => () => {
    heading.current?.focus({ preventScroll: true });
    action();
  };
  // Back on Android (SHL-96).
  useCloseRequest(true, onClose);
  return (
    <section
      ref={panel}
      className="al-answer-panel"
      aria-labelledby={titleId}
      // A layer above the panel has handled its own Escape.
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      {/* Above the buttons: the panel grows upwards, so that they stay in place between two tenants. */}
      <Stack direction="row" gap="small" className="al-answer-foot">
        <Last
          {...last}
          onUndo={fromHeading(onUndo)}
          onLastTag={onLastTag && fromHeading(onLastTag)}
        />
      </Stack>
      <h2 ref={heading} id={titleId} tabIndex={-1} aria-live="polite">
        {title}
      </h2>
      {children}
      <Stack direction="row" gap="small" className="al-answer-foot">
        {skip}
        <Button onClick={onClose}>Done</Button>
      </Stack>
    </section>
  );
}

interface LastProps extends Pick<QuickAnswers, 'last' | 'onUndo' | 'onLastTag'> {
  coverages?: readonly Coverage[];
}

/** The last answer and its actions. */
const Last = ({ last, coverages, onUndo, onLastTag }: LastProps) => (
  <>
    <p aria-live="polite" className="al-note">
      {last &&
        [
          `${tenantName(last.tenant)}: ${answerName(last.answer, coverages)}`,
          ...replacedInWords(last.tenant, last.answer, coverages),
        ].join('\u00a0· ')}
    </p>
    {onLastTag && <Button onClick={onLastTag}>Tag for removal</Button>}
    {last && <Button onClick={onUndo}>Undo</Button>}
  </>
);

interface ChoicesProps {
  tenant: Tenant;
  coverages: readonly Coverage[];
  onChoose: (choice: AnswerChoice) => void;
}

function Choices({ tenant, coverages, onChoose }: ChoicesProps) {
  const current = answerKey(tenant);
  const button = (choice: AnswerChoice) => (
    <Button
      key={choice.key}
      onClick={({ detail }: MouseEvent) => {
        // The second click of a double click would answer for the next tenant.
        if (detail <= 1) onChoose(choice);
      }}
      {...(choice.key === current && { disabledReason: 'This is the current answer.' })}
    >
      {choice.label}
    </Button>
  );
  const statuses = [...plainStatusChoices, ...(tenant.status === null ? [] : [noResponse])];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div role="group" aria-label="Answer" className="al-answer-choices">
        {statuses.map(button)}
      </div>
      {coverages.length > 0 && (
        <details className="al-answer-coverages">
          <summary>Coverages</summary>
          <div className="al-answer-choices">{coverageChoices(coverages).map(button)}</div>
        </details>
      )}
    </>
  );
}
