import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../core/db/engine.ts';
import { openDatabase } from '../core/db/open-database.ts';

const FILE = 'store.sqlite';

/** What the file of an embedded database holds, by its name; made once a process. */
const files = new Map<string, Promise<Buffer>>();

/** An empty, migrated embedded database of its own: a copy, because the tables take thirty times as long to make. */
export function openEmptySqlite(): Promise<OpenDatabase> {
  return openCopy('empty', async () => undefined);
}

/** As `openEmptySqlite`, with what `fill` has written into the first one of that `name`. */
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

/** Closing it removes its folder. */
async function openIn(dataDir: string): Promise<OpenDatabase> {
  const opened = await openDatabase({ dataDir });
  // Nothing of it has to outlast a power cut, and waiting for the disk takes milliseconds.
  await sql`pragma synchronous = off`.execute(opened.db);
  return {
    ...opened,
    async close() {
      await opened.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
