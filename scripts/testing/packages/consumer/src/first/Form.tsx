import { Button } from '@audit-letters/ui/button';
import { Form, FormErrorSummary } from '@audit-letters/ui/form';
import { TextField } from '@audit-letters/ui/text-field';

export function EmailForm({ save }: { save: (email: string) => Promise<void> }) {
  return (
    <Form onSubmit={({ data }) => save(String(data.get('email')))}>
      <FormErrorSummary />
      <TextField label="Email" name="email" type="email" required />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Form>
  );
}
