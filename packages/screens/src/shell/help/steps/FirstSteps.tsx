import { Card } from '@audit-letters/ui';
import { StepPicture } from './StepPicture.tsx';
import { firstSteps, type Reader } from './steps.ts';

export interface FirstStepsProps {
  /** Whose steps are shown; `null` for those of all. */
  reader: Reader | null;
}

/** The first steps in pictures and text (SHL-13). */
export const FirstSteps = ({ reader }: FirstStepsProps) => (
  <section className="al-help-steps" aria-labelledby="al-help-steps">
    <h2 id="al-help-steps">First steps</h2>
    {(reader ? [reader] : (['manager', 'staff'] as const)).map((one) => (
      <Card key={one} title={firstSteps[one].title}>
        <ol className="al-help-list">
          {firstSteps[one].steps.map(({ drawing, title, text }) => (
            <li key={title}>
              <StepPicture drawing={drawing} />
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </Card>
    ))}
  </section>
);
