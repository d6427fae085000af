import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryScript } from './dictionary.ts';
import { readCatalogues } from './read-catalogues.ts';

const MESSAGES = join(import.meta.dirname, '..');

/**
 * Writes a script for each language but English into a folder, `hi-HASH.js`, in place of all that is there: those of its
 * messages whose short names `isUsed` accepts.
 */
export async function writeDictionaries(folder: string, isUsed: (name: string) => boolean): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const compiled = readFileSync(join(MESSAGES, 'compiled/browser/names.json'), 'utf8');
  const names = new Map(Object.entries<string>(JSON.parse(compiled)));
  const [, ...others] = readCatalogues(MESSAGES);
  for (const catalogue of others) {
    const script = await dictionaryScript(catalogue, names, isUsed);
    const hash = createHash('sha256').update(script).digest('base64url').slice(0, 12);
    writeFileSync(join(folder, `${catalogue.code}-${hash}.js`), script);
  }
}
