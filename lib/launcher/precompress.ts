import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentTypeOf } from '#lib/front/content-types.ts';
import { compress, isCompressible } from '#lib/front/encode.ts';
import { PRECOMPRESSED_FOLDER } from '#lib/front/precompressed-folder.ts';
import { filesBelow } from '#lib/front/static-files.ts';

const BEST = 11;

/** Compresses the files of a build as far as it goes, once, so that the running store never spends time on it. */
export async function precompressStaticFiles(project: string): Promise<void> {
  const source = join(project, '.next/static');
  const target = join(project, PRECOMPRESSED_FOLDER);
  await rm(target, { recursive: true, force: true });
  const names = filesBelow(source).filter((name) => isCompressible(contentTypeOf(name)));
  await Promise.all(names.map((name) => precompress(join(source, name), join(target, name))));
}

async function precompress(source: string, target: string): Promise<void> {
  const body = await readFile(source);
  await mkdir(dirname(target), { recursive: true });
  for (const encoding of ['br', 'gzip'] as const) {
    await writeFile(`${target}.${encoding}`, await compress(body, encoding, BEST));
  }
}
