import type { FaultyScreen } from './harness.ts';
import { facilityScreens } from './screens/facilities.ts';
import { letterScreens } from './screens/letters.ts';
import { managerScreens } from './screens/manager.ts';
import { peopleScreens } from './screens/people.ts';
import { shellScreens } from './screens/shell.ts';
import { tenantScreens } from './screens/tenants.ts';

/** Every screen that sends calls. */
export const screens: FaultyScreen[] = [
  ...shellScreens,
  ...facilityScreens,
  ...tenantScreens,
  ...managerScreens,
  ...letterScreens,
  ...peopleScreens,
];
