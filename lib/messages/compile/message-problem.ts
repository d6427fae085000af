import { messageArguments } from './message-types.ts';

const tagsOf = (text: string) => [...text.matchAll(/<([a-z][A-Za-z0-9]*)>/g)].map(([, tag]) => `<${tag}>`);
const inBraces = (names: readonly string[]) =>
  names.map((name) => (name.startsWith('<') ? name : `{${name}}`)).join(', ');

/**
 * What is wrong with a message of a language that stands for `source`, in English; null where it has the values and tags of that. A
 * number that only chooses a form there may be missing.
 */
export function messageProblem(text: string, source: string, language: string): string | null {
  let own: ReadonlyMap<string, string>;
  try {
    own = messageArguments(text, language);
  } catch {
    return 'has braces that do not fit: write each value as in English, e.g. {number}, and forms of a number that the language has';
  }
  const given = messageArguments(source);
  const names = [...own.keys(), ...tagsOf(text)];
  const known = [...given.keys(), ...tagsOf(source)];
  const needed = [...[...given].filter(([, type]) => type !== 'number').map(([name]) => name), ...tagsOf(source)];
  const strange = names.filter((name) => !known.includes(name));
  if (strange.length > 0) return `must not have ${inBraces(strange)}: the message has no such value`;
  const missing = needed.filter((name) => !names.includes(name));
  return missing.length > 0 ? `must also have ${inBraces(missing)}` : null;
}
