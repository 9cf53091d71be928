import type { StatesOf } from '../../states.ts';
import type { AddFacilityModel } from './AddFacilityScreen.tsx';

export const addFacilityStates = {
  entering: { status: 'entering' },
  added: {
    status: 'added',
    facilityNumber: 'D-1042',
    account: { username: 'D-1042', password: 'plum-harbor-42' },
  },
} satisfies StatesOf<AddFacilityModel>;
