import { ownSelectors } from '../contender.ts';
import { detailOf, type Facility, valueColumns } from '../rows.ts';

/*
 * A hand-written table with the same elements, classes and accessible names as the others, built with
 * `createElement`. Each new page rebuilds the rows.
 */

const state = {
  rows: [] as Facility[],
  filter: '',
  selected: new Set<number>(),
  expanded: new Set<number>(),
};
const body = element('tbody', 'al-table-rows al-table-clickable');
const count = element('p');
const all = checkbox('Select all');

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className?: string) {
  const created = document.createElement(tag);
  if (className) created.className = className;
  return created;
}

function checkbox(label: string) {
  const input = element('input', 'al-checkbox al-table-check');
  input.type = 'checkbox';
  input.setAttribute('aria-label', label);
  return input;
}

function showCount() {
  count.textContent = `${state.selected.size} selected`;
  const here = state.rows.filter(({ id }) => state.selected.has(id)).length;
  all.checked = here > 0 && here === state.rows.length;
  all.indeterminate = here > 0 && here < state.rows.length;
}

function showSelected(row: HTMLTableRowElement, box: HTMLInputElement, selected: boolean) {
  box.checked = selected;
  if (selected) row.dataset.selected = 'true';
  else delete row.dataset.selected;
}

function buildRow(facility: Facility) {
  const row = element('tr');
  const selectCell = element('td', 'al-table-mark');
  selectCell.dataset.noClick = '';
  const box = checkbox(`Select ${facility.number}`);
  box.addEventListener('change', () => {
    if (box.checked) state.selected.add(facility.id);
    else state.selected.delete(facility.id);
    showSelected(row, box, box.checked);
    showCount();
  });
  selectCell.append(box);

  const expandCell = element('td', 'al-table-mark');
  const expander = element('button', 'al-table-expander');
  expander.type = 'button';
  expander.setAttribute('aria-label', `Details of ${facility.number}`);
  expander.setAttribute('aria-expanded', 'false');
  expander.addEventListener('click', () => {
    const expanded = !state.expanded.delete(facility.id);
    expander.setAttribute('aria-expanded', String(expanded));
    if (expanded) {
      state.expanded.add(facility.id);
      row.dataset.expanded = 'true';
      row.after(buildDetail(facility));
    } else {
      delete row.dataset.expanded;
      row.nextElementSibling?.remove();
    }
  });
  expandCell.append(expander);
  row.append(selectCell, expandCell);

  for (const column of valueColumns) {
    const cell = column.key === 'number' ? element('th') : element('td');
    if (column.key === 'number') cell.setAttribute('scope', 'row');
    if ('end' in column) cell.className = 'al-table-end';
    if ('truncate' in column) {
      cell.className = 'al-table-cut';
      const text = element('span', 'al-table-truncate');
      text.textContent = String(facility[column.key]);
      cell.append(text);
    } else if ('badge' in column) {
      const badge = element('span', 'al-badge');
      badge.textContent = facility[column.key];
      cell.append(badge);
    } else cell.textContent = String(facility[column.key]);
    row.append(cell);
  }
  const editCell = element('td');
  editCell.dataset.noClick = '';
  for (const name of ['Edit', 'Delete']) {
    const button = element('button');
    button.type = 'button';
    button.textContent = name;
    editCell.append(button);
  }
  row.append(editCell);
  if (state.selected.has(facility.id)) showSelected(row, box, true);
  return row;
}

function buildDetail(facility: Facility) {
  const detail = element('tr', 'al-table-detail');
  const cell = element('td');
  cell.colSpan = valueColumns.length + 3;
  const content = element('div', 'al-table-detail-body');
  content.textContent = detailOf(facility);
  cell.append(content);
  detail.append(cell);
  return detail;
}

function buildHead() {
  const head = element('thead');
  const row = element('tr');
  const selectCell = element('th', 'al-table-mark');
  selectCell.append(all);
  row.append(selectCell, element('th', 'al-table-mark'));
  for (const { header } of valueColumns) {
    const cell = element('th');
    cell.textContent = header;
    row.append(cell);
  }
  row.append(element('th'));
  head.append(row);
  return head;
}

function show(rows: Facility[]) {
  state.rows = rows;
  body.replaceChildren(...rows.map(buildRow));
  showCount();
}

all.addEventListener('change', () => {
  for (const { id } of state.rows) {
    if (all.checked) state.selected.add(id);
    else state.selected.delete(id);
  }
  for (const row of body.rows) {
    const box = row.querySelector('input');
    if (box) showSelected(row, box, all.checked);
  }
  showCount();
});

window.contender = {
  mount(root, rows) {
    const filter = element('input');
    filter.id = 'filter';
    filter.addEventListener('input', () => {
      state.filter = filter.value;
    });
    const table = element('table');
    table.append(buildHead(), body);
    const scroll = element('section', 'al-table-scroll');
    scroll.append(table);
    const frame = element('div', 'al-table');
    frame.append(scroll);
    root.append(filter, frame, count);
    show(rows);
  },
  replace: show,
  find: ownSelectors,
};
