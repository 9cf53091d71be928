import type { Factor } from '@audit-letters/api-client';
import type { Confirmation } from '@audit-letters/ui';

/** Questions and messages about second factors. */
export const factorWords = {
  known: 'This passkey is set up already.',
  failed: 'The browser did not use a passkey. Please try again.',
  removeQuestion: ({ name }: Factor): Confirmation => ({
    title: `Remove ${name}?`,
    consequences: [`${name} no longer signs you in.`, 'Your other devices are signed out.'],
    confirmLabel: 'Yes, remove it',
    tone: 'danger',
  }),
  removed: ({ name }: Factor) => `${name} has been removed.`,
  codesQuestion: {
    title: 'Make new recovery codes?',
    consequences: ['The codes that you have no longer work.', 'Your other devices are signed out.'],
    confirmLabel: 'Yes, make new codes',
  } satisfies Confirmation,
  codesMade: 'You have new recovery codes.',
};
