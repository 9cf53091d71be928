import { type Static, Type } from 'typebox';
import { MomentSchema, Nullable } from '../http/schema.ts';

/** What the portal asks at start and every three minutes. */
export const AppStatus = Type.Object({
  scheduled_maintenance_date: Nullable(MomentSchema),
  version: Type.String(),
});
export type AppStatus = Static<typeof AppStatus>;

/** A path that led nowhere, and where its visitor came from. */
export const NotFoundReport = Type.Object({
  path: Type.String({ maxLength: 2000 }),
  referrer: Type.Optional(Type.String({ maxLength: 2000 })),
});
export type NotFoundReport = Static<typeof NotFoundReport>;
