import { StateCodes } from '@audit-letters/api-client';
import { localDay, SendLettersScreen } from '@audit-letters/screens';
import { useNow } from '../loading/useNow.ts';
import { paths } from '../paths.ts';
import { useSendLetters } from './useSendLetters.ts';

export const SendLettersPage = () => (
  <SendLettersScreen
    {...useSendLetters()}
    states={StateCodes}
    today={localDay(useNow())}
    batchesHref={paths.letterBatches}
  />
);
