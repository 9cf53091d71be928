import { Button, Dialog, Form, PasswordField } from '@audit-letters/ui';
import { useId } from 'react';

export interface PasswordQuestionProps {
  /** The sentence with which the server refused the change. */
  problem: string;
  /** The user has entered the password. */
  onAnswer: (answer: { password: string }) => void;
  /** The user does not make the change. */
  onCancel: () => void;
}

/** Asks for the current password before a change of accounts, factors or sessions (USR-44). */
export function PasswordQuestion({ problem, onAnswer, onCancel }: PasswordQuestionProps) {
  const formId = useId();
  return (
    <Dialog
      open
      size="small"
      title="Confirm with your password"
      onOpenChange={onCancel}
      footer={({ close }) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            Confirm
          </Button>
        </>
      )}
    >
      <Form
        id={formId}
        onSubmit={({ data }) => onAnswer({ password: String(data.get('password') ?? '') })}
      >
        <PasswordField
          label="Current password"
          name="password"
          required
          autoFocus
          autoComplete="current-password"
          error={problem}
        />
      </Form>
    </Dialog>
  );
}
