import { parse, type Token } from '@messageformat/parser';

type Plural = Extract<Token, { cases: unknown }>['type'];

/** The forms of numbers that a language has, like `one` and `other`. */
function formsOf(code: string, type: Plural): readonly string[] {
  return new Intl.PluralRules(code, { type: type === 'plural' ? 'cardinal' : 'ordinal' }).resolvedOptions()
    .pluralCategories;
}

/**
 * What a message in MessageFormat has that cannot be said in a language; null where there is nothing. A message with it cannot be
 * compiled, or fails when it is written. Throws where it cannot be parsed.
 */
export function formProblem(message: string, code: string): string | null {
  return problemIn(parse(message), code);
}

function problemIn(tokens: readonly Token[], code: string): string | null {
  for (const token of tokens) {
    const problem = problemOf(token, code);
    if (problem !== null) return problem;
  }
  return null;
}

function problemOf(token: Token, code: string): string | null {
  // A value may be a text that is no date and no number: formatting it would throw.
  if (token.type === 'function') return `must not have {${token.arg}, ${token.key}}: write {${token.arg}} alone`;
  if (!('cases' in token)) return null;
  const { type, arg, cases } = token;
  const keys = cases.map(({ key }) => key);
  if (!keys.includes('other')) return `must also have the form other of {${arg}}`;
  if (type !== 'select') {
    const known = formsOf(code, type);
    const strange = keys.find((key) => !key.startsWith('=') && !known.includes(key));
    if (strange !== undefined)
      return `must not have the form ${strange} of {${arg}}: this language has ${known.toSorted().join(', ')}`;
  }
  return problemIn(
    cases.flatMap(({ tokens }) => tokens),
    code,
  );
}
