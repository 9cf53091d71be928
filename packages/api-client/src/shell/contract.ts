import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import { described } from '../values/schema.ts';
import * as entities from './entities.ts';

export const AppStatus = schemaOf(
  entities.appStatus,
  'AppStatus',
  'The app status. The portal polls it at start and every three minutes.',
  {
    scheduled_maintenance_date: 'When maintenance is planned; `null` if none is planned.',
    version: 'The version of the server, dotted numbers.',
    extras: 'Whether the server has more calls than those of the specification.',
    time_zone:
      'The time zone that decides which day it is, an IANA name; `null` if the server does not say.',
  },
);
export type AppStatus = entities.AppStatus;

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
