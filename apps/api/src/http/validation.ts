import type { FastifyError, FastifyInstance } from 'fastify';
import { capitalise } from '../text/words.ts';
import { type HttpError, Invalid, NotFound } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call without a body is one without fields. */
    optionalBody?: boolean;
  }
}

type Problem = NonNullable<FastifyError['validation']>[number];

/**
 * Converts the text of URLs and forms to the types of the contract before the schemas check it. JSON already has types
 * and is not converted. A missing body that is optional is read as one without fields.
 */
export function readTextValues(app: FastifyInstance) {
  app.addHook('preValidation', async (request) => {
    const { params, querystring, body } = request.routeOptions.schema ?? {};
    request.params = withTypes(request.params, params);
    request.query = withTypes(request.query, querystring);
    if (request.routeOptions.config.optionalBody) request.body ??= {};
    if (/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) {
      request.body = withTypes(request.body, body);
    }
  });
}

/** The error of a failed schema check. An invalid id in the path is an unknown one: 404. */
export function validationError({ validation = [], validationContext }: FastifyError): HttpError {
  if (validationContext === 'params') return new NotFound();
  const problems = validation.map((problem) => [fieldOf(problem), wordsFor(problem)] as const);
  const [first] = problems;
  const message = first
    ? `${inWords(first[0]) || 'The request'} ${first[1]}.`
    : 'The request is invalid.';
  // A form shows these below the label of the field.
  const fields = Object.fromEntries(
    problems.filter(([field]) => field).map(([field, words]) => [field, `${capitalise(words)}.`]),
  );
  return new Invalid(message, fields);
}

function withTypes(values: unknown, schema: unknown): unknown {
  if (!isRecord(values) || !isRecord(schema) || !isRecord(schema.properties)) return values;
  const { properties } = schema;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, withType(value, properties[name])]),
  );
}

/** Returns unconvertible text unchanged; the schema then rejects it. */
function withType(text: unknown, schema: unknown): unknown {
  if (typeof text !== 'string' || !isRecord(schema)) return text;
  const types = [schema.type].flat();
  if (types.includes('integer') && /^(0|[1-9]\d*)$/.test(text)) return Number(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  const hasNoEmptyText = !types.includes('string') || 'enum' in schema;
  return text === '' && types.includes('null') && hasNoEmptyText ? null : text;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldOf({ instancePath, params, keyword }: Problem): string {
  if (keyword === 'required') return String(params.missingProperty);
  return instancePath.slice(1).replaceAll('/', '.');
}

/** The wire name of a field in words: `account_name` is `Account name`. Forms have several labels for `email`. */
const inWords = (field: string) =>
  field === 'email' ? 'The e-mail address' : capitalise(field.replaceAll('_', ' '));

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object with fields',
  array: 'a list',
  null: 'empty',
};

function wordsFor({ keyword, params, message }: Problem): string {
  switch (keyword) {
    case 'required':
    case 'pattern':
      return 'is required or has the wrong form';
    case 'minLength':
      return 'is required';
    case 'maxLength':
      return `must not have more than ${params.limit} characters`;
    case 'minItems':
      return 'must not be empty';
    case 'maxItems':
      return `must not have more than ${params.limit} entries`;
    case 'minimum':
      return `must be at least ${params.limit}`;
    case 'maximum':
      return `must be at most ${params.limit}`;
    case 'type':
      return `must be ${[params.type].flat().map(toTypeWords).join(' or ')}`;
    case 'enum':
      return `must be one of ${[params.allowedValues].flat().filter(Boolean).join(', ').slice(0, 300)}`;
    case 'format':
      return params.format === 'email'
        ? 'must be like name@example.com'
        : `must be a valid ${params.format}`;
    default:
      return message ?? 'is invalid';
  }
}

const toTypeWords = (type: unknown) => typeWords[String(type)] ?? String(type);
