import { parse, type Select, type Token } from '@messageformat/parser';

const TYPES: Readonly<Record<string, string>> = { plural: 'number', selectordinal: 'number', select: 'string' };

function argumentsOf(tokens: readonly Token[], found: Map<string, string>): void {
  for (const token of tokens) {
    if (token.type === 'function')
      throw new Error(`{${token.arg}} has a format, and dates and amounts come formatted.`);
    if (token.type === 'argument') {
      if (!found.has(token.arg)) found.set(token.arg, 'string | number');
    } else if (token.type in TYPES) {
      const { type, arg, cases } = token as Select;
      if (!cases.some(({ key }) => key === 'other')) throw new Error(`The choice by {${arg}} has no other.`);
      found.set(arg, TYPES[type] ?? 'string');
      for (const { tokens: inner } of cases) argumentsOf(inner, found);
    }
  }
}

/** The forms that numbers have in a language. */
function numberForms(language: string) {
  const forms = (type: Intl.PluralRuleType) =>
    new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
  return { cardinal: forms('cardinal'), ordinal: forms('ordinal') };
}

/**
 * Returns the arguments of a message in ICU MessageFormat, by name, with their types in TypeScript. Throws where
 * the message cannot be compiled: for `language`, if it is given, which has some forms of numbers and not others.
 */
export function messageArguments(message: string, language?: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  argumentsOf(parse(message, language === undefined ? undefined : numberForms(language)), found);
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the type of a message's function, like `(values: { count: number }) => string`. */
export function messageType(message: string): string {
  const fields = [...messageArguments(message)].map(([name, type]) => `${name}: ${type}`);
  return fields.length === 0 ? '() => string' : `(values: { ${fields.join('; ')} }) => string`;
}
