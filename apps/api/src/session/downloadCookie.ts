import type { FastifyReply, FastifyRequest } from 'fastify';

/** Authorises downloads in a new window, which sends no header (SHL-23). */
const plainName = 'dl';
/** Browsers restrict a cookie with this prefix to one host and to HTTPS. */
const secureName = '__Host-dl';

export function setDownloadCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  reply.setCookie(nameFor(request), token, options(request));
}

export function clearDownloadCookie(request: FastifyRequest, reply: FastifyReply) {
  reply.clearCookie(nameFor(request), options(request));
}

export function downloadToken(request: FastifyRequest): string | null {
  return request.cookies[nameFor(request)] || null;
}

function options(request: FastifyRequest) {
  const secure = request.protocol === 'https';
  return { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
}

function nameFor(request: FastifyRequest): string {
  return request.protocol === 'https' ? secureName : plainName;
}
