import type { Day, Facility, FacilityOverview } from '@audit-letters/api-client';
import { moveOutsConfirmedOn } from '@audit-letters/api-client/values';
import { Button, EmptyState, LinkButton, useLoadLater } from '@audit-letters/ui';
import Building2 from 'lucide-react/icons/building-complex';
import CalendarDays from 'lucide-react/icons/calendar-days';
import DoorOpen from 'lucide-react/icons/door-open';
import FileUp from 'lucide-react/icons/file-up';
import MailCheck from 'lucide-react/icons/mail-check';
import Mails from 'lucide-react/icons/mails';
import Pencil from 'lucide-react/icons/pencil';
import UsersRound from 'lucide-react/icons/users-round';
import { NotLoaded } from '../../layout/Loaded.tsx';
import { PageLayout } from '../../layout/PageLayout.tsx';
import type { Loadable } from '../../loadable.ts';
import { FacilityDialog, facilityDialogs, LettersSentDialog } from '../edit/facilityDialogs.ts';
import type { FacilitySave, FacilitySaveResult } from '../edit/facilitySave.ts';
import {
  FacilityOverviewCards,
  type FacilityOverviewCardsProps,
} from './FacilityOverviewCards.tsx';

/** A facility page: the facility, or none with this id. */
export type FacilityPageModel = Loadable<FacilityOverview> | { status: 'no-facility' };

/** The dialogs of the page (FAC-91). */
export type FacilityPageDialog = 'edit' | 'dates' | 'mailed';

export interface FacilityScreenProps
  extends Pick<FacilityOverviewCardsProps, 'loadedAt' | 'answers' | 'links' | 'undoImport'> {
  /** The facility with its period and timeline. */
  model: FacilityPageModel;
  /** Asks about the tagged tenants and confirms the move-outs. */
  onMoveOutsConfirm: (event: { facility: Facility }) => void;
  /** The open dialog and what it needs. */
  edit: {
    /** The open dialog. */
    dialog: FacilityPageDialog | null;
    /** The current date at the office. */
    today: Day;
    /** The user opens or closes a dialog. */
    onDialogChange: (change: { dialog: FacilityPageDialog | null }) => void;
    /** Saves the facility. */
    onSave: (change: FacilitySave) => Promise<FacilitySaveResult>;
  };
}

/**
 * One facility: its dates, numbers, period and history (FAC-87).
 * @calls facilities.overview, facilities.answers, facilities.update, undo.restore, letters.downloadUrl,
 * archives.downloadUrl
 */
export function FacilityScreen({
  model,
  loadedAt,
  answers,
  links,
  undoImport,
  onMoveOutsConfirm,
  edit,
}: FacilityScreenProps) {
  useLoadLater(facilityDialogs);
  if (model.status !== 'ready') {
    return (
      <PageLayout title="Facility">
        {model.status === 'no-facility' ? (
          <EmptyState
            icon={<Building2 />}
            title="There is no such facility."
            action={<LinkButton href={links.facilities}>Go to the facility list</LinkButton>}
          >
            It may have been deleted.
          </EmptyState>
        ) : (
          <NotLoaded of={model} lines={6} label="Loading the facility" />
        )}
      </PageLayout>
    );
  }
  const { facility, tagged } = model.data;
  const { facility_number, account_name } = facility;
  const close = () => edit.onDialogChange({ dialog: null });
  return (
    <PageLayout
      title={account_name ? `${facility_number} · ${account_name}` : facility_number}
      actions={
        <Actions
          facility={facility}
          tagged={tagged}
          links={links}
          edit={edit}
          onMoveOutsConfirm={onMoveOutsConfirm}
        />
      }
    >
      <FacilityOverviewCards
        overview={model.data}
        answers={answers}
        links={links}
        undoImport={undoImport}
        loadedAt={loadedAt}
        busy={model.refreshing}
      />
      {(edit.dialog === 'edit' || edit.dialog === 'dates') && (
        <FacilityDialog
          facility={facility}
          today={edit.today}
          atDates={edit.dialog === 'dates'}
          onSave={edit.onSave}
          onClose={close}
        />
      )}
      {edit.dialog === 'mailed' && (
        <LettersSentDialog
          facility={facility}
          today={edit.today}
          onSave={edit.onSave}
          onClose={close}
        />
      )}
    </PageLayout>
  );
}

type ActionsProps = Pick<FacilityScreenProps, 'links' | 'edit' | 'onMoveOutsConfirm'> & {
  facility: Facility;
  tagged: number | undefined;
};

const Actions = ({ facility, tagged = 0, links, edit, onMoveOutsConfirm }: ActionsProps) => (
  <>
    <Button icon={<Pencil />} onClick={() => edit.onDialogChange({ dialog: 'edit' })}>
      Edit
    </Button>
    {(tagged > 0 || hasOpenMoveOuts(facility)) && (
      <Button icon={<DoorOpen />} onClick={() => onMoveOutsConfirm({ facility })}>
        {hasOpenMoveOuts(facility) ? 'Confirm move-outs' : 'Set to Moved Out'}
      </Button>
    )}
    <Button icon={<CalendarDays />} onClick={() => edit.onDialogChange({ dialog: 'dates' })}>
      Set dates
    </Button>
    <Button icon={<MailCheck />} onClick={() => edit.onDialogChange({ dialog: 'mailed' })}>
      Mail dates
    </Button>
    <LinkButton icon={<UsersRound />} href={links.tenants(facility)}>
      View tenants
    </LinkButton>
    <LinkButton icon={<FileUp />} href={links.importTenants(facility)}>
      Import tenants
    </LinkButton>
    <LinkButton variant="primary" icon={<Mails />} href={links.letters(facility)}>
      Send letters
    </LinkButton>
  </>
);

/** Whether neither staff nor the manager have confirmed the move-outs. */
const hasOpenMoveOuts = (facility: Facility) =>
  facility.tenant_count > 0 && moveOutsConfirmedOn(facility) === null;
