import type {
  Day,
  Tenant,
  TenantEvent,
  TenantLetter,
  TenantOverview,
} from '@audit-letters/api-client';
import {
  addressFault,
  isChargeToChange,
  isOfAnotherState,
  isUsAddress,
  letterNames,
  mayBeCharged,
  planInShort,
} from '@audit-letters/api-client/values';
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  EmptyState,
  formatDay,
  LinkButton,
  Nullable,
  useLoadLater,
} from '@audit-letters/ui';
import Pencil from 'lucide-react/icons/pencil';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { cityLine } from '../../format/address.ts';
import { MailLink, PhoneLink } from '../../format/contactLinks.tsx';
import { formatMoment, mailedDay } from '../../format/dates/moment.ts';
import { facilityInWords } from '../../format/facility.ts';
import { tenantName, unitsLine } from '../../format/tenant.ts';
import { Loaded, NotLoaded } from '../../layout/Loaded.tsx';
import { PageLayout } from '../../layout/PageLayout.tsx';
import type { Loadable } from '../../loadable.ts';
import { answerName } from '../edit/answers.ts';
import { TenantDialog } from '../edit/tenantDialogs.ts';
import type { StatusChange, TenantSave, TenantSaveResult } from '../edit/tenantSave.ts';
import { TenantEvents } from '../history/TenantHistory.tsx';
import { AnswerCard } from './AnswerCard.tsx';

/** A tenant page: the tenant, or none with this id. */
export type TenantPageModel = Loadable<TenantOverview> | { status: 'no-tenant' };

export interface TenantScreenProps {
  /** The tenant with the letters. */
  model: TenantPageModel;
  /** The current date at the office. */
  today: Day;
  /** The addresses that the page links to. */
  links: TenantPageLinks;
  /** Whether the edit dialog is open at first. */
  defaultEditing?: boolean;
  /** The edit dialog closes. */
  onEditClose?: () => void;
  /** The history of the tenant; omitted if the server keeps no history. */
  history?: Loadable<readonly TenantEvent[]> | undefined;
  /** Withdraws a letter that is not mailed (LET-108). Without it there is no such button. */
  onWithdraw?: (letter: TenantLetter) => void;
  /** Saves an answer. */
  onStatusSave: (change: StatusChange) => Promise<TenantSaveResult>;
  /** Saves the record. */
  onTenantSave: (save: TenantSave) => Promise<TenantSaveResult>;
}

/** The addresses of a tenant page. */
export interface TenantPageLinks {
  /** The tenant list. */
  tenants: string;
  /** The page of another tenant. */
  tenant: (id: number) => string;
  /** The facility of the tenant. */
  facility: (tenant: Tenant) => string;
  /** The page of a letter in its PDF. */
  letter: (letter: TenantLetter) => string;
  /** The PDF of an entry of the history. */
  file: (filename: string) => string;
}

/**
 * One tenant: the answer, the address, charge and payment, letters, notes and history (TEN-140).
 * @calls tenants.overview, tenants.update, tenants.setStatus, tenants.history, letters.downloadUrl,
 * letters.withdraw
 */
