import type { ImportColumn, ImportColumnField } from '@audit-letters/api-client';
import { ImportColumnFields } from '@audit-letters/api-client/values';
import { Banner, Button, Card, FieldGrid, Form, Select, Stack } from '@audit-letters/ui';
import { useState } from 'react';
import type { ImportTenantsModel } from './importModel.ts';

type Needed = 'always' | 'name' | 'address' | 'never';

/** The fields, with what needs them. Easy Storage has the addresses in another file. */
const columnFields: Record<ImportColumnField, { label: string; needed: Needed }> = {
  unit: { label: 'Unit', needed: 'always' },
  full_name: { label: 'Name', needed: 'name' },
  first_name: { label: 'First Name', needed: 'name' },
  last_name: { label: 'Last Name', needed: 'name' },
  address: { label: 'Address', needed: 'address' },
  city: { label: 'City', needed: 'address' },
  state: { label: 'State', needed: 'address' },
  zip_code: { label: 'ZIP Code', needed: 'address' },
  address_line_2: { label: 'Apartment', needed: 'never' },
  account: { label: 'Account', needed: 'never' },
  phone: { label: 'Phone', needed: 'never' },
  email: { label: 'Email', needed: 'never' },
  move_in_date: { label: 'Move-in Date', needed: 'never' },
  move_out_date: { label: 'Move-out Date', needed: 'never' },
  site_id: { label: 'Prime Site ID', needed: 'never' },
};

export interface ImportColumnsFormProps
  extends Omit<Extract<ImportTenantsModel, { status: 'columns' }>, 'status'> {
  /** The user has said which column is which. */
  onSubmit: (event: { columns: ImportColumn[] }) => void;
  /** The user goes back to the files. */
  onCancel: () => void;
}

/** Which column is which, of a rent roll without known headings (IMP-74). */
export function ImportColumnsForm({
  headings,
  columns,
  software,
  onSubmit,
  onCancel,
}: ImportColumnsFormProps) {
  const [chosen, setChosen] = useState<Partial<Record<ImportColumnField, string>>>(() =>
    Object.fromEntries(columns.map(({ field, heading }) => [field, heading])),
  );
  const [isIncomplete, setIncomplete] = useState(false);
  const options = headings.map((heading) => ({ value: heading, label: heading }));
  const isRequired = (field: ImportColumnField) => {
    const { needed } = columnFields[field];
    return needed === 'always' || (needed === 'address' && software !== 'easystorage');
  };

  function handleSubmit() {
    const named = Boolean(chosen.full_name || (chosen.first_name && chosen.last_name));
    setIncomplete(!named);
    if (!named) return;
    onSubmit({
      columns: ImportColumnFields.flatMap((field) => {
        const heading = chosen[field];
        return heading ? [{ field, heading }] : [];
      }),
    });
  }

  return (
    <Card title="Which column is which?">
      <Form onSubmit={handleSubmit} aria-label="Columns of the rent roll">
        <p>
          Say which column holds what. The answer is remembered for files with exactly these
          headings. Choose Name, or First Name and Last Name.
        </p>
        {isIncomplete && (
          <Banner tone="danger">
            Choose the column of the name, or those of first and last name.
          </Banner>
        )}
        <FieldGrid>
          {ImportColumnFields.map((field) => (
            <Select
              key={field}
              label={columnFields[field].label}
              placeholder=""
              options={options}
              required={isRequired(field)}
              value={chosen[field] ?? ''}
              onValueChange={({ value }) => setChosen({ ...chosen, [field]: value })}
            />
          ))}
        </FieldGrid>
        <Stack direction="row" gap="small">
          <Button type="submit" variant="primary">
            Preview
          </Button>
          <Button onClick={onCancel}>Choose another file</Button>
        </Stack>
      </Form>
    </Card>
  );
}

/** The columns that a user has named, with a way to change them. */
export const NamedColumns = ({
  columns,
  onChange,
}: {
  columns: readonly ImportColumn[];
  onChange: () => void;
}) => (
  <p className="al-import-rows al-note">
    {`Columns as you named them: ${columns.map(({ field, heading }) => `${columnFields[field].label} is “${heading}”`).join(', ')}. `}
    <Button onClick={onChange}>Change</Button>
  </p>
);
