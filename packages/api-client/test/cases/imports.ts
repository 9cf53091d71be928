import * as bodies from '../bodies.ts';
import { type Case, file } from './case.ts';

export const importsCases: Case[] = [
  {
    name: 'imports.upload',
    spec: 'POST /api/tenants/import',
    call: ({ imports }) =>
      imports.upload({
        software: 'storedge',
        rent_roll: file('roll'),
        facility_number: 'FAC-0007',
      }),
    url: '/api/tenants/import',
    multipart: {
      software: 'storedge',
      facility_number: 'FAC-0007',
      rent_roll: 'roll.xlsx: bytes of roll',
    },
    payload: bodies.importResult,
  },
  {
    name: 'imports.upload',
    spec: 'POST /api/tenants/import',
    call: ({ imports }) =>
      imports.upload({
        software: 'easystorage',
        insurance_sheet: file('insurance'),
        tenant_address_list: file('addresses'),
        rent_roll: file('roll'),
      }),
    url: '/api/tenants/import',
    multipart: {
      software: 'easystorage',
      rent_roll: 'roll.xlsx: bytes of roll',
      tenant_address_list: 'addresses.xlsx: bytes of addresses',
      insurance_sheet: 'insurance.xlsx: bytes of insurance',
    },
    payload: bodies.importResult,
  },
  ...(['upload', 'preview'] as const).map(
    (name): Case => ({
      name: `imports.${name} with confirmations`,
      spec: 'POST /api/tenants/import',
      call: ({ imports }) =>
        imports[name]({
          software: 'syrasoft',
          rent_roll: file('roll'),
          facility_number: 'FAC-0007',
          software_confirmed: false,
          facilities_confirmed: true,
          tenants_confirmed: false,
        }),
      url: '/api/tenants/import',
      multipart: {
        software: 'syrasoft',
        ...(name === 'preview' && { preview: 'true' }),
        facility_number: 'FAC-0007',
        software_confirmed: 'false',
        facilities_confirmed: 'true',
        tenants_confirmed: 'false',
        rent_roll: 'roll.xlsx: bytes of roll',
      },
      payload: bodies.importResult,
    }),
  ),
  {
    name: 'imports.errors',
    spec: 'GET /api/imports/{id}/errors', // IMP-47
    call: ({ imports }) => imports.errors(12),
    url: '/api/imports/12/errors',
    payload: bodies.importErrors,
  },
  {
    name: 'imports.dismissErrors',
    spec: 'POST /api/imports/{id}/dismiss-errors', // IMP-47
    call: ({ imports }) => imports.dismissErrors(12),
    url: '/api/imports/12/dismiss-errors',
  },
];
