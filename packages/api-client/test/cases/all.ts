import { archivesCases } from './archives.ts';
import type { Case } from './case.ts';
import { dueCases } from './due.ts';
import { exportsCases } from './exports.ts';
import { facilitiesCases } from './facilities.ts';
import { importsCases } from './imports.ts';
import { lettersCases } from './letters.ts';
import { sessionCases } from './session.ts';
import { tenantsCases } from './tenants.ts';
import { undoCases } from './undo.ts';
import { usersCases } from './users.ts';

/** At least one case for every call of the client. */
export const cases: Case[] = [
  ...sessionCases,
  ...facilitiesCases,
  ...archivesCases,
  ...dueCases,
  ...exportsCases,
  ...tenantsCases,
  ...lettersCases,
  ...importsCases,
  ...undoCases,
  ...usersCases,
];
