import { type Static, Type } from 'typebox';
import { MomentSchema, Nullable } from '../values/schema.ts';

/** The app status. The portal polls it at start and every three minutes. */
export const AppStatus = Type.Object({
  /** When maintenance is planned; `null` if none is planned. */
  scheduled_maintenance_date: Nullable(MomentSchema),
  /** The version of the server, dotted numbers. */
  version: Type.String(),
});
export interface AppStatus extends Static<typeof AppStatus> {}

/** A path that was not found, with its referrer. */
export const NotFoundReport = Type.Object({
  /** The path that was not found. */
  path: Type.String({ maxLength: 2000 }),
  /** The address that led to it. */
  referrer: Type.Optional(Type.String({ maxLength: 2000 })),
});
export interface NotFoundReport extends Static<typeof NotFoundReport> {}
