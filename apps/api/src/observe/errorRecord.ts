/** The logged fields of an error. */
export interface ErrorRecord {
  type: string;
  message?: string;
  /** Of PostgreSQL: the SQLSTATE and the names of what the statement violated. */
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  stack: string[];
  cause?: ErrorRecord;
}

const nameFields = ['code', 'constraint', 'table', 'column'] as const;

/** An error without any stored value: messages and details of PostgreSQL and of parsers quote rows and bodies. */
export function errorRecord(error: unknown): ErrorRecord {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const record: ErrorRecord = { type: error.name, stack: stackOf(error) };
  if (!quotesData(error)) record.message = error.message;
  for (const field of nameFields) {
    const value: unknown = Reflect.get(error, field);
    if (typeof value === 'string') record[field] = value;
  }
  if (error.cause !== undefined) record.cause = errorRecord(error.cause);
  return record;
}

/** Errors of PostgreSQL carry a severity. `JSON.parse` throws syntax errors, too large numbers are range errors. */
function quotesData(error: Error): boolean {
  return 'severity' in error || error instanceof SyntaxError || error instanceof RangeError;
}

/** The places of the stack, without the message above them. */
function stackOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .+:\d+:\d+\)?$/.test(line));
}
