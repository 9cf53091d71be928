import { StateCodes } from '@audit-letters/api-client';
import { SendLettersScreen } from '@audit-letters/screens';
import { dayInZone } from '@audit-letters/ui';
import { paths } from '../paths.ts';
import { useNow } from '../swr/time.ts';
import { useSendLetters } from './useSendLetters.ts';

export const SendLettersPage = () => (
  <SendLettersScreen
    {...useSendLetters()}
    states={StateCodes}
    today={dayInZone(useNow())}
    batchesHref={paths.letterBatches}
  />
);
