import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserCatalogues } from '#lib/messages/compile/browser-catalogues.ts';
import { browserFunctions } from '#lib/messages/compile/browser-functions.ts';
import { englishScript, localScript, shownMessages } from '#lib/messages/compile/local-script.ts';
import { localFolderName, nameLocalScripts, SCRIPT_FOLDER } from '#lib/storefront/platform/front/local-scripts.ts';
import { filesBelow } from '#lib/storefront/platform/front/static-files.ts';

/** The script that loads all others; every page has it. */
const isRuntime = (name: string) => name.startsWith('turbopack-');

/**
 * Writes the built scripts of each language but English into a folder of its own beside them: those that show messages, and
 * those that name such a script. Then takes the names of messages out of the English ones, where nothing looks for them any more: so a
 * build is to be written once. Throws where it has another form than this needs. `statics`: the folder of static files.
 */
export async function writeLocalScripts(statics: string): Promise<void> {
  const source = join(statics, SCRIPT_FOLDER);
  const names = filesBelow(source).filter((name) => name.endsWith('.js'));
  const scripts = new Map(names.map((name) => [name, readFileSync(join(source, name), 'utf8')]));
  if (!names.some(isRuntime)) throw new Error(`The build has no script turbopack-… in ${source}.`);
  const { names: shortNames, others } = browserCatalogues();
  const used = new Set([...scripts.values()].flatMap((script) => shownMessages(script).map(({ name }) => name)));
  for (const catalogue of others) {
    const { sources, helpers } = await browserFunctions(catalogue, shortNames, used);
    const local = localScripts(
      scripts,
      (name, script) => (isRuntime(name) ? helpers : '') + localScript(script, sources),
    );
    const hash = createHash('sha256');
    for (const [name, script] of local) hash.update(`${name}\n${script}\n`);
    const target = { folder: localFolderName(catalogue.code, hash.digest('base64url')), names: new Set(local.keys()) };
    const folder = join(statics, target.folder);
    mkdirSync(folder, { recursive: true });
    for (const [name, script] of local)
      writeFileSync(join(folder, name), nameLocalScripts(Buffer.from(script), target));
  }
  for (const [name, script] of scripts) {
    const english = englishScript(script);
    if (english !== script) writeFileSync(join(source, name), english);
  }
}

/** Those of the scripts that `translate` changes, and those that name one of them, changed as far as that. */
export function localScripts(
  scripts: ReadonlyMap<string, string>,
  translate: (name: string, script: string) => string,
): ReadonlyMap<string, string> {
  const local = new Map<string, string>();
  for (const [name, script] of scripts) {
    const translated = translate(name, script);
    if (translated !== script) local.set(name, translated);
  }
  // A script that names one which only names another has to follow it, too.
  for (let before = -1; before !== local.size; ) {
    before = local.size;
    for (const [name, script] of scripts)
      if (!local.has(name) && [...local.keys()].some((one) => script.includes(`static/${SCRIPT_FOLDER}/${one}`)))
        local.set(name, script);
  }
  return local;
}
