import { ProgramScreen } from '@audit-letters/screens';
import { paths } from '../paths.ts';
import { toLoadable } from '../swr/loadable.ts';
import { useCall } from '../swr/useCall.ts';
import { facilityCalls } from './calls.ts';

/** The results of all facilities (FAC-111). */
export const ProgramPage = () => (
  <ProgramScreen
    program={toLoadable(useCall(facilityCalls.program, []))}
    facilityHref={({ id }) => paths.facility(id)}
    onPrint={() => window.print()}
  />
);
