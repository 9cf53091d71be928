import { type Static, Type } from 'typebox';
import { Coverage } from '../../facilities/contract.ts';
import { LetterTypes } from '../../letters/enums.ts';
import { described, MomentSchema, Nullable, OneOf, Ref } from '../../values/schema.ts';
import { Tenant } from '../contract.ts';

export const TenantLetter = Type.Object(
  {
    filename: described(
      'The name of the PDF of its batch, for `downloadUrl` of letters.',
      Type.String(),
    ),
    page: described('The page of the PDF, from 1.', Type.Integer()),
    letter_type: described('The type of the letter.', OneOf(LetterTypes)),
    save_time: described('When the letter was made.', MomentSchema),
    mail_time: described('When the letter was mailed; `null` before.', Nullable(MomentSchema)),
  },
  { title: 'TenantLetter', description: 'A letter of a tenant (TEN-140).' },
);
export interface TenantLetter extends Static<typeof TenantLetter> {}

export const TenantOverview = Type.Object(
  {
    tenant: described('The tenant.', Ref<Tenant>(Tenant)),
    account_name: described(
      'The account name of the facility; `null` without one.',
      Nullable(Type.String()),
    ),
    coverages: described(
      'The coverages on offer in the state of the facility.',
      Type.Array(Ref<Coverage>(Coverage)),
    ),
    letters: described('The letters, newest first.', Type.Array(Ref<TenantLetter>(TenantLetter))),
  },
  {
    title: 'TenantOverview',
    description: 'A tenant with the letters and the coverages to choose from (TEN-140).',
  },
);
export interface TenantOverview extends Static<typeof TenantOverview> {}
