import { fixClock } from '../../packages/ui/src/testing/fixClock.ts';
import { freeze } from '../../packages/ui/src/testing/freeze.ts';
import { chosen, moments, type ToolbarName } from './globals.ts';
import './forced-colours.css';

let undo: (() => void)[] = [];

/** Applies the choices of the toolbar to the page, before a story is drawn. */
export function applyEnvironment(globals: Partial<Record<ToolbarName, string>>) {
  for (const step of undo) step();
  const page = document.documentElement;
  page.dir = globals.direction ?? 'ltr';
  page.dataset.density = globals.density;
  page.toggleAttribute('data-forced-colours', globals.colours === 'forced');
  const moment = moments[globals.now ?? ''];
  undo = [globals.motion === 'none' ? freeze() : () => {}, moment ? fixClock(moment) : () => {}];
  // Formatters of modules exist once: another zone needs a new page.
  if (globals.zone && globals.zone !== zoneOfPage) {
    const address = new URL(location.href);
    const others = (address.searchParams.get('globals') ?? '')
      .split(';')
      .filter((it) => it !== '' && !it.startsWith('zone:'));
    address.searchParams.set('globals', [...others, `zone:${globals.zone}`].join(';'));
    location.replace(address);
  }
}

const zoneOfPage = chosen('zone');
