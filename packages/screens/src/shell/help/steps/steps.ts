/** The readers of the help page. */
export type Reader = 'staff' | 'manager';

/** The drawings of the steps. */
export type StepDrawing =
  | 'building'
  | 'sheet'
  | 'dates'
  | 'letter'
  | 'password'
  | 'leaving'
  | 'answers'
  | 'done';

interface Step {
  drawing: StepDrawing;
  title: string;
  text: string;
}

/** The first steps of each reader, in their order (SHL-13). */
export const firstSteps: Record<Reader, { title: string; steps: readonly Step[] }> = {
  manager: {
    title: 'For facility managers',
    steps: [
      {
        drawing: 'password',
        title: 'Choose a password',
        text: 'Sign in with the one you were given and replace it in your profile.',
      },
      {
        drawing: 'leaving',
        title: 'Mark who is moving out',
        text: 'Tag these tenants before the audit letters go out. They get no letter.',
      },
      {
        drawing: 'answers',
        title: 'Enter the answers',
        text: 'Set the status of each tenant who answers: coverage, proof, or another.',
      },
      {
        drawing: 'done',
        title: 'Go on until nobody is left',
        text: 'Tenants without an answer get the next letter.',
      },
    ],
  },
  staff: {
    title: 'For the office',
    steps: [
      {
        drawing: 'building',
        title: 'Enter a facility',
        text: 'Its manager gets an account at the same time. Hand over the username and password.',
      },
      {
        drawing: 'sheet',
        title: 'Import its rent roll',
        text: "Take the workbook of the facility's software. The result lists each row with an error.",
      },
      {
        drawing: 'dates',
        title: 'Set the letter dates',
        text: 'The audit letters come first, then the enrollment letters, then the letter effective date.',
      },
      {
        drawing: 'letter',
        title: 'Print and mail the letters',
        text: 'Enter the day on which you mailed them, so that they are no longer due.',
      },
    ],
  },
};
