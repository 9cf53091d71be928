import {
  flag,
  id,
  ifGiven,
  moment,
  nullable,
  number,
  optionalText,
  record,
  requiredText,
  text,
} from '../decode/decoders.ts';
import type { OwnedFacility, PasswordLink, SessionUser, User } from './contract.ts';

const identity = {
  id,
  username: requiredText,
  real_name: optionalText,
  email: text,
  is_admin: flag,
  is_monitor: flag,
  has_changed_password: flag,
};

const ownedFacility = record<OwnedFacility>({
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
});

export const user = record<User>({
  ...identity,
  facility: nullable(ownedFacility),
  has_second_factor: ifGiven(flag),
  original_password: optionalText,
  last_active_date: moment,
  days_since: nullable(number),
  hours_since: nullable(number),
  minutes_since: nullable(number),
  seconds_since: nullable(number),
});

export const passwordLink = record<PasswordLink>({ token: requiredText });

export const sessionUser = record<SessionUser>({ ...identity, facility_id: nullable(id) });
