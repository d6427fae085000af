import { parseArgs } from 'node:util';
import { Misused } from './tool-world.ts';

interface WantedWords {
  options: readonly string[];
  flags?: readonly string[];
  /** Options that may be given often. */
  lists?: readonly string[];
  usage: string;
}

/** `values` by option, the flags that were `set`, and of a list `all` that was given. */
interface ReadWords {
  positionals: string[];
  values: Readonly<Record<string, string | undefined>>;
  set: ReadonlySet<string>;
  all(name: string): string[];
}

/** An id that the retail API made begins with a hyphen now and then, and is no option. */
const HYPHENED_ID = /^-[\w-]{15,63}(?:@\d+)?$/;
/** No word of a command line holds a NUL. */
const KEPT = '\0';

/**
 * Words and options of a command line; `flags` take no value, `lists` may be given often. Throws Misused with the usage where
 * an option is unknown, lacks its value or is there twice.
 */
export function parseWords(
  words: readonly string[],
  { options, flags = [], lists = [], usage }: WantedWords,
): ReadWords {
  const typed = (names: readonly string[], type: 'string' | 'boolean') =>
    names.map((name) => [name, { type }] as const);
  const wanted = new Map([...typed([...options, ...lists], 'string'), ...typed(flags, 'boolean')]);
  const { tokens } = parseArgs({
    args: words.map((word) => (HYPHENED_ID.test(word) ? `${KEPT}${word}` : word)),
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: Object.fromEntries(wanted),
  });
  const refuse = (message: string) => new Misused(`${message}\n${usage}`);
  const given = new Map<string, string[]>();
  const set = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const isValue = value !== undefined && (inlineValue || !wanted.has(value.replace(/^--/, '')));
    if (!wanted.has(name) || !rawName.startsWith('--')) throw refuse(`${rawName} is not an option of this command.`);
    if (flags.includes(name)) {
      if (value !== undefined) throw refuse(`${rawName} takes no value.`);
      set.add(name);
    } else if (!isValue) throw refuse(`${rawName} needs a value.`);
    else if (given.has(name) && !lists.includes(name)) throw refuse(`${rawName} is given twice.`);
    else given.set(name, [...(given.get(name) ?? []), asTyped(value)]);
  }
  return {
    positionals: tokens.flatMap((token) => (token.kind === 'positional' ? [asTyped(token.value)] : [])),
    values: Object.fromEntries([...given].map(([name, [value]]) => [name, value])),
    set,
    all: (name) => given.get(name) ?? [],
  };
}

const asTyped = (word: string) => word.replace(KEPT, '');
