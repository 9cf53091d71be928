import type { User } from '@audit-letters/api-client';
import type { UsersScreenProps } from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import useSWR from 'swr';
import { client } from '../client.ts';
import { toLoadable } from '../data/loadable.ts';
import { outcomeOf } from '../data/outcome.ts';
import { useNotices } from '../messages/useNotices.ts';

/** Tenants and people spec §9 */
const pageSize = 100;

/** The accounts that the viewer may see, and what can be done with them. */
export function useUsers(): Omit<UsersScreenProps, 'viewer' | 'portalAddress'> {
  const [page, setPage] = useState(1);
  const answer = useSWR(['GET', '/api/users', page], () =>
    client.users.list({ page, per_page: pageSize }),
  );
  const { errorModal } = useNotices();
  const confirm = useConfirm();

  const save = (work: () => Promise<unknown>) =>
    outcomeOf(async () => {
      await work();
      void answer.mutate();
    });

  async function handleDelete({ user }: { user: User }) {
    const question = `Are you sure you wish to delete '${user.username}'?`;
    if (!(await confirm({ title: question, tone: 'danger' }))) return;
    const outcome = await save(() => client.users.delete(user.id));
    if (!outcome.ok) errorModal(outcome.message);
  }

  return {
    users: toLoadable(answer),
    onPageChange: setPage,
    onRefresh: () => void answer.mutate(),
    onAdd: (user) => save(() => client.users.create(user)),
    onUpdate: ({ user, changes }) => save(() => client.users.update(user.id, changes)),
    onDelete: handleDelete,
  };
}
