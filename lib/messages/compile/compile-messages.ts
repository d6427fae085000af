import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { OWN_KEY } from '../own-messages.ts';
import { messageType } from './message-types.ts';
import type { Catalogue } from './read-catalogues.ts';

const WRITTEN = '// Written by lib/messages/compile; change the files of the languages instead.\n';

/** Files by name, each with its content. */
type Files = Map<string, string>;

/**
 * Short names of messages in scripts for browsers: the key would weigh more than many a message. The sign before them
 * tells them from other texts of a built script.
 */
const shortNames = (keys: readonly string[]) => new Map(keys.map((key, index) => [key, `~${index.toString(36)}`]));

/**
 * Returns the modules that the store imports as `#messages`, made of the languages' messages:
 *
 * - for the server, all languages, of which each call chooses the one of its request, and what a shop words itself;
 * - for browsers, one small module a message, in English, which another language's dictionary replaces where the
 *   page brought one: a page in English carries no other language, and no message that it does not use.
 *
 * The first language is the one that others fall back to.
 */
export function compileMessages(catalogues: readonly Catalogue[]): Files {
  const [base] = catalogues;
  if (!base) throw new Error('There are no messages.');
  const keys = [...base.messages.keys()];
  const files: Files = new Map();
  for (const { code, facts, messages } of catalogues) {
    const texts = Object.fromEntries(keys.map((key) => [key, messages.get(key) ?? base.messages.get(key) ?? '']));
    files.set(`${code}.js`, WRITTEN + compileModule(new MessageFormat(facts.tag), texts));
  }
  addServerModule(files, catalogues, keys);
  addBrowserModules(files, base, keys);
  const languages = catalogues.map(({ code, facts: { faces: _, ...facts } }) => ({ code, ...facts }));
  files.set('languages.ts', `${WRITTEN}export const LANGUAGES = ${JSON.stringify(languages, null, 2)} as const;\n`);
  files.set('vocabulary.ts', vocabularyModule(catalogues));
  // Apart from the languages, which browsers load: only the server preloads.
  const faces = Object.fromEntries(catalogues.map(({ code, facts }) => [code, facts.faces]));
  files.set('faces.ts', `${WRITTEN}export const FACES = ${JSON.stringify(faces, null, 2)} as const;\n`);
  files.set('faces.css', catalogues.map(({ css }) => css).join('\n'));
  return files;
}

function vocabularyModule(catalogues: readonly Catalogue[]): string {
  const spoken = catalogues.filter(({ vocabulary }) => Object.keys(vocabulary).length > 0);
  const words = Object.fromEntries(spoken.map(({ code, vocabulary }) => [code, vocabulary]));
  return `${WRITTEN}export const VOCABULARY: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(words, null, 2)};\n`;
}

function addServerModule(files: Files, catalogues: readonly Catalogue[], keys: readonly string[]): void {
  const codes = catalogues.map(({ code }) => code);
  const lines = [
    "import { currentLanguage } from '#language';",
    ...codes.map((code) => `import ${code} from './${code}.js';`),
    "import { ownMessage } from '../own-messages.ts';",
    `const languages = { ${codes.join(', ')} };`,
    'const own = (key) => (values) => (ownMessage(currentLanguage(), key) ?? languages[currentLanguage()][key])(values);',
    ...keys.map((key) =>
      OWN_KEY.test(key)
        ? `export const ${key} = own('${key}');`
        : `export const ${key} = (values) => languages[currentLanguage()].${key}(values);`,
    ),
  ];
  const types = keys.map((key) => {
    const text = catalogues[0]?.messages.get(key) ?? '';
    return `/** ${text.replaceAll('*/', '* /')} */\nexport declare const ${key}: ${messageType(text)};`;
  });
  files.set('server.js', `${WRITTEN}${lines.join('\n')}\n`);
  files.set('server.d.ts', `${WRITTEN}${types.join('\n')}\nexport {};\n`);
}

function addBrowserModules(files: Files, base: Catalogue, keys: readonly string[]): void {
  const names = shortNames(keys);
  const format = new MessageFormat(base.facts.tag);
  for (const key of keys) {
    const module = compileModule(format, { [key]: base.messages.get(key) ?? '' });
    const [, imports = '', written = ''] = /^([\s\S]*?)export default \{\s*([\s\S]*?)\s*\}\s*$/.exec(module) ?? [];
    const value = written.slice(written.indexOf(':') + 1).trim();
    const source = `${imports}import { inLanguage } from './in-language.js';\nexport const ${key} = /*#__PURE__*/ inLanguage('${names.get(key)}', ${value});\n`;
    files.set(`browser/${key}.js`, source);
  }
  files.set('browser/in-language.js', IN_LANGUAGE);
  files.set('browser/index.js', `${WRITTEN}${keys.map((key) => `export { ${key} } from './${key}.js';`).join('\n')}\n`);
  files.set('browser/package.json', '{ "type": "module", "sideEffects": false }\n');
  files.set('browser/names.json', `${JSON.stringify(Object.fromEntries(names), null, 1)}\n`);
}

/** Looked up at each call: modules may be evaluated before the page's dictionary is there, calls are not. */
const IN_LANGUAGE = `${WRITTEN}export const inLanguage = (name, english) => (values) => (globalThis.messages?.[name] ?? english)(values);\n`;
