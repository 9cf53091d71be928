import { moment, record, requiredText } from '../http/readers.ts';
import type { AppStatus } from './contract.ts';

export const appStatus = record<AppStatus>({
  scheduled_maintenance_date: moment,
  version: requiredText,
});
