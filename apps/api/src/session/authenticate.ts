import type { Permission } from '@audit-letters/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Forbidden, NotFound, SessionEnded } from '../http/errors.ts';
import { callLimit } from '../http/limits/callLimit.ts';
import { downloadCookie } from './cookies.ts';
import { type CurrentSession, findSession, noteActivity, writeSession } from './store.ts';

/**
 * The callers that a route accepts: `public`: everyone; `signed-in`: every session; `download`: every session, by token
 * or download cookie; `second-step`: a sign-in that needs a second factor; `factors`: staff, and such a sign-in;
 * otherwise sessions with the permission (an admin has all).
 */
export type RouteAccess =
  | 'public'
  | 'signed-in'
  | 'download'
  | 'second-step'
  | 'factors'
  | Permission;

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: RouteAccess;
  }
  interface FastifyRequest {
    /** `null` on a public route if the caller sent no valid token. */
    session: CurrentSession | null;
  }
}

const lastSeenEveryMs = 60_000;
/** The longest body of a call that needs no session, in bytes. */
const publicBodyLimit = 8_192;

/** Authorises every call before its body is read. Every API route must declare its permission. */
export function authenticate(app: FastifyInstance) {
  app.decorateRequest('session', null);
  const changes = callLimit(app.db, { name: 'changes', calls: 300, seconds: 60 });

  app.addHook('onRoute', (route) => {
    const { url, method, config } = route;
    if (url.startsWith('/api/') && !config?.permission) {
      throw new Error(`${method} ${url} does not say who may call it (config.permission).`);
    }
    if (config?.permission === 'public') route.bodyLimit = publicBodyLimit;
  });

  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.permission;
    if (!access) return;
    const session = await sessionOf(request, access);
    request.session = session;
    if (access === 'public') return;
    if (!session || !isFarEnough(session, access)) throw new SessionEnded();
    if (!mayPass(session, access)) throw new Forbidden();
    await recordCall(session);
    // Each change is an entry of the audit log.
    if (request.method !== 'GET' && !isStaff(session)) await changes.count(String(session.userId));
  });

  async function sessionOf(request: FastifyRequest, access: RouteAccess) {
    const { db, clock } = app;
    const token = request.headers['x-authorization'];
    if (typeof token === 'string' && token !== '') {
      return findSession(db, 'token_hash', token, clock.now());
    }
    const cookie = access === 'download' ? downloadCookie.read(request) : null;
    return cookie ? findSession(db, 'download_hash', cookie, clock.now()) : null;
  }

  async function recordCall(session: CurrentSession) {
    const now = app.clock.now();
    if (now.getTime() - session.lastSeenAt.getTime() < lastSeenEveryMs) return;
    await writeSession(app.db, session, { last_seen_at: now });
    await noteActivity(app.db, session.userId, now);
  }
}

/** A sign-in that needs a second factor makes only the calls that finish it (USR-51). */
const isFarEnough = ({ isPending }: CurrentSession, access: RouteAccess) =>
  access === 'factors' || isPending === (access === 'second-step');

function mayPass({ permissions }: CurrentSession, access: RouteAccess): boolean {
  if (access === 'public' || access === 'signed-in' || access === 'download') return true;
  if (access === 'second-step' || access === 'factors') return !permissions.includes('manager');
  return isAdmin({ permissions }) || permissions.includes(access);
}

/** The caller, on every route that is not public. */
export function signedIn(request: FastifyRequest): CurrentSession {
  if (!request.session) throw new SessionEnded();
  return request.session;
}

/** The origin of a call, for the list of sessions. */
export const clientOf = ({ ip, headers }: FastifyRequest) => ({
  address: ip,
  browser: headers['user-agent']?.slice(0, 300) ?? null,
});

type Permitted = Pick<CurrentSession, 'permissions'>;

export const isAdmin = ({ permissions }: Permitted): boolean => permissions.includes('admin');

export function isStaff({ permissions }: Permitted): boolean {
  return permissions.includes('admin') || permissions.includes('monitor');
}

/** The facility of the calling manager; 404 without one. */
export function ownFacility(request: FastifyRequest): number {
  const { facilityId } = signedIn(request);
  if (facilityId === null) throw new NotFound();
  return facilityId;
}
