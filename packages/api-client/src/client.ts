import { archives } from './archives/archives.ts';
import { due } from './due/due.ts';
import { exports } from './exports/exports.ts';
import { facilities } from './facilities/facilities.ts';
import { imports } from './imports/imports.ts';
import { letters } from './letters/letters.ts';
import { profile } from './profile/profile.ts';
import { search } from './search/search.ts';
import { session } from './session/session.ts';
import { shell } from './shell/shell.ts';
import { tenants } from './tenants/tenants.ts';
import { createCall } from './transport/call.ts';
import { createFileUrl } from './transport/files.ts';
import { createHttp, type HttpOptions } from './transport/http.ts';
import { users } from './users/users.ts';

/** Every call of the Audit Letter Program, by noun. */
export function createClient(options: HttpOptions = {}) {
  const call = createCall(createHttp(options));
  const fileUrl = createFileUrl(options.baseUrl);
  return {
    session: session(call),
    profile: profile(call),
    shell: shell(call),
    due: due(call),
    facilities: facilities(call),
    archives: archives(call, fileUrl),
    tenants: tenants(call),
    search: search(call),
    letters: letters(call, fileUrl),
    imports: imports(call),
    exports: exports(call, fileUrl),
    users: users(call),
  };
}

/** The result of `createClient`: the calls by noun. */
export type Client = ReturnType<typeof createClient>;
