import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { build, transform } from 'esbuild';
import type { Catalogue } from './read-catalogues.ts';

/** The messages of a language as built scripts have them. */
export interface BrowserFunctions {
  /** The function of a message by its short name, as minified source. */
  sources: ReadonlyMap<string, string>;
  /** A script that functions with plurals and choices need, wherever they are. */
  helpers: string;
}

const IMPORT = /^import \{ ([\w, ]+) \} from "([^"]+)";\n/;
const FUNCTION = /^export default \{\s*\w+: \((d?)\) => ([\s\S]*?)\s*\}\s*$/;

/** Returns the functions of the messages with the given short names. `names`: the short name of each key. */
export async function browserFunctions(
  { facts, messages }: Catalogue,
  names: ReadonlyMap<string, string>,
  used: ReadonlySet<string>,
): Promise<BrowserFunctions> {
  const format = new MessageFormat(facts.tag);
  const modules = new Map<string, string>();
  const entries = [...messages].flatMap(([key, text]) => {
    const name = names.get(key);
    if (name === undefined || !used.has(name)) return [];
    return [[name, functionSource(compileModule(format, { [key]: text }), modules)] as const];
  });
  const minified = entries.map(async ([name, source]) => [name, await minifyExpression(source)] as const);
  return { sources: new Map(await Promise.all(minified)), helpers: await helpersScript(modules) };
}

/** The function in the module of one message; adds to `modules` the names that it imports, with where they are from. */
function functionSource(module: string, modules: Map<string, string>): string {
  let rest = module;
  const imported: string[] = [];
  for (let match = IMPORT.exec(rest); match; match = IMPORT.exec(rest)) {
    const [line, list = '', from = ''] = match;
    for (const name of list.split(', ')) modules.set(name, from);
    imported.push(...list.split(', '));
    rest = rest.slice(line.length);
  }
  const [, values, body] = FUNCTION.exec(rest.trimStart()) ?? [];
  if (values === undefined || body === undefined) throw new Error(`A compiled message has an unknown form: ${module}`);
  if (imported.length === 0) return `(${values}) => ${body}`;
  // Read at the call: no script is then to come after the one with the helpers.
  return `(d) => { const { ${imported.join(', ')} } = globalThis.messageHelpers; return ${body}; }`;
}

async function minifyExpression(source: string): Promise<string> {
  // The letters of a language are shorter than their escapes.
  const { code } = await transform(`x=${source}`, { minify: true, charset: 'utf8', target: 'es2022' });
  return code.trim().replace(/^x=/, '').replace(/;$/, '');
}

async function helpersScript(modules: ReadonlyMap<string, string>): Promise<string> {
  if (modules.size === 0) return '';
  const imports = [...modules].map(([name, from]) => `import { ${name} } from "${from}";`);
  const contents = `${imports.join('\n')}\nglobalThis.messageHelpers = { ${[...modules.keys()].join(', ')} };`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
