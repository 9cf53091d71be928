import { flag, moment, record, requiredText, type Values } from '../decode/fields.ts';

const appStatusFields = {
  scheduled_maintenance_date: moment,
  version: requiredText,
  extras: flag,
};
export interface AppStatus extends Values<typeof appStatusFields> {}
export const appStatus = record<AppStatus>(appStatusFields);
