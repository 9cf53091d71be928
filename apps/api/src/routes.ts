import { archiveRoutes } from './archives/routes.ts';
import type { Routes } from './context.ts';
import { dueRoutes } from './due/routes.ts';
import { facilityRoutes } from './facilities/routes.ts';
import { exportRoutes } from './files/exports.ts';
import { fileRoutes } from './files/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { batchRoutes } from './letters/batches/routes.ts';
import { letterRoutes } from './letters/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { factorRoutes } from './session/factors/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { healthRoutes } from './status/health.ts';
import { shellRoutes } from './status/routes.ts';
import { tenantRoutes } from './tenants/routes.ts';
import { undoRoutes } from './undo/routes.ts';
import { userRoutes } from './users/routes.ts';

/** Every noun of the API, one line each. */
export const routes: Routes[] = [
  sessionRoutes,
  factorRoutes,
  shellRoutes,
  healthRoutes,
  profileRoutes,
  userRoutes,
  facilityRoutes,
  dueRoutes,
  tenantRoutes,
  searchRoutes,
  importRoutes,
  letterRoutes,
  batchRoutes,
  archiveRoutes,
  exportRoutes,
  fileRoutes,
  undoRoutes,
];
