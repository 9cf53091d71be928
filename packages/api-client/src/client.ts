import { type ArchiveCalls, createArchiveCalls } from './archives/archives.ts';
import { createDueCalls, type DueCalls } from './due/due.ts';
import { createExportCalls, type ExportCalls } from './exports/exports.ts';
import { createFacilityCalls, type FacilityCalls } from './facilities/facilities.ts';
import { createFactorCalls, type FactorCalls } from './factors/factors.ts';
import { createImportCalls, type ImportCalls } from './imports/imports.ts';
import { createLetterCalls, type LetterCalls } from './letters/letters.ts';
import { createProfileCalls, type ProfileCalls } from './profile/profile.ts';
import { createSearchCalls, type SearchCalls } from './search/search.ts';
import { createSessionCalls, type SessionCalls } from './session/session.ts';
import { createShellCalls, type ShellCalls } from './shell/shell.ts';
import { createTenantCalls, type TenantCalls } from './tenants/tenants.ts';
import type { HttpOptions } from './transport/http.ts';
import { createTransport } from './transport/transport.ts';
import { createUndoCalls, type UndoCalls } from './undo/undo.ts';
import { createUserCalls, type UserCalls } from './users/users.ts';

/** Every call of the Audit Letter Program, by noun. */
export interface Client {
  /** Signing in and out. */
  session: SessionCalls;
  /** The changes of users to their own account. */
  profile: ProfileCalls;
  /** The second factors of the own account. */
  factors: FactorCalls;
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
  /** The undo of any write that answered a number for it. */
  undo: UndoCalls;
  /** Accounts. */
  users: UserCalls;
}

/** Makes a client. A call resolves with the decoded response, or rejects with an `ApiError`. */
export function createClient(options: HttpOptions = {}): Client {
  const transport = createTransport(options);
  return {
    session: createSessionCalls(transport),
    profile: createProfileCalls(transport),
    factors: createFactorCalls(transport),
    shell: createShellCalls(transport),
    due: createDueCalls(transport),
    facilities: createFacilityCalls(transport),
    archives: createArchiveCalls(transport),
    tenants: createTenantCalls(transport),
    search: createSearchCalls(transport),
    letters: createLetterCalls(transport),
    imports: createImportCalls(transport),
    exports: createExportCalls(transport),
    undo: createUndoCalls(transport),
    users: createUserCalls(transport),
  };
}
