import type { Day, LetterType, Tenant } from '@audit-letters/api-client';
import {
  LetterFilterKeys,
  LetterLimit,
  LetterTypes,
  letterFilterName,
  letterNames,
  readyFilters,
} from '@audit-letters/api-client/values';
import { Button, Card, DataTable, Dialog, IconButton, LinkButton, Select } from '@audit-letters/ui';
import Mail from 'lucide-react/icons/mail';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { EnrollmentDateDialog } from '../facilities/edit/facilityDialogs.ts';
import { tenantName } from '../format/tenant.ts';
import { tableWithSelectionBar } from '../list/listTable.tsx';
import { AllBatches } from './checks/AllBatches.tsx';
import { Preflight } from './checks/Preflight.tsx';
import { PreviewLinks } from './checks/PreviewLinks.tsx';
import { mailingColumns } from './mailingColumns.tsx';
import { limitText } from './mailingTexts.ts';
import { LettersQuestion, type LettersQuestionProps } from './question/LettersQuestion.tsx';
import {
  type AskedLetters,
  facilitiesOf,
  nobodyReady,
  odditiesOf,
} from './question/letterQuestion.ts';
import type { LetterRequest, MailingModel, SendLettersScreenProps } from './sendLetters.ts';
import { TaggedBanner } from './TaggedBanner.tsx';

interface MailingTenantsProps extends SendLettersScreenProps {
  mailing: Exclude<MailingModel, { status: 'nothing-chosen' }>;
}

