import { parseDay } from '@audit-letters/ui/day';
import { driveDateField } from '@audit-letters/ui/testing';
import { findByText, getByLabelText, getByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { UnitForm } from './examples/UnitForm.js';

/** A test of the form of the documentation. Returns the observed messages and the saved units. */
export async function filled(): Promise<unknown> {
  const user = userEvent.setup();
  const container = document.body.appendChild(document.createElement('main'));
  const saved: unknown[] = [];
  const today = parseDay('2026-11-20');
  if (!today) throw new Error('This is a day.');
  createRoot(container).render(
    <UnitForm
      today={today}
      save={async (unit) => {
        saved.push(unit);
        return unit.name === 'B-204' ? { name: 'There is a unit B-204.' } : {};
      }}
    />,
  );
  const save = await waitFor(() => getByRole(container, 'button', { name: 'Save' }));
  const field = (label: string) => getByLabelText(container, label);
  const describedBy = (label: string) => {
    const [id = ''] = (field(label).getAttribute('aria-describedby') ?? '').split(' ').slice(-1);
    return document.getElementById(id)?.textContent;
  };

  await user.click(save);
  await findByText(container, 'Enter the name of the unit.');
  const missing = ['Unit', 'Rent', 'Free from'].map(describedBy);
  const focused = document.activeElement === field('Unit');

  await user.type(field('Unit'), 'B-204');
  await user.type(field('Rent'), '120');
  await driveDateField(container, { user }).fill('12/1/2026');
  await user.click(save);
  await findByText(container, 'There is a unit B-204.');
  return { missing, focused, refused: describedBy('Unit'), saved };
}
