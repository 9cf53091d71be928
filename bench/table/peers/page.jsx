import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Makes a contender of the table of a library: the same page around each, with a filter and a count.
 * `PeerTable` gets `rows`, the ids in `selected`, and `onSelect`, which it calls with all selected ids.
 */
export function contend(PeerTable, find) {
  let showRows;

  function App({ firstRows }) {
    const [rows, setRows] = useState(firstRows);
    const [filter, setFilter] = useState('');
    const [selected, setSelected] = useState([]);
    useEffect(() => {
      showRows = setRows;
    }, []);
    return (
      <>
        <input id="filter" value={filter} onChange={(event) => setFilter(event.target.value)} />
        <PeerTable rows={rows} selected={selected} onSelect={setSelected} />
        <p>{selected.length} selected</p>
      </>
    );
  }

  window.contender = {
    mount: (root, rows) => flushSync(() => createRoot(root).render(<App firstRows={rows} />)),
    replace: (rows) => flushSync(() => showRows(rows)),
    find,
  };
}

/** The height of the tables that draw only the rows in view. */
export const viewHeight = 700;

export const Buttons = () => (
  <>
    <button type="button">Edit</button>
    <button type="button">Delete</button>
  </>
);
