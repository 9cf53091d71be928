import { fixClock } from '../../packages/ui/src/testing/fixClock.ts';
import { freeze } from '../../packages/ui/src/testing/freeze.ts';
import { moments, type ToolbarName } from './globals.ts';
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
}
