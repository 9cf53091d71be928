import type { Software } from '../facilities/enums.ts';
import { AbortedError } from '../transport/errors.ts';
import type { ImportQuestion, ImportResult } from './contract.ts';
import { type ImportRequest, questionOfImport } from './imports.ts';

/** Asks the user the question of the server. `recognised`: to import as the program that the files show. */
export type AskAboutImport = (
  question: ImportQuestion,
  request: ImportRequest,
) => Promise<'yes' | 'recognised' | 'no'>;

/** The user chose the program that the files show, and it needs more files. */
export class NeedsMoreFilesError extends AbortedError {
  override name = 'NeedsMoreFilesError';
  readonly software: Software;

  constructor(software: Software) {
    super();
    this.software = software;
  }
}

/**
 * Sends files, and sends them again with each confirmation of the user. The server asks before it imports a suspicious
 * file. A refusal of the user is an `AbortedError`.
 */
export async function sendConfirmed(
  request: ImportRequest,
  ask: AskAboutImport,
  send: (confirmed: ImportRequest) => Promise<ImportResult>,
): Promise<{ result: ImportResult; confirmed: ImportRequest }> {
  let confirmed: ImportRequest = { tenants_confirmed: false, ...request };
  for (;;) {
    try {
      return { result: await send(confirmed), confirmed };
    } catch (error) {
      const question = questionOfImport(error);
      if (!question || confirmed[question.confirm]) throw error;
      const answer = await ask(question, confirmed);
      if (answer === 'no') throw new AbortedError();
      confirmed =
        answer === 'recognised' && question.recognised_software
          ? asFilesOf(question.recognised_software, confirmed)
          : { ...confirmed, [question.confirm]: true };
    }
  }
}

/** The same files as those of another program. */
function asFilesOf(software: Software, request: ImportRequest): ImportRequest {
  if (software !== 'easystorage') return { ...request, software };
  if (request.software === software) return request;
  throw new NeedsMoreFilesError(software);
}
