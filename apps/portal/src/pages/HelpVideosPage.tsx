import { HelpVideosScreen } from '@audit-letters/screens';
import { useConfig } from '../config.ts';

export const HelpVideosPage = () => <HelpVideosScreen address={useConfig().helpVideosAddress} />;
