import { create } from 'zustand';

interface Question {
  problem: string;
  answer: (password: string | null) => void;
}

const store = create<{ question: Question | null }>()(() => ({ question: null }));

export const usePasswordQuestion = () => store(({ question }) => question);

/** Asks the user for the current password; `null` after Cancel. A second question replaces the first one. */
export const askPassword = ({ problem }: { problem: string }) =>
  new Promise<string | null>((resolve) => {
    store.getState().question?.answer(null);
    const answer = (password: string | null) => {
      store.setState({ question: null });
      resolve(password);
    };
    store.setState({ question: { problem, answer } });
  });
