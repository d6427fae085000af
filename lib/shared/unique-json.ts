/** A string, or a sign that opens, closes or divides; what stands between them is numbers, words and blanks. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;

/**
 * Reads JSON from outside whose objects name each field once; undefined where it is no JSON in UTF-8, or a name comes twice,
 * because two readers may then take different values of it.
 */
export function uniqueJson(body: Uint8Array | string): unknown {
  try {
    const text = typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body);
    const content: unknown = JSON.parse(text);
    return namesComeOnce(text) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** `text`: valid JSON. */
function namesComeOnce(text: string): boolean {
  // For each object that is open the names so far; null for an array.
  const open: (Set<unknown> | null)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const names = open.at(-1);
      // The same name may be written in two ways: "a" and "\u0061".
      const name: unknown = JSON.parse(last);
      if (names?.has(name)) return false;
      names?.add(name);
    }
    last = token;
  }
  return true;
}
