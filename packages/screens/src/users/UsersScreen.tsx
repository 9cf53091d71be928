import type { NewUser, Page, User } from '@audit-letters/api-client';
import { Button, DataTable, IconButton } from '@audit-letters/ui';
import { RefreshCw, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Loadable } from '../model/loadable.ts';
import type { SaveResult } from '../model/saveResult.ts';
import { listTable } from '../page/listTable.tsx';
import { PageLayout } from '../page/PageLayout.tsx';
import { UserDetail } from './UserDetail.tsx';
import { UserDialog } from './UserDialog.tsx';
import { type UserActions, userColumns } from './userColumns.tsx';
import type { UserSaveResult, UserUpdate } from './userSave.ts';

export interface UsersScreenProps {
  users: Loadable<Page<User>>;
  /** Admins see all accounts and may add some; monitors see the managers' accounts. */
  viewer: 'admin' | 'monitor';
  /** The address that 'Send Password' names. */
  portalAddress: string;
  onPageChange: (page: number) => void;
  onRefresh: () => void;
  onAdd: (user: NewUser) => Promise<SaveResult>;
  onUpdate: (update: UserUpdate) => Promise<UserSaveResult>;
  onDelete: (event: { user: User }) => void;
}

/** Everyone who can sign in, one row each (USR-4). */
export function UsersScreen(props: UsersScreenProps) {
  const { viewer, portalAddress } = props;
  const [edited, setEdited] = useState<User | 'new' | null>(null);
  const actions: UserActions = {
    edit: (user) => setEdited(user),
    remove: (user) => props.onDelete({ user }),
    portalAddress: () => portalAddress,
  };

  return (
    <PageLayout
      title="Manage Users"
      actions={
        <>
          <IconButton
            variant="secondary"
            label="Refresh"
            icon={<RefreshCw />}
            onClick={props.onRefresh}
          />
          {viewer === 'admin' && (
            <Button variant="primary" icon={<UserPlus />} onClick={() => setEdited('new')}>
              Add User
            </Button>
          )}
        </>
      }
    >
      <DataTable
        {...listTable(props.users, props)}
        label="Users"
        columns={userColumns}
        getRowId={userId}
        getRowLabel={username}
        actions={actions}
        emptyText="No users to show."
        height={475}
        renderDetail={renderDetail}
      />
      {edited && (
        <UserDialog
          key={edited === 'new' ? 'new' : edited.id}
          user={edited === 'new' ? null : edited}
          mayGrant={viewer === 'admin'}
          onAdd={props.onAdd}
          onUpdate={props.onUpdate}
          onClose={() => setEdited(null)}
        />
      )}
    </PageLayout>
  );
}

const userId = (user: User) => user.id;
const username = (user: User) => user.username;
const renderDetail = (user: User, { portalAddress }: UserActions) => (
  <UserDetail user={user} portalAddress={portalAddress()} />
);
