import { ImportResult } from '@audit-letters/api-client/contract';
import type { App } from '../app.ts';
import { signedIn } from '../session/authenticate.ts';
import { readForm } from './form.ts';
import { importTenants } from './importTenants.ts';

/** Tenants from the storage-management software (Tenants and people spec §5, §7). */
export function importRoutes(app: App): void {
  app.post(
    '/api/tenants/import',
    { config: { permission: 'monitor' }, schema: { response: { 200: ImportResult } } },
    async (request) => importTenants(app, await readForm(request), signedIn(request).userId),
  );
}
