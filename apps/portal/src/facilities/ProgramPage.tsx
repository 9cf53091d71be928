import { ProgramScreen } from '@audit-letters/screens';
import { toLoadable, useCall } from '@audit-letters/screens/swr';
import { paths } from '../paths.ts';
import { facilityCalls } from './calls.ts';

/** The results of all facilities (FAC-111). */
export const ProgramPage = () => (
  <ProgramScreen
    program={toLoadable(useCall(facilityCalls.program, []))}
    facilityHref={({ id }) => paths.facility(id)}
    onPrint={() => window.print()}
  />
);
