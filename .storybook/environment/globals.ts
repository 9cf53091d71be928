import { today } from '../../packages/ui/src/fixtures/today.ts';

/** Whether a test or a camera operates the browser. */
const automated = navigator.webdriver;

/** The choices of the toolbar, each with its values; the first value is the default. */
export const toolbar = {
  density: {
    title: 'Density',
    icon: 'listunordered',
    values: { regular: 'Regular rows', compact: 'Compact rows', comfortable: 'Comfortable rows' },
  },
  direction: {
    title: 'Direction',
    icon: 'transfer',
    values: { ltr: 'Left to right', rtl: 'Right to left' },
  },
  motion: {
    title: 'Motion',
    icon: 'play',
    values: automated
      ? { none: 'No motion', system: 'Motion of the system' }
      : { system: 'Motion of the system', none: 'No motion' },
  },
  colours: {
    title: 'Colours',
    icon: 'contrast',
    values: { own: 'Own colours', forced: 'Forced colours (approximate)' },
  },
  now: {
    title: 'Now',
    icon: 'time',
    values: {
      november: '20 November 2026',
      february: 'The end of February',
      'new-year': "New Year's Eve",
      running: 'The running clock',
    },
  },
  role: {
    title: 'Role',
    icon: 'user',
    values: { admin: 'Administrator', monitor: 'Monitor', manager: 'Facility manager' },
  },
} as const;

/** The moments at which the clock stands. */
export const moments: Record<string, string> = {
  november: `${today}T15:00:00Z`,
  february: '2027-02-28T15:00:00Z',
  'new-year': '2026-12-31T23:59:00-05:00',
};

export type ToolbarName = keyof typeof toolbar;

/** The default of a choice. */
export const defaultOf = (name: ToolbarName): string => Object.keys(toolbar[name].values)[0] ?? '';
