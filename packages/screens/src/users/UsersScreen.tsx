import type { NewUser, Page as PageOf, User, UserChanges } from '@audit-letters/api-client';
import { Button, DataTable, IconButton, TableFooter } from '@audit-letters/ui';
import { RefreshCw, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Loadable } from '../model/loadable.ts';
import type { Outcome } from '../model/outcome.ts';
import { Page } from '../page/Page.tsx';
import { shownPage } from '../page/shownPage.ts';
import { UserDetail } from './UserDetail.tsx';
import { UserDialog } from './UserDialog.tsx';
import { type UserActions, userColumns } from './userColumns.tsx';

export interface UsersScreenProps {
  users: Loadable<PageOf<User>>;
  /** Admins see all accounts and may add some; monitors see the managers' accounts. */
  viewer: 'admin' | 'monitor';
  /** The address that 'Send Password' names. */
  portalAddress: string;
  onPageChange: (page: number) => void;
  onRefresh: () => void;
  onAdd: (user: NewUser) => Promise<Outcome>;
  onUpdate: (update: { user: User; changes: UserChanges }) => Promise<Outcome>;
  onDelete: (event: { user: User }) => void;
}

/** Everyone who can sign in, one row each (Tenants and people spec §2, Manage Users). */
export function UsersScreen(props: UsersScreenProps) {
  const { users, viewer, portalAddress } = props;
  const [edited, setEdited] = useState<User | 'new' | null>(null);
  const page = users.status === 'ready' ? users.data : null;
  const actions: UserActions = {
    edit: (user) => setEdited(user),
    remove: (user) => props.onDelete({ user }),
    portalAddress: () => portalAddress,
  };

  return (
    <Page
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
        label="Users"
        columns={userColumns}
        rows={page?.data ?? noUsers}
        getRowId={userId}
        getRowLabel={username}
        actions={actions}
        loading={users.status === 'loading' || (users.status === 'ready' && users.refreshing)}
        error={users.status === 'failed' ? users.message : page && staleMessage(users)}
        onRetry={users.status === 'failed' ? users.retry : props.onRefresh}
        emptyText="No users to show."
        height={475}
        renderDetail={renderDetail}
        footer={
          page && <TableFooter {...shownPage(page.pagination)} onPageChange={props.onPageChange} />
        }
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
    </Page>
  );
}

const noUsers: readonly User[] = [];
const userId = (user: User) => user.id;
const username = (user: User) => user.username;
const staleMessage = (users: UsersScreenProps['users']) =>
  users.status === 'ready' ? users.staleMessage : undefined;
const renderDetail = (user: User, { portalAddress }: UserActions) => (
  <UserDetail user={user} portalAddress={portalAddress()} />
);
