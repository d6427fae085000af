import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, resolve, sep } from 'node:path';
import { ConfigurationError } from '#lib/shared/env.ts';
import { ZipArchive } from '../../core/zip-archive.ts';
import { PhotoFault } from './normalise-photo.ts';

/** The operator's photos and videos, in a folder or in a zip file. */
export interface NamedFiles {
  /** The bytes of a file; null if there is none. Throws PhotoFault for a path that leads out of it, or a name that means several. */
  read(reference: string): Promise<Buffer | null>;
  /** The photos that are named after a product code or SKU, in their order: `R1.jpg`, `R1-2.jpg`, `R1_3.jpg`. */
  photosOf(names: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;
const ZIP_LIMITS = { files: 200_000, totalBytes: 50 * 1024 * MEGABYTE, fileBytes: 64 * MEGABYTE };
/** What systems add to a zip or folder by themselves. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/;
const PHOTO = /^(.+?)\.(?:jpe?g|png|webp)$/i;
const NUMBERED = /^(.+?)(?:[-_. ]| ?\()(\d{1,2})\)?$/;

/** Opens a folder or a zip file of photos. Throws ConfigurationError where it is neither. */
export async function openNamedFiles(path: string): Promise<NamedFiles> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigurationError(`${path} cannot be read (${error.code}).`, { cause: error });
  });
  if (found.isDirectory()) return folderFiles(path);
  const archive = await ZipArchive.open(path, ZIP_LIMITS);
  return zipFiles(archive);
}

/** The files of a folder. */
export function folderFiles(folder: string): NamedFiles {
  let index: Promise<PhotoIndex> | undefined;
  return {
    read: async (reference) => {
      const file = resolve(folder, reference);
      if (!file.startsWith(resolve(folder) + sep)) throw new PhotoFault('is outside the photos folder');
      return readFile(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw new PhotoFault(`cannot be read (${error.code})`, { cause: error });
      });
    },
    photosOf: async (names) => {
      index ??= readdir(folder, { recursive: true }).then((paths) =>
        indexOf(paths.map((path) => path.replaceAll(sep, '/'))),
      );
      return named(await index, names);
    },
    close: async () => undefined,
  };
}

function zipFiles(archive: ZipArchive): NamedFiles {
  const paths = archive.names.filter((path) => !HIDDEN.test(path));
  const byPath = new Set(paths);
  const byName = Map.groupBy(paths, (path) => basename(path).toLowerCase());
  const index = indexOf(paths);
  return {
    read: async (reference) => {
      const candidates = byPath.has(reference) ? [reference] : (byName.get(basename(reference).toLowerCase()) ?? []);
      const [path, other] = candidates;
      if (path === undefined) return null;
      if (other !== undefined)
        throw new PhotoFault(`means both ${path} and ${other} of the zip: name it with its folder`);
      return archive.read(path).catch((error: unknown) => {
        if (error instanceof ConfigurationError)
          throw new PhotoFault(`cannot be read: ${error.message}`, { cause: error });
        throw error;
      });
    },
    photosOf: async (names) => named(index, names),
    close: () => archive.close(),
  };
}

/** Photos by the name before their number, in lower case. */
type PhotoIndex = ReadonlyMap<string, readonly { path: string; number: number }[]>;

function indexOf(paths: readonly string[]): PhotoIndex {
  const index = new Map<string, { path: string; number: number }[]>();
  const add = (name: string, path: string, number: number) => {
    const key = name.toLowerCase();
    const photos = index.get(key);
    if (photos) photos.push({ path, number });
    else index.set(key, [{ path, number }]);
  };
  for (const path of paths) {
    const [, name] = HIDDEN.test(path) ? [] : (PHOTO.exec(basename(path)) ?? []);
    if (name === undefined) continue;
    add(name, path, 0);
    const [, before, number] = NUMBERED.exec(name) ?? [];
    if (before !== undefined) add(before, path, Number(number));
  }
  return index;
}

function named(index: PhotoIndex, names: readonly string[]): string[] {
  const found = names.flatMap((name) =>
    [...(index.get(name.toLowerCase()) ?? [])].sort(
      (one, two) => one.number - two.number || (one.path < two.path ? -1 : 1),
    ),
  );
  return [...new Set(found.map(({ path }) => path))];
}
