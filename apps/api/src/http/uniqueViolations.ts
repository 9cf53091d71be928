import { violatedUnique } from '../database/transaction.ts';
import { Invalid } from './errors.ts';

/** The messages for rows that a unique index rejects. */
interface Violation {
  message: string;
  /** The field of the request that holds the taken value. */
  field?: string;
}

/** Runs a write. A violation of one of the named unique indexes becomes a 422 with its message. */
export async function mapUniqueViolations<T>(
  violations: Readonly<Record<string, Violation>>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const violation = violations[violatedUnique(error) ?? ''];
    if (!violation) throw error;
    const { field, message } = violation;
    throw new Invalid(message, field ? { [field]: message } : undefined);
  }
}
