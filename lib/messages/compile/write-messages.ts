import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..');
const COMPILED = join(FOLDER, 'compiled');
/** Holds the digest of what the modules were made of. */
const MARK = 'compiled-from';

function sourcesDigest(): string {
  const hash = createHash('sha256');
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  for (const file of files.toSorted()) {
    if (!file.startsWith('compiled') && /\.(?:json|ts)$/.test(file))
      hash.update(file).update(readFileSync(join(FOLDER, file)));
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
  rmSync(COMPILED, { recursive: true, force: true });
  renameSync(folder, COMPILED);
}
