import type { User } from '@audit-letters/api-client';
import {
  actionsOf,
  Badge,
  CheckMark,
  type DataTableColumn,
  IconButton,
  Nullable,
  StatusDot,
} from '@audit-letters/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { activityOf, type LastActivity } from './activity.ts';

/** The actions of a user row. */
export interface UserActions {
  /** Opens the edit dialog. */
  edit: (user: User) => void;
  /** Asks to delete the account. */
  remove: (user: User) => void;
  /** Whether it is the account of the viewer. */
  isOwn: (user: User) => boolean;
  /** The address of the portal. */
  portalAddress: () => string;
  /** The address of the sessions of the account; for admins. */
  securityHref?: (user: User) => string;
  /** Makes a link with which the user chooses a password. */
  makeLink?: (event: { user: User }) => void;
  /** Asks to remove the second factors of the account; for admins. */
  resetFactors?: (event: { user: User }) => void;
}

export const userColumns: readonly DataTableColumn<User, UserActions>[] = [
  {
    id: 'username',
    header: 'Username',
    size: 260,
    meta: { rowHeader: true, priority: 'high' },
    cell: ({ row: { original: user } }) => (
      <span className="al-username" title={user.email}>
        <span>{user.username}</span>
        {user.is_admin && <Badge tone="info">Admin</Badge>}
        {user.is_monitor && <Badge tone="neutral">Monitor</Badge>}
        {hasOwnEmail(user) && <span className="al-muted">{user.email}</span>}
      </span>
    ),
  },
  {
    id: 'name',
    header: 'Name',
    size: 150,
    cell: ({ row }) => <Nullable short value={displayName(row.original)} />,
  },
  {
    id: 'activity',
    header: 'Activity',
    size: 150,
    cell: ({ row }) => <ActivityDot {...activityOf(row.original)} />,
  },
  {
    id: 'facility',
    header: 'Facility',
    size: 110,
    meta: { align: 'center' },
    cell: ({ row: { original } }) =>
      original.facility && (
        <span className="al-user-facility">
          <CheckMark />
          {original.facility.facility_number}
        </span>
      ),
  },
  {
    id: 'actions',
    header: 'Actions',
    size: 88,
    enableHiding: false,
    meta: { headerHidden: true, noClick: true, align: 'end' },
    cell: ({ row: { original: user }, table }) => (
      <span className="al-row-actions">
        <IconButton
          size="small"
          data-row-key="e"
          label={`Edit ${user.username}`}
          icon={<Pencil />}
          onClick={() => actionsOf(table).edit(user)}
        />
        <IconButton
          size="small"
          label={`Delete ${user.username}`}
          icon={<Trash2 />}
          disabledReason={
            actionsOf(table).isOwn(user)
              ? 'You are signed in with this account. Another administrator can delete it.'
              : undefined
          }
          onClick={() => actionsOf(table).remove(user)}
        />
      </span>
    ),
  },
];

/** The real name, or the contact of the facility. */
const displayName = ({ real_name, facility }: User) => real_name || facility?.contact_name || null;

/** Whether neither the username nor the facility's contact in the detail row says the email (USR-4). */
const hasOwnEmail = ({ username, email, facility }: User) =>
  email !== facility?.email && !includes(email, username);

const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

const activityDots = {
  active: { tone: 'success', word: 'Active' },
  recent: { tone: 'warning', word: 'Recent' },
  offline: { tone: 'neutral', word: 'Offline' },
  rogue: { tone: 'danger', word: 'Rogue' },
} as const;

/** A dot named, for example, 'Offline, 2 hours ago', and the time in words; '--' for a user without activity. */
function ActivityDot(last: LastActivity) {
  if (last.activity === 'never') return <Nullable short value={null} />;
  const { tone, word } = activityDots[last.activity];
  return (
    <span className="al-last-active">
      <StatusDot tone={tone} label={`${word}, ${last.ago}`} />
      {/* The name of the dot already has these words. */}
      <span aria-hidden className="al-muted">
        {last.ago}
      </span>
    </span>
  );
}
