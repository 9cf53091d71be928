import { type ArchiveCalls, archives } from './archives/archives.ts';
import { type DueCalls, due } from './due/due.ts';
import { type ExportCalls, exports } from './exports/exports.ts';
import { type FacilityCalls, facilities } from './facilities/facilities.ts';
import { type ImportCalls, imports } from './imports/imports.ts';
import { type LetterCalls, letters } from './letters/letters.ts';
import { type ProfileCalls, profile } from './profile/profile.ts';
import { type SearchCalls, search } from './search/search.ts';
import { type SessionCalls, session } from './session/session.ts';
import { type ShellCalls, shell } from './shell/shell.ts';
import { type TenantCalls, tenants } from './tenants/tenants.ts';
import { createCall } from './transport/call.ts';
import { createFileUrl } from './transport/files.ts';
import { baseUrlOf, createHttp, type HttpOptions } from './transport/http.ts';
import { type UserCalls, users } from './users/users.ts';

/** Every call of the Audit Letter Program, by noun. */
export interface Client {
  /** Signing in and out. */
  session: SessionCalls;
  /** The changes of users to their own account. */
  profile: ProfileCalls;
  /** The calls of the shell. */
  shell: ShellCalls;
  /** The work that is due. */
  due: DueCalls;
  /** Facilities, their numbers, and the coverages of their states. */
  facilities: FacilityCalls;
  /** Facilities at the end of a period. */
  archives: ArchiveCalls;
  /** Tenants: the list of staff, and those of one facility. */
  tenants: TenantCalls;
  /** The search of the command box. */
  search: SearchCalls;
  /** Letters of a facility, or of all facilities in a state. */
  letters: LetterCalls;
  /** Tenants from the storage-management software. */
  imports: ImportCalls;
  /** Exports of lists as workbooks. */
  exports: ExportCalls;
  /** Accounts. */
  users: UserCalls;
}

/** Makes a client. A call resolves with the decoded answer, or rejects with an `ApiError`. */
export function createClient(options: HttpOptions = {}): Client {
  const baseUrl = baseUrlOf(options);
  const call = createCall(createHttp(options), { baseUrl, retries: options.retries ?? 0 });
  const fileUrl = createFileUrl(baseUrl);
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
