import { LetterLimit } from '@audit-letters/api-client/values';

export const limitText =
  `In an effort to conserve system resources, only ${LetterLimit} tenants may be selected at a time. If you need ` +
  `to download letters for more tenants, then you will need to download the letters in batches of ${LetterLimit}.`;

export const taggedText =
  'Some tenants are tagged for removal. They will need to be removed or untagged before continuing.';
