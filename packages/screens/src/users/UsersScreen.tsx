import type { NewUser, Page, User } from '@audit-letters/api-client';
import { Banner, Button, DataTable, IconButton, LinkButton } from '@audit-letters/ui';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import type { SaveResult } from '../form/saveResult.ts';
import { PageLayout } from '../layout/PageLayout.tsx';
import { type ListEvents, listTable } from '../list/listTable.tsx';
import type { Loadable } from '../loadable.ts';
import { UserDialog } from './edit/UserDialog.tsx';
import type { UserSaveResult, UserUpdate } from './edit/userSave.ts';
import { linkMail, passwordInClear, passwordMail } from './passwordMail.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { UserDetail } from './UserDetail.tsx';
import { type UserActions, userColumns } from './userColumns.tsx';

/** The list of accounts. */
export interface UserList extends ListEvents {
  /** A page of accounts. */
  users: Loadable<Page<User>>;
  /** Only accounts that nobody has used are listed. */
  unusedOnly?: boolean;
  /** The user lists all accounts again. */
  onUnusedClear?: () => void;
}

/** The changes of accounts. */
export interface UserChangeActions {
  /** Creates an account. */
  onAdd: (user: NewUser) => Promise<SaveResult>;
  /** Saves a changed account. */
  onUpdate: (update: UserUpdate) => Promise<UserSaveResult>;
  /** The user deletes an account. */
  onDelete: (event: { user: User }) => void;
  /** Makes the address of a link with which the user chooses a password; `null` after a failure. */
  onPasswordLink?: (event: { user: User }) => Promise<string | null>;
  /** The user removes the second factors of an account. */
  onFactorsReset?: (event: { user: User }) => void;
}

/** The props of `UsersScreen`, in groups. */
export interface UsersScreenProps {
  /** The accounts. */
  list: UserList;
  /** Adding, changing and deleting accounts. */
  changes: UserChangeActions;
  /** Admins see and add all accounts; monitors see the managers' accounts. */
  viewer: 'admin' | 'monitor';
  /** The id of the viewer's account, which only another admin can delete. */
  ownId: number | null;
  /** The address of Add Facility, which makes a manager account: the next step of an empty list. */
  addFacilityHref?: string;
  /** The address of the sessions of an account. */
  securityHref?: (user: User) => string;
  /** The address of the portal, for the message of 'Send Password'. */
  portalAddress: string;
}

interface PasswordLink {
  user: User;
  address: string;
}

/**
 * Lists all accounts (USR-4).
 * @calls users.list, users.create, users.update, users.delete, users.makePasswordLink,
 * users.resetFactors
 */
export function UsersScreen(props: UsersScreenProps) {
  const { list, changes, viewer, ownId, portalAddress } = props;
  const [edited, setEdited] = useState<User | 'new' | null>(null);
  const [promoted, setPromoted] = useState<User | null>(null);
  const [link, setLink] = useState<PasswordLink | null>(null);
  const { securityHref } = props;
  const { onPasswordLink, onFactorsReset } = changes;
  const actions: UserActions = {
    edit: (user) => setEdited(user),
    remove: (user) => changes.onDelete({ user }),
    isOwn: ({ id }) => id === ownId,
    portalAddress: () => portalAddress,
    ...(onPasswordLink && {
      makeLink: async ({ user }) => {
        const address = await onPasswordLink({ user });
        if (address) setLink({ user, address });
      },
    }),
    ...(viewer === 'admin' && onFactorsReset && { resetFactors: onFactorsReset }),
    ...(viewer === 'admin' && securityHref && { securityHref }),
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
            onClick={list.onRefresh}
          />
          {viewer === 'admin' && (
            <Button variant="primary" icon={<UserPlus />} onClick={() => setEdited('new')}>
              Add User
            </Button>
          )}
        </>
      }
    >
      {list.unusedOnly && (
        <Banner
          action={
            <Button size="small" onClick={list.onUnusedClear}>
              Show all accounts
            </Button>
          }
        >
          Only accounts that nobody has used are listed.
        </Banner>
      )}
      <DataTable
        {...listTable(list.users, list)}
        label="Users"
        columns={userColumns}
        getRowId={userId}
        getRowLabel={username}
        actions={actions}
        emptyText="No users to show."
        {...(props.addFacilityHref && {
          emptyAction: <LinkButton href={props.addFacilityHref}>Add a facility</LinkButton>,
        })}
        renderDetail={renderDetail}
      />
      {edited && (
        <UserDialog
          key={edited === 'new' ? 'new' : edited.id}
          user={edited === 'new' ? null : edited}
          mayGrant={viewer === 'admin'}
          onAdd={changes.onAdd}
          onUpdate={changes.onUpdate}
          onNewPassword={setPromoted}
          onClose={() => setEdited(null)}
        />
      )}
      {promoted && !edited && (
        // USR-39
        <SecretDialog
          title={`New password of ${promoted.username}`}
          secret={{ label: 'Password', value: promoted.original_password ?? '' }}
          note={passwordInClear}
          mail={{ label: 'Send Password', href: passwordMail(promoted, portalAddress) }}
          onClose={() => setPromoted(null)}
        >
          {promoted.username} is {promoted.is_admin ? 'an administrator' : 'a monitor'} now and has
          been signed out. The old password no longer works.
        </SecretDialog>
      )}
      {link && (
        // USR-70
        <SecretDialog
          title={`Password link for ${link.user.username}`}
          secret={{ label: 'Link', value: link.address }}
          mail={{ label: 'Send Link', href: linkMail(link.user, link.address) }}
          onClose={() => setLink(null)}
        >
          {link.user.username} chooses a password with this link. It works once, within three days.
          The old password works until then.
        </SecretDialog>
      )}
    </PageLayout>
  );
}

const userId = (user: User) => user.id;
const username = (user: User) => user.username;
const renderDetail = (
  user: User,
  { portalAddress, makeLink, resetFactors, securityHref }: UserActions,
) => (
  <UserDetail
    user={user}
    onPasswordLink={makeLink}
    portalAddress={portalAddress()}
    onFactorsReset={resetFactors}
    securityHref={securityHref?.(user)}
  />
);
