import type { Day } from '@audit-letters/api-client';
import { LetterLimit, StateCodes } from '@audit-letters/api-client/values';
import {
  Card,
  DescriptionList,
  formatDay,
  LinkButton,
  Nullable,
  Select,
  Tabs,
} from '@audit-letters/ui';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { PageLayout } from '../layout/PageLayout.tsx';
import { LettersGeneratedDialog } from './generated/LettersGeneratedDialog.tsx';
import { MailingTenants } from './MailingTenants.tsx';
import type { LettersTab, SendLettersScreenProps } from './sendLetters.ts';
import { FindFacilityCard } from './start/FindFacilityCard.tsx';
import { LettersStart } from './start/LettersStart.tsx';

/**
 * Generates audit, enrollment and welcome letters (LET-8).
 * @calls facilities.search, letters.counts, letters.tenants, letters.question, letters.fileUrl,
 * letters.generate, letters.downloadUrl, letters.markMailed
 */
export function SendLettersScreen(props: SendLettersScreenProps) {
  const { tab, mailing, start, step, generated, batchesHref } = props;
  const { onTabChange, onNextBatch, onClose } = props;
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
        onValueChange={({ value }) => onTabChange({ tab: value })}
        items={[
          { value: 'facility', label: 'By Facility', content: <ByFacility {...props} /> },
          { value: 'state', label: 'By State', content: <ByState {...props} /> },
        ]}
      />
      {mailing.status !== 'nothing-chosen' ? (
        <MailingTenants {...props} mailing={mailing} />
      ) : (
        start && <LettersStart {...start} tab={tab} onStateChange={props.onStateChange} />
      )}
      {step.name === 'result' && generated && (
        <LettersGeneratedDialog
          run={generated}
          limit={LetterLimit}
          mailed={props.mailed}
          onNext={onNextBatch}
          onClose={onClose}
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
          { term: 'Today', value: formatDay(today) },
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

const mailingDay = (day: Day | null | undefined) => (
  <Nullable short value={day && formatDay(day)} />
);

const ByState = ({ state, onStateChange }: SendLettersScreenProps) => (
  <Card className="al-letters-state">
    <Select
      label="State"
      placeholder=""
      value={state}
      options={StateCodes.map((code) => ({ value: code, label: code }))}
      onValueChange={({ value }) => onStateChange({ state: value })}
    />
  </Card>
);
