import { afterAll } from 'vitest';
import { closeApps } from './testApp.ts';

// Vitest runs this for each file. It ignores hooks that are registered while another hook runs.
afterAll(closeApps);
