import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, readCatalogues } from './read-catalogues.ts';

const MESSAGES = join(import.meta.dirname, '..');

/** Returns the languages but English, and the short name that each message has in scripts for browsers, by key. */
export function browserCatalogues(): { names: ReadonlyMap<string, string>; others: readonly Catalogue[] } {
  const names: Record<string, string> = JSON.parse(readFileSync(join(MESSAGES, 'compiled/browser/names.json'), 'utf8'));
  return { names: new Map(Object.entries(names)), others: readCatalogues(MESSAGES).slice(1) };
}
