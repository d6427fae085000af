import { Script } from 'node:vm';

/** A message's call in a built script, whatever callee and quotes the minifier chose: `(0,t.f)("~1a",()=>"Close")`. */
const CALL = /(?:\(0,[\w$]+(?:\.i\(\d+\))?(?:\.[\w$]+)?\)|(?<![\w$.])[\w$]+)\((["'`])(~[0-9a-z]+)\1,/g;
const SHORT_NAME = /(["'`])~[0-9a-z]+\1/g;

/** A message in a built script: its short name, and where its English function is. */
interface ShownMessage {
  name: string;
  /** Where the call begins that has the name and the function as its arguments; it ends with the bracket at `end`. */
  callStart: number;
  start: number;
  end: number;
}

/** Finds the messages that a built script shows. Throws where one is not where the compiler of messages puts it. */
export function shownMessages(script: string): readonly ShownMessage[] {
  const shown = [...script.matchAll(CALL)].map(({ 0: beginning, 2: name = '', index: callStart }) => {
    const start = callStart + beginning.length;
    return { name, callStart, start, end: endOfExpression(script, start) };
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
 * Returns a built script with a function alone in place of each message's call: only a dictionary would look for the name, and there
 * is none where scripts speak the language themselves. `sourceOf`: the function of a message, which has the name and the English one.
 */
function withFunctions(script: string, sourceOf: (name: string, english: string) => string): string {
  let text = '';
  let position = 0;
  for (const { name, callStart, start, end } of shownMessages(script)) {
    text += `${script.slice(position, callStart)}(${sourceOf(name, script.slice(start, end))})`;
    position = end + 1;
  }
  return text + script.slice(position);
}

/**
 * Returns a built script with the functions of another language in place of the English ones. `sources`: those by short
 * name. Throws where a message is unknown.
 */
export function localScript(script: string, sources: ReadonlyMap<string, string>): string {
  return withFunctions(script, (name) => {
    const source = sources.get(name);
    if (source === undefined) throw new Error(`A built script shows the message ${name}, which there is not.`);
    return source;
  });
}

/** Returns a built script with its English functions, without the names that other languages are made by. */
export const englishScript = (script: string): string => withFunctions(script, (_, english) => english);
