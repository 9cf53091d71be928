import { Tenant, TenantSeen } from '@audit-letters/api-client/contract';
import { Check, Clean } from 'typebox/value';
import { Invalid, RequestRefused } from '../errors.ts';

/** Someone else has changed the tenant after the sender last saw it; says what it is now. */
export class TenantChanged extends RequestRefused {
  constructor(current: Tenant) {
    super(409, 'Someone else has changed this tenant in the meantime.', {
      details: { current: Clean(Tenant, current) },
    });
  }
}

/** What the sender of a change saw, when it was said. */
export function readSeen(text: string | undefined): TenantSeen | undefined {
  if (!text) return undefined;
  const seen = parsed(text);
  if (!Check(TenantSeen, seen)) throw new Invalid('seen must be fields of a tenant, as JSON.');
  return seen;
}

/** Refuses when any of the fields seen is no longer what it was. Nothing seen refuses nothing. */
export function refuseChanged(seen: TenantSeen | undefined, current: Tenant) {
  if (!seen) return;
  const fields = Object.keys(seen) as (keyof TenantSeen)[];
  // Texts of JSON compare scalars and the list of units alike.
  const same = (field: keyof TenantSeen) =>
    JSON.stringify(seen[field]) === JSON.stringify(current[field]);
  if (!fields.filter((field) => field in TenantSeen.properties).every(same)) {
    throw new TenantChanged(current);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
