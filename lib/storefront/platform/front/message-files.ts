import { join } from 'node:path';
import { filesBelow } from './static-files.ts';

/** The folder of the languages' messages for browsers while the store is developed, below that of the static files. */
const MESSAGES_FOLDER = 'messages';

/** Writes all messages of other languages where the development server of Next serves files. */
export async function writeDevelopmentMessages(statics: string): Promise<void> {
  // Imported late: a built store has them in its scripts, and needs no compiler.
  const { writeDictionaries } = await import('#lib/messages/compile/write-dictionaries.ts');
  await writeDictionaries(join(statics, MESSAGES_FOLDER));
}

/** The address of each language's messages for browsers. `statics`: the folder of static files, served below `prefix`. */
export function messageFiles(statics: string, prefix: string): ReadonlyMap<string, string> {
  const names = filesBelow(statics).filter((name) => name.startsWith(`${MESSAGES_FOLDER}/`) && name.endsWith('.js'));
  return new Map(names.map((name) => [name.slice(MESSAGES_FOLDER.length + 1).split('-', 1)[0] ?? '', prefix + name]));
}
