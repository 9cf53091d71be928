import type { Confirmation } from '@audit-letters/ui';
import { counted, plural } from '../format/counted.ts';

const timeOfDay = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Questions and messages of the frame around the screens. */
export const shellWords = {
  /** The title of the window. */
  title: (page: string) => `${page} · Audit Letter Program`,
  /** The header of error messages (SHL-25). */
  error: 'Error',
  /** Follows 'Network Error'. */
  noAnswer: 'The server did not answer. Check the connection and try again.',
  /** Before a sign-out with answers that wait for the network. */
  signOutQuestion: (answers: number): Confirmation => ({
    title: `Sign out with ${counted(answers, 'answer')} unsent?`,
    description: `${plural(answers, 'It waits', 'They wait')} for the network until you sign in again in this tab. Closing the tab loses ${plural(answers, 'it', 'them')}.`,
    confirmLabel: 'Yes, sign out',
    cancelLabel: 'No, stay',
    tone: 'danger',
  }),
  /** The code of a page failed to load. */
  pageLost: 'This page could not be loaded. The application may have been updated.',
  pageBroke: (page: string) => `The page ${page} broke`,
  reportingNotFound: 'Reporting a page that was not found',
  loggingOut: 'Signing out on the server',
  undo: 'Undo',
  undone: 'Undone',
  undoFailed: 'Undo failed.',
  /** The question before an Undo that is not of the last minute. */
  lateUndo: (message: { title: string; description?: string | undefined }, made: Date) =>
    ({
      title: `Undo a change of ${timeOfDay.format(made)}?`,
      consequences: [message.title, message.description].filter((line) => line !== undefined),
      description:
        'The values before the change come back. If one of them was changed since, nothing is undone and a message says so.',
      confirmLabel: 'Yes, undo it',
    }) satisfies Confirmation,
  retry: 'Retry',
  download: 'Download',
};
