import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { build } from 'esbuild';
import type { Catalogue } from './read-catalogues.ts';

/** A short name as text of a built script, whatever quotes the minifier chose. */
const SHORT_NAME = /(["'`])(~[0-9a-z]+)\1/g;

/** Returns the short names of the messages that a built script shows. */
export const shortNamesIn = (script: string): string[] =>
  [...script.matchAll(SHORT_NAME)].map(([, , name = '']) => name);

/**
 * The script that gives a browser its messages in a language: those with the short names `used`. `names`: the short name
 * of each key.
 */
export async function dictionaryScript(
  { facts, messages }: Catalogue,
  names: ReadonlyMap<string, string>,
  used: ReadonlySet<string>,
): Promise<string> {
  const texts = [...messages].flatMap(([key, text]) => {
    const name = names.get(key);
    return name !== undefined && used.has(name) ? [[name, text]] : [];
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
