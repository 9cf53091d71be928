import { PasswordField } from '@audit-letters/ui';
import { FormDialog } from '../form/FormDialog.tsx';

export interface PasswordQuestionProps {
  /** The sentence with which the server refused the change. */
  problem: string;
  /** The user has entered the password. */
  onAnswer: (answer: { password: string }) => void;
  /** The user does not make the change. */
  onCancel: () => void;
}

/** Asks for the current password before a change of accounts, factors or sessions (USR-44). */
export const PasswordQuestion = ({ problem, onAnswer, onCancel }: PasswordQuestionProps) => (
  <FormDialog
    size="small"
    title="Confirm with your password"
    submit={{ children: 'Confirm' }}
    onSave={async ({ data }) => {
      onAnswer({ password: String(data.get('password') ?? '') });
      return undefined;
    }}
    onClose={onCancel}
  >
    <PasswordField
      label="Current password"
      name="password"
      required
      autoFocus
      autoComplete="current-password"
      error={problem}
    />
  </FormDialog>
);
