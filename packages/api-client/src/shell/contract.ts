import { type Static, Type } from 'typebox';
import { MomentSchema, Nullable } from '../values/schema.ts';

/** The app status. The portal polls it at start and every three minutes. */
export const AppStatus = Type.Object({
  scheduled_maintenance_date: Nullable(MomentSchema),
  version: Type.String(),
});
export type AppStatus = Static<typeof AppStatus>;

/** A path that was not found, with its referrer. */
export const NotFoundReport = Type.Object({
  path: Type.String({ maxLength: 2000 }),
  referrer: Type.Optional(Type.String({ maxLength: 2000 })),
});
export type NotFoundReport = Static<typeof NotFoundReport>;
