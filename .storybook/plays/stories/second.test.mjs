import { playAll } from '../playAll.mjs';

playAll({ part: 1, of: 2 });
