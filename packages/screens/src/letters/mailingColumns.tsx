import type { Tenant } from '@audit-letters/api-client';
import { LetterTypes, letterNames, letterTypes } from '@audit-letters/api-client/values';
import { CheckMark, type DataTableColumn } from '@audit-letters/ui';
import Flag from 'lucide-react/icons/flag';
import { tenantName, unitsLine } from '../format/tenant.ts';

export const mailingColumns: readonly DataTableColumn<Tenant>[] = [
  {
    id: 'name',
    header: 'Name',
    size: 220,
    meta: { rowHeader: true },
    cell: ({ row: { original: tenant } }) => (
      <span className="al-mailing-name">
        {tenantName(tenant)}
        {tenant.tagged_for_removal && (
          <Flag role="img" aria-label="Tagged for removal" className="al-mailing-flag" />
        )}
      </span>
    ),
  },
  { id: 'units', header: 'Units', size: 110, cell: ({ row }) => unitsLine(row.original) },
  { accessorKey: 'facility_number', header: 'Facility Number' },
  ...LetterTypes.map(
    (type): DataTableColumn<Tenant> => ({
      id: type,
      header: letterNames[type],
      size: 96,
      meta: { align: 'center' },
      cell: ({ row }) => <CheckMark checked={row.original[letterTypes[type].sentDate] !== null} />,
    }),
  ),
];
