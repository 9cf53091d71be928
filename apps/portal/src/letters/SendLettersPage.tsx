import { SendLettersScreen } from '@audit-letters/screens';
import { useMoveOuts } from '../facilities/useMoveOuts.ts';
import { useDue } from '../home/useDue.ts';
import { useSendLetters } from './useSendLetters.ts';

export const SendLettersPage = () => (
  <SendLettersScreen {...useSendLetters({ due: useDue(), confirmMoveOuts: useMoveOuts() })} />
);
