import { moment, record, requiredText } from '../decode/decoders.ts';
import type { AppStatus } from './contract.ts';

export const appStatus = record<AppStatus>({
  scheduled_maintenance_date: moment,
  version: requiredText,
});
