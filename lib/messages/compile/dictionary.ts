import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { build } from 'esbuild';
import type { Catalogue } from './read-catalogues.ts';

/**
 * The script that gives a browser all its messages in a language while the store is developed. `names`: the short name of
 * each key.
 */
export async function dictionaryScript(
  { facts, messages }: Catalogue,
  names: ReadonlyMap<string, string>,
): Promise<string> {
  const texts = [...messages].flatMap(([key, text]) => {
    const name = names.get(key);
    return name !== undefined ? [[name, text]] : [];
  });
  const module = compileModule(new MessageFormat(facts.tag), Object.fromEntries(texts));
  const contents = module.replace(/^export default /m, 'globalThis.messages = ');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    minify: true,
    // The letters of the language are shorter than their escapes.
    charset: 'utf8',
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
