import { playAll } from '../playAll.mjs';

playAll({ axe: false, part: 0, of: 2 });
