import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..');
const COMPILED = join(FOLDER, 'compiled');
/** Holds the digest of what the modules were made of. */
const MARK = 'compiled-from';
/** Errors of a move that another process made first. */
const FIRST: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTEMPTY', 'EEXIST']);

function sourcesDigest(): string {
  const hash = createHash('sha256');
  // Folder by folder: what was compiled has a file for each message, and this runs at every start.
  for (const folder of readdirSync(FOLDER).toSorted()) {
    if (folder.startsWith('compiled') || folder.includes('.')) continue;
    // A store that was put together for production has no tests.
    for (const file of readdirSync(join(FOLDER, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (/(?<!\.test)\.(?:json|ts|css)$/.test(file))
        hash.update(`${folder}/${file}`).update(readFileSync(join(FOLDER, folder, file)));
  }
  return hash.digest('hex');
}

/** Compiles the messages of all languages into `compiled`, unless they are there. Throws where one has a fault. */
export async function writeMessages(): Promise<void> {
  const digest = sourcesDigest();
  const mark = join(COMPILED, MARK);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return;
  // Imported late: a store that is only started needs neither.
  const { readCatalogues } = await import('./read-catalogues.ts');
  const { compileMessages } = await import('./compile-messages.ts');
  // Another process may read the modules meanwhile: the folder is complete before it takes its place.
  const folder = `${COMPILED}-${process.pid}`;
  for (const [name, content] of compileMessages(readCatalogues(FOLDER))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  writeFileSync(join(folder, MARK), digest);
  putInPlace(folder);
}

/** Puts a folder in the place of the compiled one at once; where another process did so first, its files are the same. */
function putInPlace(folder: string): void {
  const before = `${folder}-before`;
  try {
    if (existsSync(COMPILED)) renameSync(COMPILED, before);
    renameSync(folder, COMPILED);
  } catch (error) {
    if (!FIRST.has((error as NodeJS.ErrnoException).code)) throw error;
  }
  for (const left of [folder, before]) rmSync(left, { recursive: true, force: true });
}