/** The tenants of the chosen facility or state, with a button for each type of letter. */
export function MailingTenants({
  mailing,
  filter,
  selection,
  generating,
  today,
  facility,
  state,
  preflight,
  previewHref,
  taggedHref,
  onTaggedMoveOut,
  importHref,
  getPreflight,
  pictureHref,
  hasNoResponse,
  datesHref,
  onFilterChange,
  onPageChange,
  onRefresh,
  onSelectionChange,
  onGenerate,
  onGenerateAll,
}: MailingTenantsProps) {
  const [limitReached, setLimitReached] = useState(false);
  const [datingEnrollment, setDatingEnrollment] = useState<AskedLetters['whose'] | null>(null);
  const [checking, setChecking] = useState<LetterType | null>(null);
  const [question, setQuestion] = useState<Pick<
    LettersQuestionProps,
    'letters' | 'preflight' | 'changed'
  > | null>(null);
  const { counts } = mailing;
  const page = mailing.status === 'ready' ? mailing.data : null;
  // The counts cover all pages. Without them, count the rows of this page.
  const taggedRows = page?.data.filter((tenant) => tenant.tagged_for_removal).length ?? 0;
  const taggedCount = counts?.tagged_for_removal ?? taggedRows;
  const tagged = taggedCount > 0 || taggedRows > 0;
  const { selected, table } = tableWithSelectionBar(mailing, {
    onPageChange,
    onRefresh,
    selection,
    onSelectionChange,
  });
  const busy = generating ?? checking;
  const tenantIds = selection.kind === 'ids' ? [...selection.ids] : [];

  /** Enrollment letters ask for their date first: the question names it. */
  function handleLetters(letterType: LetterType, whose: AskedLetters['whose']) {
    const ids = whose === 'all' ? [] : tenantIds;
    if (letterType === 'follow_up') setDatingEnrollment(whose);
    else void ask({ letterType, whose, tenantIds: ids });
  }

  async function handleEnrollmentDate({
    date: enrollmentLetterDate,
  }: {
    date: Day;
  }): Promise<undefined> {
    const whose = datingEnrollment ?? 'chosen';
    const ids = whose === 'all' ? [] : tenantIds;
    await ask({ letterType: 'follow_up', whose, tenantIds: ids, enrollmentLetterDate });
  }

  /** Chosen tenants without anything odd get their letters without a question. */
  async function ask(letters: AskedLetters) {
    setChecking(letters.letterType);
    const loaded = await getPreflight?.(letters);
    setChecking(null);
    if (loaded === null) return;
    const facilities = facilitiesOf({ facility, state }, loaded);
    const oddities = odditiesOf(letters, facilities, today);
    const isPlain = oddities.length === 0 && (loaded?.problems.length ?? 0) === 0;
    if (letters.tenantIds.length > 0 && isPlain) generate(letters);
    else setQuestion({ letters, preflight: loaded });
  }

  /** Prints only what the question said: if that has changed meanwhile, it asks again (LET-100). */
  async function confirm(
    { letters, preflight: asked }: Pick<LettersQuestionProps, 'letters' | 'preflight'>,
    request: LetterRequest,
  ) {
    setQuestion(null);
    // The letters of a lost response may exist. They are not made twice.
    if (asked && !hasNoResponse?.(request)) {
      setChecking(letters.letterType);
      const loaded = await getPreflight?.(letters);
      setChecking(null);
      if (loaded === null) return;
      if (loaded && JSON.stringify(loaded) !== JSON.stringify(asked)) {
        onRefresh();
        setQuestion({ letters, preflight: loaded, changed: true });
        return;
      }
    }
    const isOfReady = letters.whose === 'chosen' && letters.tenantIds.length === 0;
    generate({
      ...request,
      whose: letters.whose,
      ...(isOfReady && { digest: asked?.letters_digest }),
    });
  }

  function generate({ whose, ...request }: AskedLetters) {
    setQuestion(null);
    setDatingEnrollment(null);
    if (whose === 'all') onGenerateAll?.(request);
    else onGenerate(request);
  }

  /** Why the question would print nothing; `undefined` when somebody is ready or chosen. */
  function reasonAgainst(letterType: LetterType): string | undefined {
    if (tenantIds.length > 0 || counts?.[readyFilters[letterType]] !== 0) return undefined;
    return `${nobodyReady(letterType)}.`;
  }

  return (
    <Card
      title="Tenants"
      padding="none"
      className="al-mailing"
      actions={
        <>
          <div className="al-mailing-filter">
            <Select
              label="Filter"
              size="small"
              value={filter}
              options={LetterFilterKeys.map((key) => ({
                value: key,
                label: counts ? `${letterFilterName(key)} (${counts[key]})` : letterFilterName(key),
              }))}
              onValueChange={({ value }) => {
                const key = LetterFilterKeys.find((it) => it === value);
                if (key) onFilterChange({ filter: key });
              }}
            />
          </div>
          {selected}
          <div className="al-mailing-letters">
            {LetterTypes.map((letterType) => (
              <Button
                key={letterType}
                size="small"
                icon={<Mail />}
                loading={busy === letterType}
                disabled={tagged || !page || (busy !== null && busy !== letterType)}
                variant={reasonAgainst(letterType) ? 'ghost' : 'secondary'}
                title={reasonAgainst(letterType)}
                onClick={() => handleLetters(letterType, 'chosen')}
              >
                {letterNames[letterType]} Letter
              </Button>
            ))}
            <IconButton
              size="small"
              variant="secondary"
              label="Refresh"
              icon={<RefreshCw />}
              onClick={onRefresh}
            />
          </div>
        </>
      }
    >
      <div className="al-mailing-bar">
        {previewHref && (
          <PreviewLinks previewHref={previewHref} tenantIds={tenantIds} counts={counts} />
        )}
        <p className="al-mailing-note">
          Tenants with incomplete addresses are hidden in this view.
        </p>
        {preflight && <Preflight {...preflight} />}
        {onGenerateAll && counts && tenantIds.length === 0 && (
          <AllBatches
            counts={counts}
            disabled={tagged || !page || busy !== null}
            onAll={({ letterType }) => handleLetters(letterType, 'all')}
          />
        )}
        {page && <p className="al-mailing-total">{page.pagination.total} total tenants</p>}
      </div>
      {tagged && (
        <TaggedBanner
          count={taggedCount}
          {...{ facility, preflight, taggedHref, onTaggedMoveOut }}
        />
      )}
      <DataTable
        {...table}
        label="Tenants"
        columns={mailingColumns}
        getRowId={tenantId}
        getRowLabel={tenantName}
        emptyText="No tenants to show."
        {...(filter !== 'all' && { onFiltersClear: () => onFilterChange({ filter: 'all' }) })}
        {...(importHref &&
          counts?.all === 0 && {
            emptyAction: <LinkButton href={importHref}>Import a rent roll</LinkButton>,
          })}
        selectOnRowClick
        selectionLimit={LetterLimit}
        onSelectionLimit={() => setLimitReached(true)}
      />
      <Dialog
        title="Alert"
        size="small"
        open={limitReached}
        onOpenChange={({ open: next }) => setLimitReached(next)}
      >
        <p>{limitText}</p>
      </Dialog>
      {datingEnrollment !== null && (
        <EnrollmentDateDialog
          initialDate={facility?.follow_up_letter_send_date ?? today}
          today={today}
          onClose={() => setDatingEnrollment(null)}
          whose={facility ? `Facility ${facility.facility_number}` : `State ${state ?? ''}`}
          onSet={handleEnrollmentDate}
        />
      )}
      {question && (
        <LettersQuestion
          {...question}
          facility={facility}
          state={state}
          today={today}
          pictureHref={pictureHref}
          previewHref={previewHref}
          hasNoResponse={hasNoResponse}
          datesHref={datesHref}
          ready={counts?.[readyFilters[question.letters.letterType]] ?? 0}
          onYes={(request) => void confirm(question, request)}
          onNo={() => setQuestion(null)}
        />
      )}
    </Card>
  );
}

const tenantId = (tenant: Tenant) => tenant.id;
