import { playAll } from '../playAll.mjs';

playAll({ axe: false, part: 1, of: 2 });
