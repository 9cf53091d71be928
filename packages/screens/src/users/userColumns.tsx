import type { User } from '@audit-letters/api-client';
import { Badge, CheckMark, type DataTableColumn, IconButton, StatusDot } from '@audit-letters/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { activityOf } from './activity.ts';

/** What the cells and the detail of a user row may do. */
export interface UserActions {
  edit: (user: User) => void;
  remove: (user: User) => void;
  portalAddress: () => string;
}

export const userColumns: readonly DataTableColumn<User, UserActions>[] = [
  {
    key: 'username',
    header: 'Username',
    rowHeader: true,
    priority: 'high',
    cell: (user) => (
      <span className="al-username">
        {user.username}
        {user.is_admin && <Badge tone="accent">Admin</Badge>}
        {user.is_monitor && <Badge tone="info">Monitor</Badge>}
      </span>
    ),
  },
  {
    key: 'activity',
    header: 'Activity',
    cell: (user) => <StatusDot {...activityOf(user)} />,
  },
  {
    key: 'facility',
    header: 'Facility',
    align: 'center',
    cell: (user) => <CheckMark checked={user.facility !== null} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    headerHidden: true,
    hideable: false,
    noClick: true,
    align: 'end',
    cell: (user, { edit, remove }) => (
      <span className="al-row-actions">
        <IconButton
          size="small"
          label={`Edit ${user.username}`}
          icon={<Pencil />}
          onClick={() => edit(user)}
        />
        <IconButton
          size="small"
          label={`Delete ${user.username}`}
          icon={<Trash2 />}
          onClick={() => remove(user)}
        />
      </span>
    ),
  },
];
