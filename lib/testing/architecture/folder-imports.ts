import type { SourceTree } from './rule.ts';

/**
 * Returns every product import from one folder to another: `a b` with the files that contain one, each once.
 * `folderOf` names the folder of a path; files without one do not count.
 */
export function importsByFolders(
  tree: SourceTree,
  folderOf: (path: string) => string | undefined,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, imports, isTest } of tree.values()) {
    const from = folderOf(path);
    if (isTest || from === undefined) continue;
    for (const to of imports.map(({ target }) => folderOf(target))) {
      if (to === undefined || to === from) continue;
      found.set(`${from} ${to}`, new Set(found.get(`${from} ${to}`)).add(path));
    }
  }
  return found;
}
