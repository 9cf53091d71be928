import type {
  ImportComparison,
  ImportDifference,
  ImportDifferenceKind,
  ImportResult,
} from '@audit-letters/api-client';
import { Banner, Button, formatCount, Stack } from '@audit-letters/ui';
import { counted, plural } from '../format/counted.ts';
import { choiceNames } from './importChoices.ts';

export type ImportChangesProps = Pick<
  ImportResult,
  'comparisons' | 'differences' | 'applied_count'
>;

/** Whether the facilities of the file had tenants to compare it with. */
export const hasChanges = ({ comparisons = [] }: ImportChangesProps) => comparisons.length > 0;

/** Warnings of files that may be another facility's (IMP-36). */
export const ImportWarnings = ({ comparisons = [], other_facility }: ImportResult) =>
  [
    ...(other_facility ? [other_facility] : []),
    ...comparisons.filter((each) => each.is_suspicious).map(warningOf),
  ].map((warning) => (
    <Banner key={warning} tone="warning" role="note">
      {warning}
    </Banner>
  ));

/** The file compared with the tenants of each facility before it (IMP-39). */
export const ImportSummary = ({ comparisons = [] }: ImportChangesProps) => (
  <ul className="al-import-result">
    {comparisons.map((each) => (
      <li key={each.facility_number}>
        <strong>{each.facility_number}</strong> had {counted(each.tenants_before, 'tenant')}:{' '}
        {inWords(each)}
      </li>
    ))}
  </ul>
);

/** '1,000 of the 2,500 tenants who changed or are gone are listed.'; nothing if all are. */
export function ListedChanges(result: ImportChangesProps) {
  const listed = (result.differences ?? []).filter(({ kind }) => kind !== 'new').length;
  const total = countOf(result, 'changed') + countOf(result, 'gone');
  return (
    listed < total && (
      <p className="al-import-rows al-note">
        {`${formatCount(listed)} of the ${formatCount(total)} tenants who changed or are gone are listed. Preview the file again after the import for the others.`}
      </p>
    )
  );
}

/** The comparison after an import, with the names on request. */
export const ImportChanges = ({
  applied_count = 0,
  onPreviewAgain,
  ...result
}: ImportChangesProps & {
  /** Called to preview the file again. */
  onPreviewAgain: () => void;
}) => (
  <Stack gap="small" className="al-import-changes">
    <ImportSummary {...result} />
    {kinds.map((kind) => (
      <Names
        key={kind}
        kind={kind}
        tenants={(result.differences ?? []).filter((tenant) => tenant.kind === kind)}
        total={countOf(result, kind)}
      />
    ))}
    <p className="al-import-rows al-note">
      {applied_count > 0
        ? `${counted(applied_count, 'tenant was', 'tenants were')} changed as chosen. The others keep their values.`
        : 'Nobody was changed. To take changes over, preview the file again.'}
    </p>
    {applied_count === 0 && <Button onClick={onPreviewAgain}>Preview again</Button>}
  </Stack>
);

const kinds = ['changed', 'gone', 'new'] as const satisfies readonly ImportDifferenceKind[];

const countOf = ({ comparisons = [] }: ImportChangesProps, kind: ImportDifferenceKind) =>
  comparisons.reduce((sum, each) => sum + each[`${kind}_count`], 0);

const inWords = ({
  new_count,
  changed_count,
  gone_count,
  same_count,
  same_without_street_count = 0,
}: ImportComparison) =>
  [
    new_count > 0 && `${formatCount(new_count)} new`,
    changed_count > 0 && `${formatCount(changed_count)} changed`,
    gone_count > 0 && `${formatCount(gone_count)} gone`,
    same_count > 0 &&
      `${formatCount(same_count)} unchanged${
        same_without_street_count > 0
          ? ` (${formatCount(same_without_street_count)} without a street: kept as ${plural(same_without_street_count, 'it is', 'they are')})`
          : ''
      }`,
  ]
    .filter(Boolean)
    .join(', ');

const warningOf = ({
  facility_number,
  tenants_before,
  gone_count: gone,
  renamed_count: renamed,
}: ImportComparison) => {
  const clauses = [
    gone > 0 && `${counted(gone, 'is', 'are')} not in this file`,
    renamed > 0 &&
      `${counted(renamed, 'has', 'have')} another name in ${gone > 0 ? 'it' : 'this file'}`,
  ].filter(Boolean);
  return `Of the ${counted(tenants_before, 'tenant')} of ${facility_number}, ${clauses.join(' and ')}. Check that it is not the file of another facility.`;
};

interface NamesProps {
  /** The difference that the tenants have in common. */
  kind: ImportDifferenceKind;
  /** The tenants that the server names. */
  tenants: readonly ImportDifference[];
  /** The number of all of them. */
  total: number;
}

const Names = ({ kind, tenants, total }: NamesProps) =>
  tenants.length > 0 && (
    <details className="al-import-names">
      <summary>{`Names of ${formatCount(total)} ${kind}`}</summary>
      <ul>
        {tenants.map(({ name, unit, facility_number, fields }) => (
          <li key={`${facility_number} ${unit} ${name}`}>
            {name}
            <span className="al-muted">{` ${[unit, ...fields.map((field) => `other ${choiceNames[field].what.toLowerCase()}`)].filter(Boolean).join(', ')}`}</span>
          </li>
        ))}
        {total > tenants.length && <li>{`and ${formatCount(total - tenants.length)} more`}</li>}
      </ul>
    </details>
  );
