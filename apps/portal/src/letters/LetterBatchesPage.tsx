import { LetterBatchesScreen } from '@audit-letters/screens';
import { useLetterBatches } from './useLetterBatches.ts';

export const LetterBatchesPage = () => <LetterBatchesScreen {...useLetterBatches()} />;
