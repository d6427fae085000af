import { z } from 'zod';
import { planRecords, type RecordRow, type StoredRecord } from './plan-records.ts';

const schema = z.strictObject({ name: z.string().min(1), note: z.string().optional(), picture: z.string().nullable() });
type Document = z.output<typeof schema>;

const stored: StoredRecord<Document>[] = ['a', 'b', 'x/a', 'c'].map((id) => {
  return { id, version: 3, document: { name: id, note: 'kept', picture: 'p' } };
});
const row = (id: string, more: Partial<RecordRow> = {}): RecordRow => {
  return { id, action: 'save', expectedVersion: 3, position: undefined, fields: {}, ...more };
};
const plan = (...rows: RecordRow[]) => planRecords(stored, rows, { schema });
const order = (...rows: RecordRow[]) => plan(...rows).records.map(({ id }) => id);

test('fields that are left out stay, and a null removes a field or stands for itself where it may', () => {
  const [step] = plan(row('a', { fields: { name: 'A' } })).steps;
  expect(step).toMatchObject({ change: 'changed', version: 4, document: { name: 'A', note: 'kept', picture: 'p' } });
  expect(plan(row('a', { fields: { picture: null } })).steps[0]?.document?.picture).toBeNull();
  expect(plan(row('a', { fields: { note: null } })).steps[0]?.document).not.toHaveProperty('note');
});

test('a row that changes nothing keeps the version', () => {
  expect(plan(row('a', { fields: { name: 'a' }, position: 0 })).steps).toMatchObject([
    { change: 'unchanged', version: 3 },
  ]);
});

test('a new record is the last, unless it has a position', () => {
  const fields = { name: 'new', picture: null };
  const created = { expectedVersion: 0, fields };
  expect(order(row('n', created))).toEqual(['a', 'b', 'x/a', 'c', 'n']);
  expect(order(row('n', { ...created, position: 1 }))).toEqual(['a', 'n', 'b', 'x/a', 'c']);
  expect(order(row('n', { ...created, position: 99 }))).toEqual(['a', 'b', 'x/a', 'c', 'n']);
});

test('a position counts among the peers alone', () => {
  const arePeers = (one: string, other: string) => one.includes('/') === other.includes('/');
  const moved = planRecords(stored, [row('a', { position: 2 })], { schema, arePeers });
  expect(moved.records.map(({ id }) => id)).toEqual(['b', 'x/a', 'c', 'a']);
  expect(moved.steps).toMatchObject([{ id: 'a', change: 'changed', version: 4 }]);
});

test('a removed record is gone, and one that is unknown, stale or named twice is refused', () => {
  expect(order(row('b', { action: 'remove' }))).toEqual(['a', 'x/a', 'c']);
  const bad = plan(
    row('nobody', { action: 'remove', expectedVersion: 0 }),
    row('a', { expectedVersion: 2 }),
    row('b', { fields: { name: '' } }),
    row('b'),
    row('c', { fields: { unknown: 1 } }),
  );
  expect(bad.refused.map(({ Row, Field }) => [Row, Field])).toEqual([
    [1, 'Id'],
    [3, 'name'],
    [4, 'Id'],
    [5, 'Fields'],
  ]);
  expect(bad.stale).toMatchObject({ version: 3, rows: [{ Row: 2, Field: 'ExpectedVersion' }] });
});
