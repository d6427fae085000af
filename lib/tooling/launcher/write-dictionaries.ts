import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryScript, shortNamesIn } from '#lib/messages/compile/dictionary.ts';
import { readCatalogues } from '#lib/messages/compile/read-catalogues.ts';
import { MESSAGES_FOLDER } from '#lib/storefront/platform/front/message-files.ts';
import { filesBelow } from '#lib/storefront/platform/front/static-files.ts';

/**
 * Writes a script for each language but English, with the messages that the built scripts of a project show:
 * `messages/hi-HASH.js` below the folder of static files.
 */
export async function writeDictionaries(project: string): Promise<void> {
  const statics = join(project, '.next/static');
  const folder = join(statics, MESSAGES_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const scripts = filesBelow(statics).filter((name) => name.endsWith('.js'));
  const used = new Set(scripts.flatMap((name) => shortNamesIn(readFileSync(join(statics, name), 'utf8'))));
  const compiled = join(project, 'lib/messages/compiled/browser/names.json');
  const names = new Map(Object.entries<string>(JSON.parse(readFileSync(compiled, 'utf8'))));
  const [, ...others] = readCatalogues(join(project, 'lib/messages'));
  for (const catalogue of others) {
    const script = await dictionaryScript(catalogue, names, used);
    const hash = createHash('sha256').update(script).digest('base64url').slice(0, 12);
    writeFileSync(join(folder, `${catalogue.code}-${hash}.js`), script);
  }
}
