import type {
  AnswerWeek,
  Facility,
  FacilityEvent,
  FacilityOverview,
  Moment,
  PeriodImport,
  PeriodLetters,
} from '@audit-letters/api-client';
import { statusesOfFacility, statusNames } from '@audit-letters/api-client/values';
import { Card, DescriptionList, formatCount, Stack, StatCard, StatCards } from '@audit-letters/ui';
import type { ReactNode } from 'react';
import { figure } from '../../format/figure.ts';
import { Timeline } from '../../layout/timeline/Timeline.tsx';
import { Why } from '../../layout/why/Why.tsx';
import type { Loadable } from '../../loadable.ts';
import {
  baseOf,
  fraction,
  inProgram,
  percentTooltip,
  type ResultFigure,
  resultFigure,
  results,
} from '../../results/facilityResults.ts';
import { ResultFunnel } from '../../results/ResultFunnel.tsx';
import { statusTones } from '../../results/results.ts';
import { StatusBar } from '../../results/StatusBar.tsx';
import { FacilityAddress, FacilityContactList } from '../FacilityContact.tsx';
import { programItems } from '../programItems.tsx';
import { DateList } from './dates/DateList.tsx';
import { PeriodAxis } from './dates/PeriodAxis.tsx';
import { eventText } from './eventText.ts';
import { ImportsOfPeriod, LettersOfPeriod, type UndoImportProps } from './PeriodLists.tsx';

/** The addresses of a facility page. */
export interface FacilityPageLinks {
  /** The facility list. */
  facilities: string;
  /** The tenants of the facility. */
  tenants: (facility: Facility) => string;
  /** The tenants of the facility without an answer. */
  unanswered: (facility: Facility) => string;
  /** The letters of the facility. */
  letters: (facility: Facility) => string;
  /** The import into the facility. */
  importTenants: (facility: Facility) => string;
  /** The refused rows of an import. */
  importErrors: (one: PeriodImport) => string;
  /** The PDF of a batch. */
  batch: (letters: PeriodLetters) => string;
  /** The mail merge of a batch; `null` without one. */
  mailMerge: (letters: PeriodLetters) => string | null;
  /** The file of an entry of the timeline. */
  event: (event: FacilityEvent) => string;
}

export interface FacilityOverviewCardsProps {
  /** When the facility was loaded. */
  loadedAt: Moment | null;
  /** The answers of each week (FAC-97). */
  answers: Loadable<readonly AnswerWeek[]>;
  /** The addresses that the page links to. */
  links: FacilityPageLinks;
  /** The undo of the period's last import (IMP-38). */
  undoImport: UndoImportProps;
  /** The facility with its period and timeline. */
  overview: FacilityOverview;
  /** The data is reloading. */
  busy: boolean;
}

/** The content of the facility page. */
export function FacilityOverviewCards({
  overview,
  answers,
  links,
  undoImport,
  loadedAt,
  busy,
}: FacilityOverviewCardsProps) {
  const { facility, today, non_responder, letters, imports, events } = overview;
  const { stats, tenant_count } = facility;
  const share = tenant_count === 0 ? 0 : Math.round((non_responder * 1000) / tenant_count) / 10;
  const unanswered = { count: non_responder, of: tenant_count, percent: share };
  const explanations = [
    { label: statusNames.no_response, fraction: fraction(unanswered) },
    ...(stats ? results.map((result) => explained(resultFigure(stats, result))) : []),
  ];
  return (
    <Stack className="al-facility-page" aria-busy={busy}>
      <Card title="Dates">
        <PeriodAxis facility={facility} today={today} answers={answers} />
        <DateList facility={facility} today={today} />
      </Card>
      <div className="al-results-cards">
        <div className="al-explained">
          <StatCards>
            <StatCard
              label="No Response"
              count={non_responder}
              percentage={share}
              base={inProgram(tenant_count)}
              {...(stats && { tone: statusTones.no_response })}
              href={links.unanswered(facility)}
            />
            {stats &&
              results.map((result) => {
                const counted = resultFigure(stats, result);
                const { label, count, percent } = counted;
                const tone = result.status && statusTones[result.status];
                return (
                  <StatCard
                    key={label}
                    label={label}
                    count={count}
                    percentage={percent}
                    base={baseOf(counted)}
                    {...(tone && { tone })}
                  />
                );
              })}
          </StatCards>
          <Why numbers={explanations} rule={rule} loadedAt={loadedAt} />
        </div>
        {stats && <StatusBar counts={statusesOfFacility(stats)} />}
      </div>
      <div className="al-page-columns">
        <div>
          {stats && (
            <Card title="From letters to payments">
              <ResultFunnel
                counts={stats}
                former={overview.former}
                premiumCents={overview.premium_cents}
              />
            </Card>
          )}
          <Card title="Address and contact">
            <FacilityAddress facility={facility} />
            <FacilityContactList facility={facility} />
          </Card>
          <Card title="Active In Program">
            <DescriptionList layout="figures" items={itemsOf(overview)} />
          </Card>
        </div>
        <div>
          <PeriodCard title="Letters of this period" empty="No letters yet." rows={letters.length}>
            <LettersOfPeriod
              letters={letters}
              fileHref={links.batch}
              mailMergeHref={links.mailMerge}
            />
          </PeriodCard>
          <PeriodCard title="Imports of this period" empty="No imports yet." rows={imports.length}>
            <ImportsOfPeriod imports={imports} errorsHref={links.importErrors} undo={undoImport} />
          </PeriodCard>
        </div>
        <PeriodCard title="History" empty="Nothing has happened yet." rows={events.length}>
          {/* FAC-90 */}
          <Timeline
            entries={events.map((event) => ({
              ...event,
              ...eventText(event),
              file: event.filename ? { label: 'Download', href: links.event(event) } : undefined,
            }))}
          />
        </PeriodCard>
      </div>
    </Stack>
  );
}

const rule =
  'A percentage is a share of all tenants in the program of the facility, also those who have moved out, rounded to one decimal. No Response counts the tenants without an answer.';

const explained = (figure: ResultFigure) => ({
  label: figure.label,
  fraction: percentTooltip(figure),
});

/** The tenants and letters of the facility, with the letters that are not mailed, and those that are (FAC-122). */
const itemsOf = ({ facility: { stats }, letters_mailed }: FacilityOverview) => [
  ...programItems(stats, (type) => {
    const notMailed = letters_mailed.find(({ letter_type }) => letter_type === type)?.not_mailed;
    return notMailed ? <div className="al-note">{formatCount(notMailed)} not mailed</div> : null;
  }),
  ...(letters_mailed.length > 0
    ? [
        {
          term: 'Letters mailed',
          value: figure(letters_mailed.reduce((sum, { mailed }) => sum + mailed, 0)),
        },
      ]
    : []),
];

interface PeriodCardProps {
  title: string;
  empty: string;
  rows: number;
  children: ReactNode;
}

const PeriodCard = ({ title, empty, rows, children }: PeriodCardProps) => (
  <Card title={title} padding={rows === 0 ? 'medium' : 'none'}>
    {rows === 0 ? <p className="al-note">{empty}</p> : children}
  </Card>
);
