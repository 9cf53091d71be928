import { StateCodes } from '@audit-letters/api-client';
import { SendLettersScreen } from '@audit-letters/screens';
import { useToday } from '../loading/time.ts';
import { paths } from '../paths.ts';
import { useSendLetters } from './useSendLetters.ts';

export const SendLettersPage = () => (
  <SendLettersScreen
    {...useSendLetters()}
    states={StateCodes}
    today={useToday()}
    batchesHref={paths.letterBatches}
  />
);
