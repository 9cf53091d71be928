import { Button, DateField, type Day, Stack, TextField } from '@audit-letters/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';

const schema = z.object({
  name: z.string().trim().min(1, 'Enter the name of the unit.'),
  rent: z.coerce.number('Enter a number.').min(1, 'Enter a rent of 1 or more.'),
  freeFrom: z.custom<Day>((day) => typeof day === 'string', 'Enter a date.'),
});
type Unit = z.output<typeof schema>;

/** What the server refuses, by field. */
export type Refusals = Partial<Record<keyof Unit, string>>;

interface UnitFormProps {
  today: Day;
  save: (unit: Unit) => Promise<Refusals>;
}

export function UnitForm({ today, save }: UnitFormProps) {
  const { register, control, handleSubmit, setError, formState } = useForm<
    z.input<typeof schema>,
    unknown,
    Unit
  >({ resolver: zodResolver(schema), defaultValues: { name: '', rent: '' } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (unit) => {
    const refusals = await save(unit);
    if (refusals.name) setError('name', { message: refusals.name }, { shouldFocus: true });
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextField label="Unit" {...register('name')} error={errors.name?.message} />
        <TextField
          label="Rent"
          inputMode="decimal"
          {...register('rent')}
          error={errors.rent?.message}
        />
        <Controller
          control={control}
          name="freeFrom"
          render={({ field: { value = null, onChange, ref, onBlur } }) => (
            <DateField
              label="Free from"
              today={today}
              value={value}
              onValueChange={(change) => onChange(change.value)}
              onBlur={onBlur}
              ref={ref}
              error={errors.freeFrom?.message}
            />
          )}
        />
        <Button type="submit" variant="primary" loading={isSubmitting}>
          Save
        </Button>
      </Stack>
    </form>
  );
}
