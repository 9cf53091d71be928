import { Tenant, TenantSeen } from '@audit-letters/api-client/contract';
import { Check } from 'typebox/value';
import { Invalid } from '../../http/errors.ts';
import { unchangedCheck } from '../../http/expected.ts';

/** Parses the form field `seen`: the values that the caller read, as JSON (WIR-40). */
export function parseExpected(text: string | undefined): TenantSeen | undefined {
  if (!text) return undefined;
  const expected = parseJson(text);
  if (!Check(TenantSeen, expected)) throw new Invalid('seen must be fields of a tenant, as JSON.');
  return expected;
}

/** Throws when an expected value has changed. Without `expected`, nothing is compared. */
export const assertUnchanged = unchangedCheck('tenant', Tenant, TenantSeen);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
