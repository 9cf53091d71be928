import type { TopBarProps } from './TopBar.tsx';

type Person = Pick<TopBarProps, 'logo' | 'welcomeName' | 'passwordUnchanged' | 'supportOffered'>;

/** The top navigation for each role. */
export const topBarStates = {
  signedOut: {
    logo: 'product',
    welcomeName: null,
    passwordUnchanged: false,
    supportOffered: true,
  },
  staff: {
    logo: 'product',
    welcomeName: 'Ines Varga',
    passwordUnchanged: false,
    supportOffered: false,
  },
  manager: {
    logo: 'product',
    welcomeName: 'Rosa Lindqvist',
    passwordUnchanged: true,
    supportOffered: true,
  },
  primeManager: {
    logo: 'prime',
    welcomeName: 'Bartholomew Featherstonehaugh-Cholmondeley',
    passwordUnchanged: false,
    supportOffered: true,
  },
} satisfies Record<string, Person>;
