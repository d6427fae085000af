import { fileAt, type SourceTree } from './rule.ts';

const cache = new WeakMap<SourceTree, ReadonlySet<string>>();

/**
 * Returns the paths of all files in browser bundles: the client files and everything that these import as
 * values, transitively.
 */
export function reachedByClient(tree: SourceTree): ReadonlySet<string> {
  const before = cache.get(tree);
  if (before) return before;
  const reached = new Set([...tree.values()].filter((file) => file.isClient).map((file) => file.path));
  for (const path of reached) {
    for (const { target, typeOnly } of tree.get(path)?.imports ?? []) {
      const file = typeOnly ? undefined : fileAt(tree, target);
      if (file !== undefined) reached.add(file);
    }
  }
  cache.set(tree, reached);
  return reached;
}
