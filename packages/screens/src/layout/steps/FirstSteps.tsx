/** Whose first steps these are. */
export type Reader = 'staff' | 'manager';

const firstSteps: Record<Reader, readonly { title: string; text: string }[]> = {
  manager: [
    {
      title: 'Choose a password',
      text: 'Sign in with the one you were given and replace it in your profile.',
    },
    {
      title: 'Mark who is moving out',
      text: 'Tag these tenants before the audit letters go out. They get no letter.',
    },
    {
      title: 'Enter the answers',
      text: 'Set the status of each tenant who answers: coverage, proof, or another.',
    },
    {
      title: 'Go on until nobody is left',
      text: 'Tenants without an answer get the next letter.',
    },
  ],
  staff: [
    {
      title: 'Enter a facility',
      text: 'Its manager gets an account at the same time. Hand over the username and password.',
    },
    {
      title: 'Import its rent roll',
      text: "Take the workbook of the facility's software. The result lists each row with an error.",
    },
    {
      title: 'Set the letter dates',
      text: 'The audit letters come first, then the enrollment letters, then the letter effective date.',
    },
    {
      title: 'Print and mail the letters',
      text: 'Enter the day on which you mailed them, so that they are no longer due.',
    },
  ],
};

/** The first steps of a reader, in their order (SHL-13, SHL-79). */
export const FirstSteps = ({ reader }: { reader: Reader }) => (
  <ol className="al-first-steps">
    {firstSteps[reader].map(({ title, text }) => (
      <li key={title} className="al-first-step">
        <strong>{title}</strong>
        <span className="al-note">{text}</span>
      </li>
    ))}
  </ol>
);
