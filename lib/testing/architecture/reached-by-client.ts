import type { SourceTree } from './rule.ts';

const known = new WeakMap<SourceTree, ReadonlySet<string>>();

/** The file that an import stands for, with the ending that it may leave out. */
function fileAt(tree: SourceTree, target: string): string | undefined {
  return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) => tree.has(path));
}

/** Paths of all files that land in the browser: the client files and whatever these import as values, however far. */
export function reachedByClient(tree: SourceTree): ReadonlySet<string> {
  const before = known.get(tree);
  if (before) return before;
  const reached = new Set([...tree.values()].filter((file) => file.isClient).map((file) => file.path));
  for (const path of reached) {
    for (const { target, typeOnly } of tree.get(path)?.imports ?? []) {
      const file = typeOnly ? undefined : fileAt(tree, target);
      if (file !== undefined) reached.add(file);
    }
  }
  known.set(tree, reached);
  return reached;
}
