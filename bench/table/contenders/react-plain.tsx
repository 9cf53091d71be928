import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ownSelectors } from '../contender.ts';
import { detailOf, type Facility, valueColumns } from '../rows.ts';

/* Plain React: memoised rows, keyed by id. */

interface RowProps {
  facility: Facility;
  selected: boolean;
  expanded: boolean;
  onSelect: (id: number) => void;
  onExpand: (id: number) => void;
}

const Row = memo(function Row({ facility, selected, expanded, onSelect, onExpand }: RowProps) {
  return (
    <>
      <tr data-selected={selected || undefined} data-expanded={expanded || undefined}>
        <td className="al-table-mark" data-no-click="">
          <input
            type="checkbox"
            className="al-checkbox al-table-check"
            aria-label={`Select ${facility.number}`}
            checked={selected}
            onChange={() => onSelect(facility.id)}
          />
        </td>
        <td className="al-table-mark">
          <button
            type="button"
            className="al-table-expander"
            aria-label={`Details of ${facility.number}`}
            aria-expanded={expanded}
            onClick={() => onExpand(facility.id)}
          />
        </td>
        {valueColumns.map((column) => {
          const value = facility[column.key];
          if (column.key === 'number')
            return (
              <th key={column.key} scope="row">
                {value}
              </th>
            );
          return (
            <td
              key={column.key}
              className={
                'end' in column ? 'al-table-end' : 'truncate' in column ? 'al-table-cut' : undefined
              }
            >
              {'truncate' in column ? (
                <span className="al-table-truncate">{value}</span>
              ) : 'badge' in column ? (
                <span className="al-badge">{value}</span>
              ) : (
                value
              )}
            </td>
          );
        })}
        <td data-no-click="">
          <button type="button">Edit</button>
          <button type="button">Delete</button>
        </td>
      </tr>
      {expanded && (
        <tr className="al-table-detail">
          <td colSpan={valueColumns.length + 3}>
            <div className="al-table-detail-body">{detailOf(facility)}</div>
          </td>
        </tr>
      )}
    </>
  );
});

let showRows: (rows: Facility[]) => void;

function toggled(ids: ReadonlySet<number>, id: number) {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function App({ firstRows }: { firstRows: Facility[] }) {
  const [rows, setRows] = useState(firstRows);
  const [filter, setFilter] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<number>>(() => new Set());
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(() => new Set());
  const handleSelect = useCallback((id: number) => setSelected((ids) => toggled(ids, id)), []);
  const handleExpand = useCallback((id: number) => setExpanded((ids) => toggled(ids, id)), []);
  useEffect(() => {
    showRows = setRows;
  }, []);

  const here = rows.filter(({ id }) => selected.has(id)).length;
  const all = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (all.current) all.current.indeterminate = here > 0 && here < rows.length;
  });
  const selectPage = () =>
    setSelected((ids) => {
      const next = new Set(ids);
      for (const { id } of rows) {
        if (here < rows.length) next.add(id);
        else next.delete(id);
      }
      return next;
    });

  return (
    <>
      <input id="filter" value={filter} onChange={(event) => setFilter(event.target.value)} />
      <div className="al-table">
        <section className="al-table-scroll">
          <table>
            <thead>
              <tr>
                <th className="al-table-mark">
                  <input
                    ref={all}
                    type="checkbox"
                    className="al-checkbox al-table-check"
                    aria-label="Select all"
                    checked={here > 0 && here === rows.length}
                    onChange={selectPage}
                  />
                </th>
                <th className="al-table-mark" />
                {valueColumns.map(({ key, header }) => (
                  <th key={key}>{header}</th>
                ))}
                <th />
              </tr>
            </thead>
            <tbody className="al-table-rows al-table-clickable">
              {rows.map((facility) => (
                <Row
                  key={facility.id}
                  facility={facility}
                  selected={selected.has(facility.id)}
                  expanded={expanded.has(facility.id)}
                  onSelect={handleSelect}
                  onExpand={handleExpand}
                />
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <p>{selected.size} selected</p>
    </>
  );
}

window.contender = {
  mount: (root, rows) => flushSync(() => createRoot(root).render(<App firstRows={rows} />)),
  replace: (rows) => flushSync(() => showRows(rows)),
  find: ownSelectors,
};
