import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that scripts and other sites cannot use. Behind HTTPS its name has the prefix that binds it to one host. */
export function hostCookie(name: string, lifetime: { maxAge?: number } = {}) {
  const nameFor = (request: FastifyRequest) =>
    request.protocol === 'https' ? `__Host-${name}` : name;
  const options = (request: FastifyRequest) =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
    }) as const;
  return {
    read: (request: FastifyRequest): string | null => request.cookies[nameFor(request)] || null,
    set: (request: FastifyRequest, reply: FastifyReply, value: string) =>
      reply.setCookie(nameFor(request), value, { ...options(request), ...lifetime }),
    clear: (request: FastifyRequest, reply: FastifyReply) =>
      reply.clearCookie(nameFor(request), options(request)),
  };
}

/** Authorises downloads in a new window, which sends no header (SHL-23). */
export const downloadCookie = hostCookie('dl');
