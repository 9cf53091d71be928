import { Combobox, type ComboboxOption } from '@audit-letters/ui/combobox';
import { useState } from 'react';

const facilities: ComboboxOption[] = [
  { value: 'D-1001', label: 'Acme Storage', hint: 'Austin' },
  { value: 'D-1002', label: 'Bluebonnet Self Storage', hint: 'Waco' },
];

export function FacilityField() {
  const [facility, setFacility] = useState<ComboboxOption | null>(null);
  return (
    <Combobox
      label="Facility"
      options={facilities}
      value={facility}
      onValueChange={({ value }) => setFacility(value)}
    />
  );
}