export function TenantScreen(props: TenantScreenProps) {
  const { model, today, links, history } = props;
  useLoadLater([TenantDialog]);
  const [editing, setEditing] = useState(props.defaultEditing ?? false);
  if (model.status !== 'ready') {
    return (
      <PageLayout title="Tenant">
        {model.status === 'no-tenant' ? (
          <EmptyState
            icon={<UserRound />}
            title="There is no such tenant."
            action={<LinkButton href={links.tenants}>Go to the tenant list</LinkButton>}
          >
            The tenant may have been deleted or archived.
          </EmptyState>
        ) : (
          <NotLoaded of={model} lines={6} label="Loading the tenant" />
        )}
      </PageLayout>
    );
  }
  const { tenant, account_name, coverages, letters, same_lease_ids } = model.data;
  const nameAndUnits = `${tenantName(tenant)} · ${unitsLine(tenant)}`;
  return (
    <PageLayout
      title={nameAndUnits}
      actions={
        <Button variant="primary" icon={<Pencil />} onClick={() => setEditing(true)}>
          Edit
        </Button>
      }
    >
      <div className="al-tenant-page al-page-columns" aria-busy={model.refreshing}>
        <div>
          <AnswerCard tenant={tenant} coverages={coverages} onStatusSave={props.onStatusSave} />
        </div>
        <div>
          <Card title="Phone and e-mail">
            <DescriptionList
              items={[
                {
                  term: 'Phone',
                  value: tenant.phone ? <PhoneLink phone={tenant.phone} /> : nothing,
                },
                {
                  term: 'Email',
                  value: tenant.email ? <MailLink email={tenant.email} /> : nothing,
                },
              ]}
            />
          </Card>
          <Card title="Address">
            <address>
              {tenant.address}
              <br />
              {cityLineOf(tenant)}
              {tenant.country && <br />}
              {tenant.country}
            </address>
            <p>{reachText(tenant)}</p>
          </Card>
          <Card title="Charge and payment">
            <DescriptionList
              items={[
                { term: 'Answer', value: answerName(tenant, coverages) },
                ...(mayBeCharged(tenant)
                  ? [{ term: 'Charge applies from', value: dayOf(tenant.charge_apply_date) }]
                  : []),
                ...(isChargeToChange(tenant)
                  ? [{ term: 'Charge to change', value: chargedPlan(tenant) }]
                  : []),
                { term: 'Charge applied', value: dayOf(tenant.charge_applied_date) },
                { term: 'Charge confirmed', value: dayOf(tenant.charge_confirmed_date) },
                { term: 'Payment confirmed', value: dayOf(tenant.payment_confirmed_date) },
              ]}
            />
          </Card>
          <Card title="Unit and rent">
            <DescriptionList
              items={[
                {
                  term: 'Facility',
                  value: (
                    <a href={links.facility(tenant)}>
                      {facilityInWords({ ...tenant, account_name })}
                    </a>
                  ),
                },
                { term: 'Units', value: unitsLine(tenant) },
                ...(same_lease_ids.length > 0
                  ? [
                      {
                        term: 'Same name, address and unit',
                        value: same_lease_ids.map((id) => (
                          <div key={id}>
                            <a href={links.tenant(id)}>{nameAndUnits}</a>
                          </div>
                        )),
                      },
                    ]
                  : []),
                ...(tenant.tagged_for_removal
                  ? [{ term: 'Tag', value: <Badge tone="warning">Tagged for removal</Badge> }]
                  : []),
                { term: 'Moved in', value: dayOf(tenant.move_in_date) },
                { term: 'Billing date', value: dayOf(tenant.billing_date) },
              ]}
            />
          </Card>
        </div>
        <div>
          <Card title="Letters" padding={letters.length > 0 ? 'none' : 'medium'}>
            {letters.length === 0 ? (
              <p>No letters yet.</p>
            ) : (
              <ul className="al-period-list al-lines">
                {letters.map((letter) => (
                  <li key={letter.filename}>
                    <span>
                      <a href={links.letter(letter)} target="_blank" rel="noopener">
                        {`${letterNames[letter.letter_type]} letter, page ${letter.page}`}
                      </a>
                      <span className="al-note">generated {formatMoment(letter.save_time)}</span>
                    </span>
                    {letter.mail_time ? (
                      <span className="al-note">
                        Mailed {formatDay(mailedDay(letter.mail_time))}
                      </span>
                    ) : (
                      <>
                        <Badge tone="warning">Not mailed</Badge>
                        {props.onWithdraw && (
                          <Button size="small" onClick={() => props.onWithdraw?.(letter)}>
                            Withdraw this letter
                          </Button>
                        )}
                      </>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <Card title="Notes">
            <DescriptionList
              layout="stacked"
              items={[
                noteItem('Note', 'note', tenant, history),
                noteItem('Monitor note', 'monitor_note', tenant, history),
              ]}
            />
          </Card>
          {history && (
            <Card title="History" padding={hasRows(history) ? 'none' : 'medium'}>
              <Loaded of={history} lines={3} label="Loading the history">
                {(events) => <TenantEvents events={events} fileHref={links.file} />}
              </Loaded>
            </Card>
          )}
        </div>
      </div>
      {editing && (
        <TenantDialog
          tenant={tenant}
          viewer="staff"
          coverages={coverages}
          today={today}
          onSave={props.onTenantSave}
          onClose={() => {
            setEditing(false);
            props.onEditClose?.();
          }}
        />
      )}
    </PageLayout>
  );
}

/** A note with its author and time, where the history has them. */
function noteItem(
  term: string,
  field: 'note' | 'monitor_note',
  tenant: Tenant,
  history: TenantScreenProps['history'],
) {
  const text = tenant[field];
  const events = history?.status === 'ready' ? history.data : [];
  const written = events.find(({ fields }) => fields.includes(field));
  if (!text || !written) return { term, value: text || nothing };
  return {
    term,
    value: (
      <>
        {text}
        <span className="al-tenant-note-author al-small-note">
          {written.user ?? 'a deleted account'}, {formatMoment(written.at)}
        </span>
      </>
    ),
  };
}

const hasRows = (history: Loadable<readonly TenantEvent[]>) =>
  history.status === 'ready' && history.data.length > 0;

const nothing = <Nullable short value={null} />;
const dayOf = (day: Day | null) => (day ? formatDay(day) : nothing);

/** The coverage that is still charged. */
const chargedPlan = ({ charged_coverage }: Tenant) =>
  charged_coverage ? `from ${planInShort(charged_coverage)}` : nothing;

const cityLineOf = ({ city, state, zip_code }: Tenant) =>
  cityLine({ city: city ?? '', state: state ?? '', zip_code: zip_code ?? '' });

/** Whether letters reach the tenant, or what is missing or wrong in the address. */
function reachText(tenant: Tenant): string {
  const fault = addressFault(tenant);
  if (fault) return `No letter reaches this address: ${fault}.`;
  const { state, zip_code } = tenant;
  return isUsAddress(tenant) && isOfAnotherState(state ?? '', zip_code ?? '')
    ? `Letters reach this address, but the ZIP code ${zip_code} is not in ${state}.`
    : 'Letters reach this address.';
}
