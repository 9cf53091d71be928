import type { TopBarProps } from './TopBar.tsx';

type Person = Pick<TopBarProps, 'logo' | 'welcomeName' | 'passwordUnchanged' | 'supportOffered'>;

const nobody: Person = {
  logo: 'product',
  welcomeName: null,
  passwordUnchanged: false,
  supportOffered: true,
};

/** The top navigation for each role. */
export const topBarStates = {
  signedOut: nobody,
  staff: { ...nobody, welcomeName: 'Ines Varga', supportOffered: false },
  manager: { ...nobody, welcomeName: 'Rosa Lindqvist', passwordUnchanged: true },
  primeManager: {
    ...nobody,
    logo: 'prime',
    welcomeName: 'Bartholomew Featherstonehaugh-Cholmondeley',
  },
} satisfies Record<string, Person>;
