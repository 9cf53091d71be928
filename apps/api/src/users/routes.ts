import {
  ById,
  Empty,
  LinkedPassword,
  NewUser,
  PasswordLink,
  User,
  UserEdit,
  UsersQuery,
} from '@audit-letters/api-client/contract';
import { auditCounted } from '../audit/audit.ts';
import type { Routes } from '../context.ts';
import { call } from '../http/call.ts';
import { listPage, PageOf } from '../http/paging.ts';
import { signedIn } from '../session/authenticate.ts';
import { accountReach, createUser, deleteUser, updateUser, userChange } from './accounts.ts';
import { choosePassword, makePasswordLink } from './passwordLink.ts';
import { listUsers, toUser } from './store.ts';

const UsersPage = PageOf(User);
const params = ById;

export const userRoutes: Routes = (app) => {
  const { db, clock, config } = app;
  const onWire = (row: Parameters<typeof toUser>[0]) => toUser(row, clock.now(), config);

  app.get(
    '/api/users',
    call('monitor', 'users.list', 'The accounts', {
      querystring: UsersQuery,
      response: { 200: UsersPage },
    }),
    async (request) => {
      const page = listPage(request.query);
      const { unused = false } = request.query;
      const session = signedIn(request);
      const { rows, pagination } = await listUsers(db, accountReach(session), { ...page, unused });
      const data = rows.map(onWire);
      const usersWithPassword = data.filter(({ original_password }) => original_password !== null);
      if (usersWithPassword.length > 0) {
        const ids = usersWithPassword.map(({ id }) => id);
        await auditCounted(db, {
          ...{ at: clock.now(), userId: session.userId },
          ...userChange('read-passwords', ids, { address: request.ip }),
        }).catch((err: unknown) => request.log.error({ err }, 'a reading could not be recorded'));
      }
      return { data, pagination };
    },
  );

  app.post(
    '/api/users',
    call('admin', 'users.create', 'Add an account', {
      body: NewUser,
      response: { 200: User },
      freshly: true,
    }),
    async (request) => onWire(await createUser(app, signedIn(request), request.body)),
  );

  app.post(
    '/api/users/:id',
    call('monitor', 'users.update', 'Change an account', {
      params,
      body: UserEdit,
      response: { 200: User },
      freshly: true,
    }),
    async (request) =>
      onWire(await updateUser(app, signedIn(request), request.params.id, request.body)),
  );

  app.post(
    '/api/users/:id/password-link',
    call('monitor', 'users.makePasswordLink', 'Make a link to choose a password', {
      params,
      response: { 200: PasswordLink },
      freshly: true,
    }),
    async (request) => makePasswordLink(app, signedIn(request), request.params.id),
  );

  app.post(
    '/api/password-link',
    call('public', 'users.choosePassword', 'Choose a password with a link', {
      body: LinkedPassword,
      response: { 200: Empty },
    }),
    async (request) => {
      await choosePassword(app, request.body.token, request.body.password);
      return {};
    },
  );

  app.delete(
    '/api/users/:id',
    call('monitor', 'users.delete', 'Delete an account', {
      params,
      response: { 200: Empty },
      freshly: true,
    }),
    async (request) => {
      await deleteUser(app, signedIn(request), request.params.id);
      return {};
    },
  );
};
