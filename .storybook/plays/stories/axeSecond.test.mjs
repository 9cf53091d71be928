import { playAll } from '../playAll.mjs';

playAll({ axe: true, part: 1, of: 2 });
