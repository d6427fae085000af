import { fileAt, type SourceTree } from './rule.ts';

const byClient = new WeakMap<SourceTree, ReadonlySet<string>>();
const byMiddleware = new WeakMap<SourceTree, ReadonlySet<string>>();

/**
 * Returns the paths of all files in browser bundles: the client files and everything that these import as
 * values, transitively.
 */
export function reachedByClient(tree: SourceTree): ReadonlySet<string> {
  const before = byClient.get(tree);
  if (before) return before;
  const reached = reachedFrom(
    tree,
    [...tree.values()].filter((file) => file.isClient).map((file) => file.path),
  );
  byClient.set(tree, reached);
  return reached;
}

/** Returns the paths of all files in the bundle of the middleware, which runs without most of Node. */
export function reachedByMiddleware(tree: SourceTree): ReadonlySet<string> {
  const before = byMiddleware.get(tree);
  if (before) return before;
  const reached = reachedFrom(tree, tree.has('middleware.ts') ? ['middleware.ts'] : []);
  byMiddleware.set(tree, reached);
  return reached;
}

function reachedFrom(tree: SourceTree, roots: readonly string[]): ReadonlySet<string> {
  const reached = new Set(roots);
  for (const path of reached) {
    for (const { target, typeOnly } of tree.get(path)?.imports ?? []) {
      const file = typeOnly ? undefined : fileAt(tree, target);
      if (file !== undefined) reached.add(file);
    }
  }
  return reached;
}
