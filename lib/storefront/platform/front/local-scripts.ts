import { currentLanguage } from '#language';
import { LANGUAGES, type LanguageCode } from '#lib/messages/languages.ts';
import { type BodyRewriter, NextResponse } from './next-exchange.ts';
import type { NextHandler } from './next-handler.ts';
import { filesBelow } from './static-files.ts';

/** The folder of the scripts that Next builds, below that of the static files. */
export const SCRIPT_FOLDER = 'chunks';

/** The scripts of a language: those of the build that differ in it. */
export interface LocalScripts {
  /** Their folder, beside that of the English ones. */
  folder: string;
  names: ReadonlySet<string>;
}

/**
 * The name of a language's folder. It is as long as that of the English scripts, so that no text changes its length with the addresses
 * in it: payloads of the router say the length of their longer texts. Browsers keep scripts for good, so it changes with them.
 */
export function localFolderName(code: string, digest: string): string {
  const left = SCRIPT_FOLDER.length - code.length - 1;
  if (left < 2) throw new Error(`The code of the language ${code} is longer than three letters.`);
  return `${code}-${digest.slice(0, left)}`;
}

/** Reads which scripts of a build there are for each language. `statics`: the folder of static files. */
export function readLocalScripts(statics: string): ReadonlyMap<LanguageCode, LocalScripts> {
  const files = filesBelow(statics).map((name) => name.split('/'));
  const folders = new Set(files.map(([folder = '']) => folder).filter((name) => name.length === SCRIPT_FOLDER.length));
  return new Map(
    LANGUAGES.flatMap(({ code }) => {
      const folder = [...folders].find((name) => name.startsWith(`${code}-`));
      if (folder === undefined) return [];
      const names = files.filter(([first]) => first === folder).map(([, ...rest]) => rest.join('/'));
      return [[code, { folder, names: new Set(names) }]];
    }),
  );
}

const BEFORE = `static/${SCRIPT_FOLDER}/`;
const isOfName = (byte: number | undefined) => byte !== undefined && /[\w.~-]/.test(String.fromCharCode(byte));
const SLASH = 47;
/** No address of a script is longer. */
const LONGEST = 80;

/** Changes the addresses of scripts in a text, in place, to those of a language where there are such. */
export function nameLocalScripts(text: Buffer, { folder, names }: LocalScripts): Buffer {
  for (let at = text.indexOf(BEFORE); at !== -1; at = text.indexOf(BEFORE, at + 1)) {
    const start = at + BEFORE.length;
    let end = start;
    while (end - start < LONGEST && isOfName(text[end])) end += 1;
    if (names.has(text.toString('latin1', start, end))) text.write(folder, start - 1 - folder.length, 'latin1');
  }
  return text;
}

/** Changes the addresses of scripts in a text that comes in parts. */
export class LocalScriptsRewriter implements BodyRewriter {
  readonly #scripts: LocalScripts;
  /** The end of the last part that may be the beginning of an address. */
  #held: Buffer = Buffer.alloc(0);

  constructor(scripts: LocalScripts) {
    this.#scripts = scripts;
  }

  /** Takes a part, which stays as it is, and returns what can be sent now. */
  write(part: Buffer): Buffer {
    const text = Buffer.concat([this.#held, part]);
    let end = text.length;
    while (text.length - end < LONGEST && (text[end - 1] === SLASH || isOfName(text[end - 1]))) end -= 1;
    this.#held = text.subarray(end);
    return nameLocalScripts(text.subarray(0, end), this.#scripts);
  }

  /** Returns the rest. */
  end(): Buffer {
    return nameLocalScripts(this.#held, this.#scripts);
  }
}

/** Lets the pages and payloads of Next name the scripts of the language of the request. */
export function withLocalScripts(next: NextHandler, scripts: ReadonlyMap<LanguageCode, LocalScripts>): NextHandler {
  return (request, response) => {
    const own = scripts.get(currentLanguage());
    if (own && response instanceof NextResponse) response.rewritePages(new LocalScriptsRewriter(own));
    return next(request, response);
  };
}
