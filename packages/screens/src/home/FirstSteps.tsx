import { Button, Card } from '@audit-letters/ui';

interface FirstStepsProps {
  /** The user begins with the first step. */
  onBegin: () => void;
}

/** The first steps with an empty database (SHL-79). The tasks of the page lead to the same screens. */
export const FirstSteps = ({ onBegin }: FirstStepsProps) => (
  <Card
    title="Getting started"
    footer={
      <Button variant="primary" onClick={onBegin}>
        Begin
      </Button>
    }
  >
    <ol className="al-first-steps">
      <li className="al-first-step">
        <strong>Enter your first facility</strong>
        <span>Its manager gets an account at the same time.</span>
      </li>
      <li className="al-first-step">
        <strong>Import its rent roll</strong>
        <span>The workbook that the facility's software prints.</span>
      </li>
      <li className="al-first-step">
        <strong>Print the first letters</strong>
        <span>They ask each tenant for proof of coverage.</span>
      </li>
    </ol>
  </Card>
);
