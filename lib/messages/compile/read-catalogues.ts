import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const FACTS = 'language.json';
const VOCABULARY = 'vocabulary/facts.json';
const FACES = 'faces.css';

/** What the store needs to know of a language. */
const languageFacts = z.strictObject({
  /** The language's name in itself, for the switch. */
  name: z.string(),
  /** For `lang` and for formats, like hi-IN. */
  tag: z.string(),
  openGraph: z.string(),
  /** Value of the cookie `languageID`. */
  id: z.string(),
  /** Files of its faces, which its pages preload. */
  faces: z.array(z.string().startsWith('/fonts/')).default([]),
});

const messages = z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), z.string().min(1));

/** A language with its messages by key. */
export interface Catalogue {
  code: string;
  facts: z.infer<typeof languageFacts>;
  /** Phrases that facts of products are made of, by what they are in English. */
  vocabulary: Readonly<Record<string, string>>;
  messages: ReadonlyMap<string, string>;
  /** CSS for its letters: faces, and the room that lines need. Empty where those of English do. */
  css: string;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Reads the languages below a folder: each folder with a `language.json` is one, its other files hold messages by
 * area. English comes first. Throws where a key stands twice, or a file has another form.
 */
export function readCatalogues(folder: string): readonly Catalogue[] {
  const codes = readdirSync(folder).filter((name) => existsSync(join(folder, name, FACTS)));
  return codes
    .toSorted((one, other) => Number(other === 'en') - Number(one === 'en'))
    .map((code) => {
      const found = new Map<string, string>();
      for (const file of readdirSync(join(folder, code)).toSorted()) {
        if (!file.endsWith('.json') || file === FACTS) continue;
        for (const [key, text] of Object.entries(messages.parse(readJson(join(folder, code, file))))) {
          if (found.has(key)) throw new Error(`The message ${key} stands twice, once in ${code}/${file}.`);
          found.set(key, text);
        }
      }
      return {
        code,
        facts: languageFacts.parse(readJson(join(folder, code, FACTS))),
        vocabulary: readVocabulary(join(folder, code, VOCABULARY)),
        messages: found,
        css: readCss(join(folder, code, FACES)),
      };
    });
}

/** English, which retail APIs speak, has none. */
function readVocabulary(path: string): Catalogue['vocabulary'] {
  return existsSync(path) ? z.record(z.string(), z.string().min(1)).parse(readJson(path)) : {};
}

function readCss(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
