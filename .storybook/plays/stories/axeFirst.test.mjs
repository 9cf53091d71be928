import { playAll } from '../playAll.mjs';

playAll({ axe: true, part: 0, of: 2 });
