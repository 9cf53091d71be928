import {
  count,
  flag,
  id,
  ifGiven,
  moment,
  nullable,
  optionalText,
  record,
  requiredText,
  text,
  type Values,
} from '../decode/fields.ts';

const identity = {
  id,
  username: requiredText,
  real_name: optionalText,
  email: text,
  is_admin: flag,
  is_monitor: flag,
  has_changed_password: flag,
};

const ownedFacilityFields = {
  id,
  facility_number: text,
  address: text,
  city: text,
  state: text,
  zip_code: text,
  contact_name: text,
  email: text,
  phone: text,
  fax: optionalText,
};
export interface OwnedFacility extends Values<typeof ownedFacilityFields> {}
export const ownedFacility = record<OwnedFacility>(ownedFacilityFields);

const userFields = {
  ...identity,
  facility: nullable(ownedFacility),
  has_second_factor: ifGiven(flag),
  original_password: optionalText,
  last_active_date: moment,
  days_since: nullable(count),
  hours_since: nullable(count),
  minutes_since: nullable(count),
  seconds_since: nullable(count),
};
export interface User extends Values<typeof userFields> {}
export const user = record<User>(userFields);

const passwordLinkFields = {
  token: requiredText,
};
export interface PasswordLink extends Values<typeof passwordLinkFields> {}
export const passwordLink = record<PasswordLink>(passwordLinkFields);

const sessionUserFields = {
  ...identity,
  facility_id: nullable(id),
};
export interface SessionUser extends Values<typeof sessionUserFields> {}
export const sessionUser = record<SessionUser>(sessionUserFields);

const signedInUserFields = { ...userFields, facility_id: nullable(id) };
export interface SignedInUser extends Values<typeof signedInUserFields> {}
export const signedInUser = record<SignedInUser>(signedInUserFields);
