import { Script } from 'node:vm';

/** A message's call in a built script, whatever quotes the minifier chose: `("~1a",()=>"Close")`. */
const CALL = /\((["'`])(~[0-9a-z]+)\1,/g;
const SHORT_NAME = /(["'`])~[0-9a-z]+\1/g;

/** A message in a built script: its short name, and where its English function is. */
interface ShownMessage {
  name: string;
  /** Where its name is in quotes; the function begins after it and a comma. */
  nameStart: number;
  start: number;
  end: number;
}

/** Finds the messages that a built script shows. Throws where one is not where the compiler of messages puts it. */
export function shownMessages(script: string): readonly ShownMessage[] {
  const shown = [...script.matchAll(CALL)].map(({ 0: beginning, 2: name = '', index }) => {
    const start = index + beginning.length;
    return { name, nameStart: index + 1, start, end: endOfExpression(script, start) };
  });
  const mentioned = script.match(SHORT_NAME) ?? [];
  if (mentioned.length !== shown.length)
    throw new Error(`Of ${mentioned.length} messages of a built script ${shown.length} were found.`);
  return shown;
}

/** Where the last argument of a call ends: at the first bracket before which all that was opened is closed. */
function endOfExpression(script: string, start: number): number {
  for (let end = script.indexOf(')', start); end !== -1; end = script.indexOf(')', end + 1))
    if (isExpression(script.slice(start, end))) return end;
  throw new Error(`A message of a built script does not end: ${script.slice(start, start + 80)}`);
}

function isExpression(text: string): boolean {
  try {
    return Boolean(new Script(`(${text}\n)`));
  } catch {
    return false;
  }
}

/**
 * Returns a built script with the functions of another language in place of the English ones. `sources`: those by short
 * name. Throws where a message is unknown.
 */
export function localScript(script: string, sources: ReadonlyMap<string, string>): string {
  let text = '';
  let position = 0;
  for (const { name, nameStart, end } of shownMessages(script)) {
    const source = sources.get(name);
    if (source === undefined) throw new Error(`A built script shows the message ${name}, which there is not.`);
    // Only a dictionary would look for the name, and there is none where scripts speak the language themselves.
    text += `${script.slice(position, nameStart)}0,${source}`;
    position = end;
  }
  return text + script.slice(position);
}
