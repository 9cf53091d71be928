import type { Facility } from '@audit-letters/api-client';
import { Button, EmptyState, ErrorState, LinkButton, Skeleton } from '@audit-letters/ui';
import Building2 from 'lucide-react/icons/building-complex';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileUp from 'lucide-react/icons/file-up';
import MailCheck from 'lucide-react/icons/mail-check';
import Mails from 'lucide-react/icons/mails';
import UsersRound from 'lucide-react/icons/users-round';
import { LateDialog } from '../../page/LateDialog.tsx';
import { PageLayout } from '../../page/PageLayout.tsx';
import { facilityDialog, lettersSentDialog } from '../dialogs.ts';
import { FacilityOverviewCards } from './FacilityOverviewCards.tsx';
import type { FacilityScreenProps } from './facilityScreenProps.ts';

/** One facility: its dates, numbers, period and history (FAC-86, FAC-87). */
export function FacilityScreen({
  model,
  loadedAt,
  answers,
  links,
  undoImport,
  edit,
}: FacilityScreenProps) {
  if (model.status === 'no-facility') {
    return (
      <PageLayout title="Facility">
        <EmptyState
          icon={<Building2 />}
          title="There is no such facility."
          action={<LinkButton href={links.facilities}>Go to the facility list</LinkButton>}
        >
          It may have been deleted.
        </EmptyState>
      </PageLayout>
    );
  }
  if (model.status !== 'ready') {
    return (
      <PageLayout title="Facility">
        {model.status === 'loading' ? (
          <Skeleton lines={6} label="Loading the facility" />
        ) : (
          <ErrorState title={model.message} onRetry={model.retry} />
        )}
      </PageLayout>
    );
  }
  const { facility } = model.data;
  const { facility_number, account_name } = facility;
  const close = () => edit.onDialogChange(null);
  return (
    <PageLayout
      title={account_name ? `${facility_number} · ${account_name}` : facility_number}
      actions={<Actions facility={facility} links={links} edit={edit} />}
    >
      <FacilityOverviewCards
        overview={model.data}
        answers={answers}
        links={links}
        undoImport={undoImport}
        loadedAt={loadedAt}
        busy={model.refreshing}
      />
      <LateDialog
        of={facilityDialog}
        open={
          edit.dialog === 'dates'
            ? {
                facility,
                states: edit.states,
                today: edit.today,
                onSave: edit.onSave,
                onClose: close,
              }
            : null
        }
      />
      <LateDialog
        of={lettersSentDialog}
        open={
          edit.dialog === 'mailed'
            ? { facility, today: edit.today, onSave: edit.onSave, onClose: close }
            : null
        }
      />
    </PageLayout>
  );
}

type ActionsProps = Pick<FacilityScreenProps, 'links' | 'edit'> & { facility: Facility };

const Actions = ({ facility, links, edit }: ActionsProps) => (
  <>
    <Button icon={<CalendarDays />} onClick={() => edit.onDialogChange('dates')}>
      Set dates
    </Button>
    <Button icon={<MailCheck />} onClick={() => edit.onDialogChange('mailed')}>
      Mail dates
    </Button>
    <LinkButton icon={<UsersRound />} href={links.tenants(facility)}>
      View tenants
    </LinkButton>
    <LinkButton icon={<FileUp />} href={links.importTenants(facility)}>
      Upload tenants
    </LinkButton>
    <LinkButton variant="primary" icon={<Mails />} href={links.letters(facility)}>
      Send letters
    </LinkButton>
  </>
);
