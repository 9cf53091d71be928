import { flag, moment, optionalText, record, requiredText, type Values } from '../decode/fields.ts';

const appStatusFields = {
  scheduled_maintenance_date: moment,
  version: requiredText,
  extras: flag,
  time_zone: optionalText,
};
export interface AppStatus extends Values<typeof appStatusFields> {}
export const appStatus = record<AppStatus>(appStatusFields);
