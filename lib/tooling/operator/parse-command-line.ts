import { parseArgs } from 'node:util';
import { UsageError } from './command-context.ts';

interface CommandLineSpec {
  options: readonly string[];
  flags?: readonly string[];
  /** Options that may be repeated. */
  repeatable?: readonly string[];
  usage: string;
}

/** `values` by option, the flags that were `set`, and `all` values of each list. */
interface CommandLine {
  positionals: string[];
  values: Readonly<Record<string, string | undefined>>;
  set: ReadonlySet<string>;
  all(name: string): string[];
}

/** An id of the retail API may begin with a hyphen and is not an option then. */
const HYPHENED_ID = /^-[\w-]{15,63}(?:@\d+)?$/;
/** Escapes such ids for the parser; no word of a command line contains a NUL. */
const ESCAPE = '\0';

/**
 * Words and options of a command line; `flags` take no value, `repeatable` may be given often. Throws UsageError with the usage where
 * an option is unknown, lacks its value or is given twice.
 */
export function parseCommandLine(
  args: readonly string[],
  { options, flags = [], repeatable = [], usage }: CommandLineSpec,
): CommandLine {
  const optionsOfType = (names: readonly string[], type: 'string' | 'boolean') =>
    names.map((name) => [name, { type }] as const);
  const optionTypes = new Map([
    ...optionsOfType([...options, ...repeatable], 'string'),
    ...optionsOfType(flags, 'boolean'),
  ]);
  const { tokens } = parseArgs({
    args: args.map((arg) => (HYPHENED_ID.test(arg) ? `${ESCAPE}${arg}` : arg)),
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: Object.fromEntries(optionTypes),
  });
  const usageError = (message: string) => new UsageError(`${message}\n${usage}`);
  const valuesByOption = new Map<string, string[]>();
  const set = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const isValue = value !== undefined && (inlineValue || !optionTypes.has(value.replace(/^--/, '')));
    if (!optionTypes.has(name) || !rawName.startsWith('--'))
      throw usageError(`${rawName} is not an option of this command.`);
    if (flags.includes(name)) {
      if (value !== undefined) throw usageError(`${rawName} takes no value.`);
      set.add(name);
    } else if (!isValue) throw usageError(`${rawName} needs a value.`);
    else if (valuesByOption.has(name) && !repeatable.includes(name)) throw usageError(`${rawName} is given twice.`);
    else valuesByOption.set(name, [...(valuesByOption.get(name) ?? []), unescaped(value)]);
  }
  return {
    positionals: tokens.flatMap((token) => (token.kind === 'positional' ? [unescaped(token.value)] : [])),
    values: Object.fromEntries([...valuesByOption].map(([name, [value]]) => [name, value])),
    set,
    all: (name) => valuesByOption.get(name) ?? [],
  };
}

const unescaped = (arg: string) => arg.replace(ESCAPE, '');
