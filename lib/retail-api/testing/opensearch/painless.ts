import { compileFunction } from 'node:vm';
import { refuse } from './refusal.ts';

/** What a script of a score reads: its parameters, fields of the product, and frequencies of terms. */
type CompiledScript = (
  params: unknown,
  doc: Record<string, { value: unknown }>,
  termFreq: (field: string, term: string) => number,
) => number;

/** Names that are not declared by the script: words of the language, and "Script score query" and "Painless" of the documentation. */
const KNOWN = new Set(['for', 'if', 'else', 'break', 'return', 'let', 'params', 'doc', 'termFreq', 'Math']);
const METHODS = new Set(['includes', 'fround', 'min', 'floor', 'termFreq']);
const DECLARATION = /\b(?:float|double|int|def) (?=([a-z]\w*)\b)/g;

/**
 * Turns a script of the part of Painless that the store uses into JavaScript, and so runs what is really sent. Both count in the
 * same 64 bits, and a cast to `float` is `Math.fround`.
 */
export function compilePainless(source: string): CompiledScript {
  const declared = new Set([...source.matchAll(DECLARATION)].map(([, name]) => name));
  const code = source
    .replace(DECLARATION, 'let ')
    .replaceAll('(float)(', 'Math.fround(')
    .replaceAll('.contains(', '.includes(');
  const withoutTexts = code.replace(/'[^']*'/g, "''");
  for (const [, before, name, after] of withoutTexts.matchAll(/(\.?)\b([A-Za-z_]\w*)\b(\(?)/g)) {
    const isKnown = before === '.' || declared.has(name) || KNOWN.has(name ?? '');
    if (!isKnown || (after === '(' && !METHODS.has(name ?? '')))
      refuse(`cannot resolve symbol [${name}]`, 'script_exception');
  }
  try {
    return compileFunction(code, ['params', 'doc', 'termFreq']) as CompiledScript;
  } catch (error) {
    return refuse(`compile error: ${String(error)}`, 'script_exception');
  }
}
