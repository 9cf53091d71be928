import { PasswordQuestion } from '@audit-letters/screens';
import { usePasswordQuestion } from './passwordQuestion.ts';

/** The question for the current password, while a call waits for it. */
export function CurrentPassword() {
  const question = usePasswordQuestion();
  return (
    question && (
      <PasswordQuestion
        problem={question.problem}
        onAnswer={({ password }) => question.answer(password)}
        onCancel={() => question.answer(null)}
      />
    )
  );
}
