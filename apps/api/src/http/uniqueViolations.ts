import { violatedUnique } from '../database/transaction.ts';
import { Invalid } from './errors.ts';

/** The sentence for a row that a unique index rejects, and the field of the request that holds the taken value. */
interface Violation {
  message: string;
  field?: string;
}

export const uniqueViolations = {
  facilities_facility_number_unique: {
    field: 'facility_number',
    message: 'A facility with this Facility Number exists already.',
  },
  facilities_prime_site_id_unique: {
    field: 'prime_site_id',
    message: 'A facility with this Prime Site ID exists already.',
  },
  users_username_unique: { field: 'username', message: 'This username is already in use.' },
  factors_credential_id_key: { message: 'This passkey belongs to an account already.' },
} satisfies Record<string, Violation>;

/** The refusal of a value that another row has; `null` for other errors. */
export function refusalOfTaken(error: unknown): Invalid | null {
  const violations: Readonly<Record<string, Violation>> = uniqueViolations;
  const violation = violations[violatedUnique(error) ?? ''];
  if (!violation) return null;
  const { field, message } = violation;
  return new Invalid(message, field ? { [field]: message } : undefined);
}
