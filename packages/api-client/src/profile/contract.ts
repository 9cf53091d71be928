import { type Static, Type } from 'typebox';
import { described, Nullable } from '../values/schema.ts';

export const NewPassword = Type.Object(
  {
    password: described(
      'The new password: at least 6 characters without the spaces at both ends.',
      Type.String({ maxLength: 200 }),
    ),
  },
  {
    title: 'NewPassword',
    description:
      'A new password. The server trims it and requires `MinPasswordLength` characters (USR-19).',
  },
);
export interface NewPassword extends Static<typeof NewPassword> {}

export const ProfileChanges = Type.Object(
  {
    real_name: described(
      'The real name, shown instead of the user name; `null` for none.',
      Nullable(Type.String({ maxLength: 200 })),
    ),
  },
  {
    title: 'ProfileChanges',
    description: 'The fields that users can change in their own account.',
  },
);
export interface ProfileChanges extends Static<typeof ProfileChanges> {}
