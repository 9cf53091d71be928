import { type Static, Type } from 'typebox';
import { described, MomentSchema, Nullable } from '../values/schema.ts';

export const AppStatus = Type.Object(
  {
    scheduled_maintenance_date: described(
      'When maintenance is planned; `null` if none is planned.',
      Nullable(MomentSchema),
    ),
    version: described('The version of the server, dotted numbers.', Type.String()),
  },
  {
    title: 'AppStatus',
    description: 'The app status. The portal polls it at start and every three minutes.',
  },
);
export interface AppStatus extends Static<typeof AppStatus> {}

export const NotFoundReport = Type.Object(
  {
    path: described('The path that was not found.', Type.String({ maxLength: 2000 })),
    referrer: Type.Optional(
      described('The address that led to it.', Type.String({ maxLength: 2000 })),
    ),
  },
  { title: 'NotFoundReport', description: 'A path that was not found, with its referrer.' },
);
export interface NotFoundReport extends Static<typeof NotFoundReport> {}
