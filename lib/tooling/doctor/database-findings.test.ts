import { schemaFindings } from './database-findings.ts';

const MOMENTS = { after: 100_000, before: 101_000 };
const STATE = { engine: 'postgres' as const, pending: [], newer: [], clock: 100_500, hints: [] };

test.each([
  ['the schema of this release', {}, ['ok', 'ok']],
  ['pending migrations', { pending: ['001-saved-lines'] }, ['note', 'ok']],
  ['migrations of a newer release', { newer: ['999-later'] }, ['wrong', 'ok']],
  ['a clock ten minutes ahead', { clock: 700_000 }, ['ok', 'wrong']],
  ['the clock of this machine', { clock: null }, ['ok']],
  ['no products', { clock: null, hints: ['The shop has no products yet.'] }, ['ok', 'note']],
])('a database with %s', (_what, changes, states) => {
  expect(schemaFindings({ ...STATE, ...changes }, MOMENTS).map(({ state }) => state)).toEqual(states);
});
