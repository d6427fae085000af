import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../core/db/engine.ts';
import { openDatabase } from '../core/db/open-database.ts';

const FILE = 'store.sqlite';

/** Contents of embedded database files, by name; created once per process. */
const files = new Map<string, Promise<Buffer>>();

/** A separate, empty, migrated embedded database: copied, because creating the tables takes thirty times as long. */
export function openEmptySqlite(): Promise<OpenDatabase> {
  return openCopy('empty', async () => undefined);
}

/** Like `openEmptySqlite`, but with the data that `fill` wrote into the first database of that `name`. */
export async function openCopy(name: string, fill: (opened: OpenDatabase) => Promise<void>): Promise<OpenDatabase> {
  let file = files.get(name);
  if (!file) {
    file = makeFile(fill);
    files.set(name, file);
  }
  const dataDir = newFolder();
  writeFileSync(join(dataDir, FILE), await file);
  return openIn(dataDir);
}

async function makeFile(fill: (opened: OpenDatabase) => Promise<void>): Promise<Buffer> {
  const dataDir = newFolder();
  const opened = await openDatabase({ dataDir });
  await fill(opened);
  await opened.close();
  const content = readFileSync(join(dataDir, FILE));
  rmSync(dataDir, { recursive: true });
  return content;
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'samay-test-'));
}

/** Closing it deletes its folder. */
async function openIn(dataDir: string): Promise<OpenDatabase> {
  const opened = await openDatabase({ dataDir });
  // No data has to survive a power cut, and waiting for the disk takes milliseconds.
  await sql`pragma synchronous = off`.execute(opened.db);
  return {
    ...opened,
    async close() {
      await opened.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
