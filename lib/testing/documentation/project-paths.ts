import { readdirSync } from 'node:fs';

/** The root folders whose paths are checked in the documents. */
const FOLDERS: readonly string[] = ['app', 'components', 'lib', 'e2e', 'public', 'docs', 'deploy', '.github', '.ci'];
const ROOT_FILES: ReadonlySet<string> = new Set(readdirSync('.', { withFileTypes: true }).flatMap(rootFile));
/** Created by an installation, a build or an operator; a fresh copy of the project has none of them. */
const MADE_LATER: ReadonlySet<string> = new Set(['.env', '.env.local', 'next-env.d.ts']);

function rootFile(entry: { name: string; isFile(): boolean }): string[] {
  return entry.isFile() ? [entry.name] : [];
}

/** Whether a text in backticks looks like a path from the project's root; `*` and `<name>` match any name. */
export function isProjectPath(code: string): boolean {
  if (/\s/.test(code) || MADE_LATER.has(code)) return false;
  const [first = '', ...rest] = code.split('/');
  if (rest.length === 0) return ROOT_FILES.has(code) || /^[\w-]+\.config\.\w+$/.test(code);
  return FOLDERS.includes(first);
}

/** Whether a file or folder of the project has this path. */
export function projectPathExists(path: string): boolean {
  const names = path.replace(/\/$/, '').split('/');
  let folders = ['.'];
  for (const [index, name] of names.entries()) {
    const matches = folders.flatMap((folder) => matching(folder, name));
    if (index === names.length - 1) return matches.length > 0;
    folders = matches.filter(({ isFolder }) => isFolder).map((entry) => entry.path);
  }
  return false;
}

function matching(folder: string, name: string): { path: string; isFolder: boolean }[] {
  const pattern = new RegExp(
    `^${name
      .split(/\*|<[^>]*>/)
      .map(escaped)
      .join('[^/]+')}$`,
  );
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => pattern.test(entry.name))
    .map((entry) => ({ path: `${folder}/${entry.name}`, isFolder: entry.isDirectory() }));
}

const escaped = (text: string) => text.replaceAll(/[.+^${}()|[\]\\?]/g, '\\$&');
