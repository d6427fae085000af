import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../engine.ts';
import { openSqlite } from './open-sqlite.ts';

let folder: string;
let opened: OpenDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  opened = openSqlite(folder);
  await sql`create table notes (text text)`.execute(opened.db);
  // What a full disk does: the database takes no page more.
  await sql`pragma max_page_count = 20`.execute(opened.db);
});
afterEach(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const write = (text: string, db = opened.db) => sql`insert into notes values (${text})`.execute(db);
const count = async () => (await sql<{ n: number }>`select count(*) as n from notes`.execute(opened.db)).rows[0]?.n;

test('on a full disk a transaction fails with the cause, and nothing of it stays', async () => {
  const filling = opened.db.transaction().execute(async (transaction) => {
    for (let note = 0; note < 100; note += 1) await write('x'.repeat(4000), transaction);
  });
  await expect(filling).rejects.toThrow('database or disk is full');
  expect(await count()).toBe(0);
});

test('statements after the database rolled back are not written outside the transaction', async () => {
  const filling = opened.db.transaction().execute(async (transaction) => {
    await write('first', transaction);
    await write('x'.repeat(200_000), transaction).catch(() => undefined);
    await write('last', transaction);
  });
  await expect(filling).rejects.toThrow('rolled back');
  expect(await count()).toBe(0);
});

test('writes go on once there is room', async () => {
  await expect(write('x'.repeat(200_000))).rejects.toThrow('full');
  await sql`pragma max_page_count = 2000`.execute(opened.db);
  await opened.db.transaction().execute((transaction) => write('x'.repeat(200_000), transaction));
  expect(await count()).toBe(1);
});
