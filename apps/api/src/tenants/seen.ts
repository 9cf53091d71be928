import { Tenant, TenantSeen } from '@audit-letters/api-client/contract';
import { Check } from 'typebox/value';
import { Invalid } from '../http/errors.ts';
import { refusalOfChanged } from '../http/expected.ts';

/** What the sender of a change saw, when it was said. */
export function readSeen(text: string | undefined): TenantSeen | undefined {
  if (!text) return undefined;
  const seen = parsed(text);
  if (!Check(TenantSeen, seen)) throw new Invalid('seen must be fields of a tenant, as JSON.');
  return seen;
}

/** Refuses when any of the fields seen is no longer what it was. Nothing seen refuses nothing. */
export const refuseChanged = refusalOfChanged({ noun: 'tenant', shown: Tenant, seen: TenantSeen });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
