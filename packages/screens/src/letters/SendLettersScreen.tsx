import type {
  Day,
  FacilityLetterDates,
  FacilityMatch,
  LetterFilterKey,
  LetterType,
  MailingCounts,
  Page as PageOf,
  Tenant,
} from '@audit-letters/api-client';
import { Card, DescriptionList, LinkButton, Select, Tabs } from '@audit-letters/ui';
import { History } from 'lucide-react';
import { FindFacilityCard, type FindFacilityCardProps } from '../facilities/FindFacilityCard.tsx';
import { displayDay } from '../format/day.ts';
import type { Loadable } from '../model/loadable.ts';
import { PageLayout } from '../page/PageLayout.tsx';
import { type LetterRun, LettersGeneratedDialog } from './LettersGeneratedDialog.tsx';
import { letterLimit, MailingTenants, type TenantIds } from './MailingTenants.tsx';

/** Whether letters go to the tenants of a facility or of a state. */
export type LettersTab = 'facility' | 'state';

/** Whose letters: nobody chosen yet, or the tenants of a facility or a state in whatever state they are. */
export type MailingModel =
  | { status: 'nothing-chosen' }
  | (Loadable<PageOf<Tenant>> & { counts: MailingCounts | null });

/** The letters that were asked for. */
export interface LetterRequest {
  /** The type of the letters. */
  letterType: LetterType;
  /** The chosen tenants; without any the first 300 that are ready. */
  tenantIds: readonly number[];
  /** The date that appears on each enrollment letter. */
  enrollmentDate?: Day;
}

export interface SendLettersScreenProps {
  /** The open tab. */
  tab: LettersTab;
  /** The search for a facility. */
  search: FindFacilityCardProps;
  /** The chosen facility. */
  facility: FacilityMatch | null;
  /** The state codes to choose from, and the one chosen. */
  states: readonly string[];
  /** The chosen state. */
  state: string | null;
  /** The current date where the user is. */
  today: Day;
  /** The tenants to write to. */
  mailing: MailingModel;
  /** The filter in force. */
  filter: LetterFilterKey;
  /** The selected rows. */
  selection: TenantIds;
  /** Letters of this type are being made. */
  generating: LetterType | null;
  /** The letters that were just made. */
  generated: LetterRun | null;
  /** Where the first letter that would be made can be seen; without it there is no such place. */
  previewHref?: (order: LetterRequest) => string;
  /**
   * The dates that the letters of a state would print, by facility; `null` when they could not be loaded and that has
   * been said. Without it they are not checked.
   */
  getLetterDates?: (order: LetterRequest) => Promise<readonly FacilityLetterDates[] | null>;
  /** Where the facility's tenants who are tagged for removal are listed; states have no such list. */
  taggedHref?: string;
  /** Where the batches made so far are listed. */
  batchesHref?: string;
  /** The user opens another tab. */
  onTabChange: (tab: LettersTab) => void;
  /** The user chooses a state. */
  onStateChange: (state: string | null) => void;
  /** The user changes a filter. */
  onFilterChange: (filter: LetterFilterKey) => void;
  /** The user opens another page. */
  onPageChange: (page: number) => void;
  /** The user refreshes the list. */
  onRefresh: () => void;
  /** The user selects or deselects rows. */
  onSelectionChange: (selection: TenantIds) => void;
  /** The user generates letters. */
  onGenerate: (order: LetterRequest) => void;
  /** The next batch of the same letters is wanted. */
  onNextBatch: () => void;
  /** The user closes the dialog of generated letters. */
  onGeneratedClose: () => void;
}

/** Makes audit, enrollment and welcome letters (LET-8). */
export function SendLettersScreen(props: SendLettersScreenProps) {
  const { tab, mailing, generating, generated, batchesHref } = props;
  const { onTabChange, onNextBatch, onGeneratedClose } = props;
  return (
    <PageLayout
      title="Send Proof Letters"
      actions={
        batchesHref && (
          <LinkButton href={batchesHref} icon={<History />}>
            Letter Batches
          </LinkButton>
        )
      }
    >
      <Tabs<LettersTab>
        className="al-letters-tabs"
        label="Whose letters"
        value={tab}
        onValueChange={({ value }) => onTabChange(value)}
        items={[
          { value: 'facility', label: 'By Facility', content: <ByFacility {...props} /> },
          { value: 'state', label: 'By State', content: <ByState {...props} /> },
        ]}
      />
      {mailing.status !== 'nothing-chosen' && <MailingTenants {...props} mailing={mailing} />}
      {generated && (
        <LettersGeneratedDialog
          run={generated}
          limit={letterLimit}
          generating={generating !== null}
          onNext={onNextBatch}
          onClose={onGeneratedClose}
        />
      )}
    </PageLayout>
  );
}

const ByFacility = ({ search, facility, today }: SendLettersScreenProps) => (
  <div className="al-letters-scope">
    <FindFacilityCard {...search} />
    <Card title="Mailing Dates">
      <DescriptionList
        layout="stacked"
        className="al-letters-dates"
        items={[
          { term: 'Today', value: displayDay(today) },
          { term: 'Letter Effective Date', value: mailingDay(facility?.letter_effective_date) },
          { term: 'Audit Letter Date', value: mailingDay(facility?.initial_letter_send_date) },
          {
            term: 'Enrollment Letter Date',
            value: mailingDay(facility?.follow_up_letter_send_date),
          },
        ]}
      />
    </Card>
  </div>
);

const mailingDay = (day: Day | null | undefined) => (day ? displayDay(day) : '--');

const ByState = ({ states, state, onStateChange }: SendLettersScreenProps) => (
  <Card className="al-letters-state">
    <Select
      label="State"
      placeholder=""
      value={state ?? ''}
      options={states.map((code) => ({ value: code, label: code }))}
      onValueChange={({ value }) => onStateChange(value || null)}
    />
  </Card>
);
