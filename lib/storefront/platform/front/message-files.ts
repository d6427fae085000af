import { filesBelow } from './static-files.ts';

/** The folder of the languages' messages for browsers, below that of the static files. */
export const MESSAGES_FOLDER = 'messages';

/** The address of each language's messages for browsers. `statics`: the folder of static files, served below `prefix`. */
export function messageFiles(statics: string, prefix: string): ReadonlyMap<string, string> {
  const names = filesBelow(statics).filter((name) => name.startsWith(`${MESSAGES_FOLDER}/`) && name.endsWith('.js'));
  return new Map(names.map((name) => [name.slice(MESSAGES_FOLDER.length + 1).split('-', 1)[0] ?? '', prefix + name]));
}
