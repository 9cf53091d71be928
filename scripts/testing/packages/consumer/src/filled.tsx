import { parseDay } from '@audit-letters/ui/day';
import { driveDateField, driveDialog } from '@audit-letters/ui/testing';
import { findByText, getByLabelText, queryByText } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { UnitDialog } from './examples/UnitDialog.js';

/** A test of the form of the documentation. Returns the observed messages and the saved units. */
export async function filled(): Promise<unknown> {
  const user = userEvent.setup();
  const container = document.body.appendChild(document.createElement('main'));
  const saved: unknown[] = [];
  const today = parseDay('2026-11-20');
  if (!today) throw new Error('This is a day.');
  createRoot(container).render(
    <UnitDialog
      today={today}
      save={async (unit) => {
        saved.push(unit);
        return unit.name === 'B-204' ? 'There is a unit B-204.' : undefined;
      }}
      onClose={() => undefined}
    />,
  );
  const dialog = driveDialog({ user, name: 'Add Unit' });
  const form = await dialog.opened();
  const field = (label: string) => getByLabelText(form, label);
  const describedBy = (label: string) => {
    const [id = ''] = (field(label).getAttribute('aria-describedby') ?? '').split(' ').slice(-1);
    return document.getElementById(id)?.textContent;
  };

  // The dialog refuses the text of the date, and the schema everything else.
  await driveDateField(form, { user }).fill('02/31/2026');
  await dialog.press('Save');
  await findByText(form, 'Enter the name of the unit.');
  const missing = ['Unit', 'Free from'].map(describedBy);
  const focused = document.activeElement === field('Unit');
  const offersEmpty = queryByText(form, 'Leave empty') !== null;

  await user.type(field('Unit'), 'B-204');
  await driveDateField(form, { user }).fill('12/1/2026');
  await dialog.press('Save');
  await findByText(form, 'There is a unit B-204.');
  return { missing, focused, offersEmpty, refused: describedBy('Unit'), saved };
}
