import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserCatalogues } from './browser-catalogues.ts';
import { dictionaryScript } from './dictionary.ts';

/**
 * Writes a script for each language but English into a folder, `hi-HASH.js`, in place of all that is there, with all its messages.
 */
export async function writeDictionaries(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { names, others } = browserCatalogues();
  for (const catalogue of others) {
    const script = await dictionaryScript(catalogue, names);
    const hash = createHash('sha256').update(script).digest('base64url').slice(0, 12);
    writeFileSync(join(folder, `${catalogue.code}-${hash}.js`), script);
  }
}
