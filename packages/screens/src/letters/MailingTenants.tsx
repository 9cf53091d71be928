import type { Tenant } from '@audit-letters/api-client';
import {
  LetterFilterKeys,
  LetterLimit,
  LetterTypes,
  letterFilterName,
  letterNames,
} from '@audit-letters/api-client/values';
import {
  Button,
  Card,
  DataTable,
  Dialog,
  IconButton,
  LinkButton,
  laterDialog,
  Select,
  Stack,
} from '@audit-letters/ui';
import Mail from 'lucide-react/icons/mail';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { tenantName } from '../format/tenant.ts';
import { selectableTable } from '../list/listTable.tsx';
import { AllBatches } from './checks/AllBatches.tsx';
import { WhatToFix } from './checks/WhatToFix.tsx';
import { busyText, busyWith, isDating } from './lettersStep.ts';
import { mailingColumns } from './mailingColumns.tsx';
import { LettersQuestion } from './question/LettersQuestion.tsx';
import type { MailingModel, SendLettersScreenProps } from './sendLetters.ts';
import { TaggedBanner } from './TaggedBanner.tsx';

const EnrollmentDateDialog = laterDialog(() =>
  import('../form/EnrollmentDateDialog.tsx').then((it) => it.EnrollmentDateDialog),
);

interface MailingTenantsProps extends SendLettersScreenProps {
  mailing: Exclude<MailingModel, { status: 'nothing-chosen' }>;
}

/** The tenants of the chosen facility or state, with a button for each type of letter. */
export function MailingTenants({ mailing, ...props }: MailingTenantsProps) {
  const { filter, selection, step, today, facility, whatToFix } = props;
  const { onFilterChange, onPageChange, onRefresh, onSelectionChange, onLetters } = props;
  const [limitReached, setLimitReached] = useState(false);
  const { counts } = mailing;
  const page = mailing.status === 'ready' ? mailing.data : null;
  // The counts cover all pages. Without them, count the rows of this page.
  const taggedRows = page?.data.filter((tenant) => tenant.tagged_for_removal).length ?? 0;
  const taggedCount = counts?.tagged_for_removal ?? taggedRows;
  const tagged = taggedCount > 0 || taggedRows > 0;
  const { selected, table } = selectableTable(mailing, {
    onPageChange,
    onRefresh,
    selection,
    onSelectionChange,
  });
  const busy = busyWith(step);
  const tenantIds = selection.kind === 'ids' ? [...selection.ids] : [];

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
          <Stack direction="row" gap="small">
            {LetterTypes.map((letterType) => (
              <Button
                key={letterType}
                size="small"
                icon={<Mail />}
                loading={busy === letterType}
                disabled={tagged || !page}
                disabledReason={busy === null || busy === letterType ? undefined : busyText(step)}
                onClick={() => onLetters({ letterType, all: false })}
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
          </Stack>
        </>
      }
    >
      <div className="al-mailing-bar">
        <p className="al-muted">Tenants with incomplete addresses are hidden in this view.</p>
        {whatToFix && <WhatToFix {...whatToFix} />}
        {props.offersAll && counts && tenantIds.length === 0 && (
          <AllBatches
            counts={counts}
            disabled={tagged || !page || busy !== null}
            onAll={({ letterType }) => onLetters({ letterType, all: true })}
          />
        )}
        <p className="al-mailing-total" aria-live="polite">
          {busyText(step) ?? (page && `${page.pagination.total} total tenants`)}
        </p>
      </div>
      {tagged && <TaggedBanner {...props} count={taggedCount} />}
      <DataTable
        {...table}
        label="Tenants"
        columns={mailingColumns}
        getRowId={tenantId}
        getRowLabel={tenantName}
        emptyText="No tenants to show."
        {...(filter !== 'all' && { onFiltersClear: () => onFilterChange({ filter: 'all' }) })}
        {...(props.importHref &&
          counts?.all === 0 && {
            emptyAction: <LinkButton href={props.importHref}>Import a rent roll</LinkButton>,
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
      {isDating(step) && (
        <EnrollmentDateDialog
          initialDate={facility?.follow_up_letter_send_date ?? today}
          today={today}
          dates={facility}
          onClose={props.onClose}
          place={facility ? `Facility ${facility.facility_number}` : `State ${props.state ?? ''}`}
          onSet={async (change) => {
            await props.onEnrollmentDate(change);
            return undefined;
          }}
        />
      )}
      {step.name === 'question' && (
        <LettersQuestion
          key={step.question.digest}
          {...step}
          tenantHref={props.tenantHref}
          datesHref={props.datesHref}
          onYes={props.onYes}
          onNo={props.onClose}
        />
      )}
    </Card>
  );
}

const limitText =
  `In an effort to conserve system resources, only ${LetterLimit} tenants may be selected at a time. If you need ` +
  `to download letters for more tenants, then you will need to download the letters in batches of ${LetterLimit}.`;

const tenantId = (tenant: Tenant) => tenant.id;
