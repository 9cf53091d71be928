import type { Day, LetterType, Tenant } from '@audit-letters/api-client';
import { LetterLimit } from '@audit-letters/api-client/values';
import {
  Banner,
  Button,
  Card,
  DataTable,
  Dialog,
  formatCount,
  IconButton,
  LinkButton,
  Select,
  selectionCount,
  useConfirm,
} from '@audit-letters/ui';
import Mail from 'lucide-react/icons/mail';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { enrollmentDateDialog } from '../facilities/dialogs.ts';
import { pastDateWarnings } from '../format/dates/letterDates.ts';
import {
  letterFilterKeys,
  letterFilterNames,
  letterNames,
  letterTypes,
  readyFilters,
} from '../format/letterNames.ts';
import { tenantName, tenantsInWords } from '../format/tenant.ts';
import { LateDialog } from '../page/LateDialog.tsx';
import { tableWithSelectionBar } from '../page/list/listTable.tsx';
import { AllBatches, allInBatches } from './checks/AllBatches.tsx';
import { letterWarnings, letterWarningsOfEach } from './checks/letterWarnings.ts';
import { Preflight } from './checks/Preflight.tsx';
import { PreviewLinks } from './checks/PreviewLinks.tsx';
import { mailingColumns } from './mailingColumns.tsx';
import { datesQuestion, limitText, runText, taggedText } from './mailingTexts.ts';
import type { LetterRequest, MailingModel, SendLettersScreenProps } from './sendLetters.ts';

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
  importHref,
  getLetterDates,
  onFilterChange,
  onPageChange,
  onRefresh,
  onSelectionChange,
  onGenerate,
  onGenerateAll,
}: MailingTenantsProps) {
  const confirm = useConfirm();
  const [limitReached, setLimitReached] = useState(false);
  const [datingEnrollment, setDatingEnrollment] = useState<'chosen' | 'all' | null>(null);
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
  const tenantIds = selection.kind === 'ids' ? [...selection.ids] : [];

  async function handleLetters(letterType: LetterType, whose: 'chosen' | 'all') {
    // Check the dates of enrollment letters after the user sets the enrollment date.
    const warnings = letterType === 'follow_up' ? [] : await warningsOf(letterType);
    if (!warnings) return;
    if (whose === 'all') {
      const run = allInBatches(counts?.[readyFilters[letterType]] ?? 0);
      const title = `Generate ${letterNames[letterType].toLowerCase()} letters: ${run}?`;
      if (!(await confirm({ title, consequences: [runText, ...warnings] }))) return;
    } else if (selectionCount(selection) === 0) {
      const title = `The system will generate letters for the first ${LetterLimit} tenants. Continue?`;
      const consequences = [...readyWords(counts?.[readyFilters[letterType]]), ...warnings];
      if (!(await confirm({ title, consequences }))) return;
    } else if (!(await confirmDates(warnings))) return;
    if (letterType === 'follow_up') setDatingEnrollment(whose);
    else generate(whose, { letterType, tenantIds });
  }

  async function handleEnrollmentDate(enrollmentDate: Day): Promise<undefined> {
    const stored = await warningsOf('follow_up');
    if (!stored) return;
    const chosen = pastDateWarnings({ follow_up_letter_send_date: enrollmentDate }, today);
    const warnings = [...stored, ...chosen];
    // Keep the dialog open, so that No returns to the date.
    if (!(await confirmDates([...new Set(warnings)]))) return;
    setDatingEnrollment(null);
    generate(datingEnrollment, { letterType: 'follow_up', tenantIds, enrollmentDate });
  }

  function generate(whose: typeof datingEnrollment, request: LetterRequest) {
    if (whose === 'all') onGenerateAll?.({ ...request, tenantIds: [] });
    else onGenerate(request);
  }

  /** `null` when the dates could not be loaded. */
  async function warningsOf(letterType: LetterType) {
    if (facility) return letterWarnings(letterType, facility, today);
    const facilities = await getLetterDates?.({ letterType, tenantIds });
    return facilities === null ? null : letterWarningsOfEach(letterType, facilities ?? [], today);
  }

  const confirmDates = async (consequences: readonly string[]) =>
    consequences.length === 0 || (await confirm({ title: datesQuestion, consequences }));

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
              options={letterFilterKeys.map((key) => ({
                value: key,
                label: counts
                  ? `${letterFilterNames[key]} (${counts[key]})`
                  : letterFilterNames[key],
              }))}
              onValueChange={({ value }) => {
                const key = letterFilterKeys.find((it) => it === value);
                if (key) onFilterChange(key);
              }}
            />
          </div>
          {selected}
          <div className="al-mailing-letters">
            {letterTypes.map((letterType) => (
              <Button
                key={letterType}
                size="small"
                icon={<Mail />}
                loading={generating === letterType}
                disabled={tagged || !page || (generating !== null && generating !== letterType)}
                onClick={() => void handleLetters(letterType, 'chosen')}
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
        {previewHref && <PreviewLinks {...{ previewHref, tenantIds, counts }} />}
        <p className="al-mailing-note">
          Tenants with incomplete addresses are hidden in this view.
        </p>
        {preflight && <Preflight {...preflight} />}
        {onGenerateAll && counts && tenantIds.length === 0 && (
          <AllBatches
            counts={counts}
            disabled={tagged || !page || generating !== null}
            onAll={(letterType) => void handleLetters(letterType, 'all')}
          />
        )}
        {page && <p className="al-mailing-total">{page.pagination.total} total tenants</p>}
      </div>
      {tagged && (
        <Banner
          tone="warning"
          action={
            taggedHref ? (
              <LinkButton size="small" href={taggedHref}>
                {`Show ${tenantsInWords(taggedCount)} tagged`}
              </LinkButton>
            ) : (
              <span>{`${tenantsInWords(taggedCount)} tagged`}</span>
            )
          }
        >
          {taggedText}
        </Banner>
      )}
      <DataTable
        {...table}
        label="Tenants"
        columns={mailingColumns}
        getRowId={tenantId}
        getRowLabel={tenantName}
        emptyText="No tenants to show."
        {...(filter !== 'all' && { onFiltersClear: () => onFilterChange('all') })}
        {...(importHref &&
          counts?.all === 0 && {
            emptyAction: <LinkButton href={importHref}>Read in a rent roll</LinkButton>,
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
      <LateDialog
        of={enrollmentDateDialog}
        open={
          datingEnrollment !== null
            ? {
                initialDate: facility?.follow_up_letter_send_date ?? today,
                today,
                onClose: () => setDatingEnrollment(null),
                whose: facility ? `Facility ${facility.facility_number}` : `State ${state ?? ''}`,
                onSet: handleEnrollmentDate,
              }
            : null
        }
      />
    </Card>
  );
}

/** '60 are ready.' */
const readyWords = (count: number | undefined) =>
  count === undefined ? [] : [`${formatCount(count)} ${count === 1 ? 'is' : 'are'} ready.`];

const tenantId = (tenant: Tenant) => tenant.id;
