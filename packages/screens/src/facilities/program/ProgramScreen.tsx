import type { Program, ProgramFacility } from '@audit-letters/api-client';
import { answersOf, formatCents, statusesOfFacility } from '@audit-letters/api-client/values';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  formatCount,
  formatDay,
  Nullable,
  Skeleton,
} from '@audit-letters/ui';
import Printer from 'lucide-react/icons/printer';
import { cityAndState } from '../../format/address.ts';
import { PageLayout } from '../../layout/PageLayout.tsx';
import { ExportButton, type ListExport } from '../../list/ListPanel.tsx';
import type { Loadable } from '../../loadable.ts';
import { ResultFunnel } from '../../results/ResultFunnel.tsx';
import { percentComplete, sumOf, sumOfFormer } from '../../results/results.ts';
import { StatusBar } from '../../results/StatusBar.tsx';
import { byState, premiumOf } from './byState.ts';

export interface ProgramScreenProps {
  /** The results of all facilities. */
  program: Loadable<Program>;
  /** The address of a facility. */
  facilityHref: (facility: ProgramFacility) => string;
  /** The workbook of the results. */
  exports: ListExport;
  /** Called to print the page. */
  onPrint: () => void;
}

/**
 * The results of the program, of each state and of each facility, one sheet per facility in print (FAC-111).
 * @calls facilities.program, exports.program, exports.downloadUrl
 */
export function ProgramScreen({ program, facilityHref, exports, onPrint }: ProgramScreenProps) {
  const data = program.status === 'ready' ? program.data : null;
  return (
    <PageLayout
      title="Program"
      actions={
        <>
          {data && (
            <span className="al-results-muted">All facilities on {formatDay(data.today)}</span>
          )}
          <ExportButton {...exports} disabled={!data} />
          <Button icon={<Printer />} onClick={onPrint} disabled={!data}>
            Print
          </Button>
        </>
      }
    >
      {program.status === 'loading' && <Skeleton lines={8} label="Loading the results" />}
      {program.status === 'failed' && (
        <ErrorState title={program.message} onRetry={program.retry} />
      )}
      {data && <Sheets facilities={data.facilities} facilityHref={facilityHref} />}
    </PageLayout>
  );
}

interface SheetsProps extends Pick<ProgramScreenProps, 'facilityHref'> {
  facilities: readonly ProgramFacility[];
}

function Sheets({ facilities, facilityHref }: SheetsProps) {
  const withTenants = facilities.filter(({ stats }) => stats.tenant_count > 0);
  const empty = facilities.filter(({ stats }) => stats.tenant_count === 0);
  if (withTenants.length === 0) {
    return <EmptyState title="No facility has tenants yet." />;
  }
  const all = sumOf(withTenants.map(({ stats }) => stats));
  const compared = withTenants.filter(({ former }) => former !== null).length;
  return (
    <>
      <div className="al-home-panels">
        <Card title="Tenants in program">
          <StatusBar table counts={statusesOfFacility(all)} />
        </Card>
        <Card title="From letters to payments">
          <ResultFunnel
            counts={all}
            former={sumOfFormer(withTenants.map(({ former }) => former))}
            premiumCents={premiumOf(withTenants)}
          />
          {compared > 0 && compared < withTenants.length && (
            <p className="al-results-muted">{`${compared} of ${withTenants.length} facilities can be compared with a period before: see below.`}</p>
          )}
        </Card>
      </div>
      <Card title="By state" padding="none">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard */}
        <section className="al-program-scroll" aria-label="Table by state" tabIndex={0}>
          <StateTable facilities={withTenants} />
        </section>
      </Card>
      <div className="al-program">
        {withTenants.map((facility) => (
          <Card key={facility.id} title={<a href={facilityHref(facility)}>{nameOf(facility)}</a>}>
            <StatusBar
              table
              label={`Tenants of ${facility.facility_number}`}
              counts={statusesOfFacility(facility.stats)}
            />
            <ResultFunnel
              counts={facility.stats}
              former={facility.former}
              premiumCents={facility.premium_cents}
            />
          </Card>
        ))}
      </div>
      {empty.length > 0 && (
        <p className="al-results-muted">Without tenants: {empty.map(nameOf).join(', ')}</p>
      )}
    </>
  );
}

const nameOf = ({ facility_number, account_name, city, state }: ProgramFacility) =>
  [facility_number, account_name ?? cityAndState({ city, state })].filter(Boolean).join(' · ');

const StateTable = ({ facilities }: Pick<SheetsProps, 'facilities'>) => {
  const states = byState(facilities);
  const isCompared = states.some(({ former }) => (former?.stats.tenant_count ?? 0) > 0);
  return (
    <table className="al-program-states">
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col" className="al-wide-only">
            Facilities
          </th>
          <th scope="col">Tenants</th>
          <th scope="col">
            <span className="al-visually-hidden">By status</span>
          </th>
          <th scope="col" className="al-wide-only">
            Answers
          </th>
          <th scope="col">Complete</th>
          {isCompared && (
            <th scope="col" className="al-wide-only">
              Period before
            </th>
          )}
          <th scope="col" className="al-wide-only">
            Charge Applied
          </th>
          <th scope="col" className="al-wide-only">
            Coverage Confirmed
          </th>
          <th scope="col">Premium per month</th>
        </tr>
      </thead>
      <tbody>
        {states.map(({ state, facilities, counts, former, premium_cents }) => (
          <tr key={state}>
            <th scope="row">{state}</th>
            <td className="al-wide-only">{formatCount(facilities)}</td>
            <td>{formatCount(counts.tenant_count)}</td>
            <td className="al-program-bar">
              <StatusBar
                size="small"
                label={`Tenants of ${state}`}
                counts={statusesOfFacility(counts)}
              />
            </td>
            <td className="al-wide-only">{formatCount(answersOf(counts))}</td>
            <td>{percentComplete(counts)}</td>
            {isCompared && (
              <td className="al-wide-only">
                <Nullable
                  short
                  value={
                    former && former.stats.tenant_count > 0 ? percentComplete(former.stats) : null
                  }
                />
              </td>
            )}
            <td className="al-wide-only">{formatCount(counts.charge_applied ?? 0)}</td>
            <td className="al-wide-only">{formatCount(counts.confirmed_payment)}</td>
            <td>{formatCents(premium_cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
