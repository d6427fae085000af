import type { SourceFile } from './source-file.ts';

/** The files of a project by path. */
export type SourceTree = ReadonlyMap<string, SourceFile>;

/** A file that breaks a rule, and the code that does. */
export interface Violation {
  path: string;
  what: string;
}

/** The file that an import names; its ending may be left out. Undefined for a package. */
export function fileAt(tree: SourceTree, target: string): string | undefined {
  return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) => tree.has(path));
}

export interface Rule {
  name: string;
  check: (tree: SourceTree) => Violation[];
}

/** A rule about single files: `find` returns the violations in a file, each once. */
export function fileRule(name: string, find: (file: SourceFile, tree: SourceTree) => string[]): Rule {
  return {
    name,
    check: (tree) => [...tree.values()].flatMap((file) => find(file, tree).map((what) => ({ path: file.path, what }))),
  };
}

/** A rule about imports: a file that matches `from` must not import one that matches `to`. */
export function importRule(
  name: string,
  from: (file: SourceFile) => boolean,
  to: (target: string, file: SourceFile) => boolean,
): Rule {
  return fileRule(name, (file) =>
    from(file) ? file.imports.filter(({ target }) => to(target, file)).map(({ target }) => target) : [],
  );
}

type Files = Record<string, string>;

/** For each rule: tiny projects that break it, and one that does not. */
export interface Example {
  rule: string;
  broken: Files[];
  sound: Files;
}
