import { DatabaseSync } from 'node:sqlite';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { StorageWatch } from './storage-watch.ts';

let now: number;
let free: number | null;
let events: string[];
let watch: StorageWatch;
beforeEach(() => {
  now = 1_000_000;
  free = 0;
  events = [];
  watch = new StorageWatch({
    freeBytes: async () => free,
    onFull: (cause) => events.push(cause),
    onRoom: () => events.push('room'),
    now: () => now,
  });
});

/** The error of an embedded database that may take no page more. */
function sqliteError(): unknown {
  const database = new DatabaseSync(':memory:');
  database.exec('create table notes (text text); pragma max_page_count = 3');
  try {
    database.exec(`insert into notes values ('${'x'.repeat(100_000)}')`);
  } catch (error) {
    return error;
  } finally {
    database.close();
  }
  throw new Error('The database took more than it may.');
}

const withCode = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });

test.each([
  ['SQLite', sqliteError(), 'database or disk is full'],
  ['PostgreSQL', withCode('53100'), 'failed with 53100'],
  ['the file system', withCode('ENOSPC'), 'failed with ENOSPC'],
  ['PostgreSQL, in one of many steps', new AggregateError([new Error('No'), withCode('53100')]), 'failed with 53100'],
  ['a quota, as the cause of an error', new Error('No copy', { cause: withCode('EDQUOT') }), 'failed with EDQUOT'],
])('%s says that the disk is full, which is told once', async (_name, error, cause) => {
  watch.notice(error);
  watch.notice(error);
  expect(events).toEqual([cause]);
  expect(await watch.isFull()).toBe(true);
});

test.each([
  ['another code', withCode('23505')],
  ['no error', 'full'],
])('%s is no full disk', async (_name, error) => {
  watch.notice(error);
  expect(events).toEqual([]);
  expect(await watch.isFull()).toBe(false);
});

test('the storage watch recovers once no write failed for ten seconds and there is room, and may be full again', async () => {
  watch.notice(withCode('ENOSPC'));
  now += 10_000;
  expect(await watch.isFull()).toBe(true);
  free = 16 * MEGABYTE;
  expect(await watch.isFull()).toBe(false);
  watch.notice(withCode('ENOSPC'));
  expect(await watch.isFull()).toBe(true);
  expect(events).toEqual(['failed with ENOSPC', 'room', 'failed with ENOSPC']);
});

test('where the free disk space cannot be read, ten seconds without a failed write are enough', async () => {
  free = null;
  watch.notice(withCode('53100'));
  now += 9_999;
  expect(await watch.isFull()).toBe(true);
  now += 1;
  expect(await watch.isFull()).toBe(false);
});
