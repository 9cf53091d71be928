import { playAll } from '../playAll.mjs';

playAll({ part: 0, of: 2 });
