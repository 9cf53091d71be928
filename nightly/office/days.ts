import { wait } from './steps/facilities.ts';
import { importRoll } from './steps/imports.ts';
import { correctMail, generate, mail, setSentDate } from './steps/letters.ts';
import type { Step } from './steps/step.ts';

interface Day {
  step: Step;
  undone: boolean;
}

const done = (...steps: Step[]): Day[] => steps.map((step) => ({ step, undone: false }));

/** Days that random ones reach too seldom. */
export const chosenDays: Day[][] = [
  // Two batches of one facility and letter type are mailed on two days. Each has its own day, also after a correction.
  done(
    importRoll.of({ at: 0, kinds: ['same', 'same', 'same'], apply: false }),
    generate.of({ at: 0, type: 'initial', chosen: [0] }),
    generate.of({ at: 0, type: 'initial', chosen: [1] }),
    mail.of({ batch: 0, daysAgo: 0 }),
    wait.of({ days: 3 }),
    mail.of({ batch: 0, daysAgo: 0 }),
    correctMail.of({ batch: 1, daysAgo: 1 }),
    correctMail.of({ batch: 0, daysAgo: 2 }),
    setSentDate.of({ batch: 0, daysAgo: 0 }),
  ),
  // A batch of a state stays on Home until it is mailed itself.
  done(
    importRoll.of({ at: 0, kinds: ['same', 'same'], apply: false }),
    importRoll.of({ at: 1, kinds: ['same'], apply: false }),
    generate.of({ at: 0, type: 'initial', chosen: [0] }),
    generate.of({ at: 2, type: 'initial', chosen: null }),
    mail.of({ batch: 0, daysAgo: 0 }),
    wait.of({ days: 8 }),
    mail.of({ batch: 0, daysAgo: 1 }),
    correctMail.of({ batch: 1, daysAgo: 0 }),
  ),
  // A batch of a state sets the sent dates of its facilities. One of them is corrected and cleared by itself.
  done(
    importRoll.of({ at: 0, kinds: ['same', 'same'], apply: false }),
    importRoll.of({ at: 1, kinds: ['same'], apply: false }),
    generate.of({ at: 2, type: 'initial', chosen: null }),
    mail.of({ batch: 0, daysAgo: 1 }),
    setSentDate.of({ batch: 0, daysAgo: 0 }),
    setSentDate.of({ batch: 0, daysAgo: null }),
    correctMail.of({ batch: 0, daysAgo: 0 }),
    correctMail.of({ batch: 0, daysAgo: null }),
  ),
];
