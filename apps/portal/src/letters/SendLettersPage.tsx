import { SendLettersScreen } from '@audit-letters/screens';
import { useSendLetters } from './useSendLetters.ts';

export const SendLettersPage = () => <SendLettersScreen {...useSendLetters()} />;
