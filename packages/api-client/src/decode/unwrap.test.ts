import { describe, expect, it } from 'vitest';
import { id, optionalText, record, requiredText } from './fields.ts';
import { type Page, pageFields } from './listPage.ts';
import { unwrap } from './unwrap.ts';

interface Person {
  id: number;
  name: string;
  note: string | null;
}

const person = record<Person>({
  id,
  name: requiredText,
  note: optionalText,
});
const ana = { id: 1, name: 'Ana', note: null };

// WIR-8
describe('an entity', () => {
  it('is found in an envelope with other fields', () => {
    const envelope = { name: 'person', note: 'answered in 3 ms', data: ana };
    expect(unwrap(envelope, person)).toEqual(ana);
  });

  it('may have an unknown field named data', () => {
    expect(unwrap({ ...ana, data: { id: 9 } }, person)).toEqual({ ...ana, data: { id: 9 } });
  });

  it('with only optional fields needs at least one of them', () => {
    const notes = record<{ note: string | null }>({ note: optionalText });
    expect(unwrap({ data: { note: null } }, notes)).toEqual({ note: null });
    expect(() => unwrap({ data: {} }, notes)).toThrow('expected an object with note');
  });
});

// WIR-8, WIR-19
describe('a page', () => {
  const pagination = { current_page: 1, last_page: 1, total: 1, from: 1, to: 1 };
  const info = { name: 'beside' };
  const read = record<Page<Person> & { info: { name: string } }>({
    ...pageFields(person),
    info: record<{ name: string }>({ name: requiredText }),
  });

  it.each([
    { data: [ana], pagination, info },
    { data: { data: [ana], pagination, info } },
    { data: { data: [ana], pagination }, info },
    { data: { data: [ana], info }, pagination },
    { data: { data: [ana] }, pagination, info },
  ])('has its rows and what belongs to them wherever it stands: %j', (body) => {
    expect(unwrap(body, read)).toEqual({ data: [ana], pagination, info });
  });

  it.each([
    [[ana]],
    [{ data: [ana] }],
    [{ data: { rows: [ana], pagination } }],
    [{ data: null, pagination }],
  ])('is not %j', (body) => {
    expect(() => unwrap(body, read)).toThrow('expected');
  });
});
