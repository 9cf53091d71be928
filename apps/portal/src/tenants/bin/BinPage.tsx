import { BinScreen } from '@audit-letters/screens';
import { useBin } from './useBin.ts';

export const BinPage = () => <BinScreen {...useBin()} />;
