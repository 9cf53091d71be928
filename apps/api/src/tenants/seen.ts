import { Tenant, TenantSeen } from '@audit-letters/api-client/contract';
import { Check } from 'typebox/value';
import { Invalid } from '../http/errors.ts';
import { unchangedCheck } from '../http/expected.ts';

/** What the sender of a change saw, when it was said. */
export function readSeen(text: string | undefined): TenantSeen | undefined {
  if (!text) return undefined;
  const seen = parsed(text);
  if (!Check(TenantSeen, seen)) throw new Invalid('seen must be fields of a tenant, as JSON.');
  return seen;
}

/** Throws when an expected value has changed. Without `expected`, nothing is compared. */
export const assertUnchanged = unchangedCheck({
  noun: 'tenant',
  record: Tenant,
  expected: TenantSeen,
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
