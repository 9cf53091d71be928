import type { FastifyReply, FastifyRequest } from 'fastify';

/** A window that opens for a download sends no header, so this cookie speaks for it (SHL-23). */
const plainName = 'dl';
/** Browsers hold a cookie of this name to its own host and to encrypted lines. */
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
