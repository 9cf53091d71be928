import { PasswordQuestion } from '@audit-letters/screens';
import { create } from 'zustand';

interface Question {
  problem: string;
  answer: (password: string | null) => void;
}

const useQuestion = create<{ question: Question | null }>()(() => ({ question: null }));

/** Asks the user for the current password; `null` after Cancel. A second question replaces the first one. */
export const askPassword = ({ problem }: { problem: string }) =>
  new Promise<string | null>((resolve) => {
    useQuestion.getState().question?.answer(null);
    const answer = (password: string | null) => {
      useQuestion.setState({ question: null });
      resolve(password);
    };
    useQuestion.setState({ question: { problem, answer } });
  });

/** The question for the current password, while a call waits for it. */
export function CurrentPassword() {
  const { question } = useQuestion();
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
