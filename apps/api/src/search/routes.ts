import { SearchRequest, SearchResult } from '@audit-letters/api-client/contract';
import type { Routes } from '../context.ts';
import { findFacilities } from '../facilities/index.ts';
import { call } from '../http/call.ts';
import { isStaff, ownFacility, signedIn } from '../session/authenticate.ts';
import { findTenants } from '../tenants/index.ts';

const maxFacilities = 6;
const maxTenants = 8;

/** Shorter texts match nearly everything. */
const minLetters = 2;

export const searchRoutes: Routes = (app) => {
  const { db } = app;

  app.post(
    '/api/search',
    call('signed-in', 'search.find', 'Search facilities and tenants', {
      body: SearchRequest,
      response: { 200: SearchResult },
    }),
    async (request) => {
      const text = request.body.text.trim();
      const scope = isStaff(signedIn(request)) ? {} : { facility_id: ownFacility(request) };
      if ([...text].length < minLetters) return { facilities: [], tenants: [] };
      const [facilities, tenantMatches] = await Promise.all([
        'facility_id' in scope ? [] : findFacilities(db, text, maxFacilities),
        findTenants(db, scope, text, maxTenants),
      ]);
      return {
        facilities,
        tenants: tenantMatches.tenants,
        facilities_found: facilities[0]?.total ?? 0,
        tenants_named: tenantMatches.nameMatches,
        tenants_in_units: tenantMatches.unitMatches,
      };
    },
  );
};
