import type { App } from './app.ts';

/** Adds the routes of one noun to the server. */
export type Routes = (app: App) => void;

/** Every noun of the API, one line each. */
export const routes: Routes[] = [];
