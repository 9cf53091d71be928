import { jobs } from '../../jobs/jobs.ts';
import { whenQuiet } from '../../loading/whenQuiet.ts';
import { clearCacheOnUserChange } from '../../session/cache.ts';

/** Starts what follows the user from page to page. Call it once, before the first page of a user. */
export function followUser() {
  clearCacheOnUserChange();
  jobs.clearOnUserChange();
  // Kept answers leave at once. Without any, the page of the answers loads the module.
  const sendAnswers = () => void import('../../tenants/answers/answers.ts');
  if (hasKeptAnswers()) sendAnswers();
  else whenQuiet(sendAnswers);
}

function hasKeptAnswers(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith('audit-letters.answers.'));
  } catch {
    return false;
  }
}
