import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { Type } from 'typebox';
import { audit } from '../audit/audit.ts';
import type { Routes } from '../context.ts';
import { call } from '../http/call.ts';
import { NotFound } from '../http/errors.ts';
import { signedIn } from '../session/authenticate.ts';
import { type FileKind, findFile, openFile } from './store.ts';

const name = (description: string) => Type.String({ default: '', description });
const ByName = Type.Object({
  filename: name('The name of the file, from the answer that made it.'),
});
const ByKey = Type.Object({
  file_key: name('The name of the file, from the answer of the export.'),
  filename: name('The name to save it under, such as `tenant_list`.'),
});

/** Downloads. A browser opens them in a new window and authenticates with the download cookie (WIR-29). */
export const fileRoutes: Routes = (app) => {
  const download = <Schema extends FastifySchema>(id: string, summary: string, schema: Schema) => ({
    // HEAD answers whether the file exists: a download in another tab cannot report that (LET-56).
    method: ['GET', 'HEAD'],
    ...call('download', id, summary, { ...schema, stores: false }),
  });

  app.route({
    ...download('exports.downloadUrl', 'Download an export', { querystring: ByKey }),
    url: '/api/exports/download',
    handler: (request, reply) => {
      const { file_key, filename } = request.query;
      return send(request, reply, file_key, ['export', 'duplicates'], saveAs(filename));
    },
  });

  app.route({
    ...download('exports.facilityStatsUrl', 'Download the export of the statistics', {
      querystring: ByName,
    }),
    url: '/api/facility-stats/download-export',
    handler: (request, reply) => send(request, reply, request.query.filename, ['export']),
  });

  app.route({
    ...download('archives.downloadUrl', 'Download the backup of a period', { querystring: ByName }),
    url: '/api/facility-archives/download-export',
    handler: (request, reply) => send(request, reply, request.query.filename, ['archive']),
  });

  app.route({
    ...download('letters.downloadUrl', 'Download letters or their mail merge file', {
      params: ByName,
    }),
    url: '/api/facilities/download-letters/:filename',
    handler: (request, reply) =>
      send(request, reply, request.params.filename, ['letters', 'mail_merge']),
  });

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: string,
    kinds: readonly FileKind[],
    savedAs?: string,
  ) {
    const session = signedIn(request);
    const file = await findFile(app.db, wanted, kinds, session, app.clock.now());
    if (!file) throw new NotFound();
    reply.headers({
      'content-type': file.media_type,
      'content-length': file.size,
      'content-disposition': attachment(savedAs ?? file.display_name),
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
    if (request.method === 'HEAD') return reply.send();
    const { userId } = session;
    const entry = { at: app.clock.now(), userId, action: 'download', objectType: 'file' };
    await audit(app.db, { ...entry, objectIds: [file.id], details: { kind: file.kind } });
    return reply.send(openFile(app.db, file));
  }
};

/** The file name that the portal sends, such as 'tenant_list'. Other names are ignored. */
function saveAs(filename: string): string | undefined {
  const word = filename.replace(/\.xlsx$/i, '');
  return /^[\w-]{1,80}$/.test(word) ? `${word}.xlsx` : undefined;
}

/**
 * The header that makes a browser save the response under a name. It is safe for any name: the plain form
 * keeps only safe ASCII, the extended form is percent-encoded.
 */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  // Convert through UTF-8: `encodeURIComponent` throws for half a surrogate pair.
  const encoded = encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
