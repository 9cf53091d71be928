'use client';
import { useState } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { chartTexts } from './texts.ts';

interface ChartTableProps {
  headings: readonly [string, string];
  rows: readonly (readonly [name: string, value: string])[];
}

/** The content of a chart as a table, which is drawn only while it is open. Renders a `<details>`. */
export function ChartTable({ headings, rows }: ChartTableProps) {
  const texts = useTexts('chart', chartTexts);
  const [open, setOpen] = useState(false);
  const [name, value] = headings;
  return (
    <details className="al-chart-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.showTable}</summary>
      {open && (
        <table>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">{value}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={`${name} ${value}`}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
