import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

/** A zip file with some files by their paths. */
export async function zipOf(
  files: readonly (readonly [path: string, content: string | Uint8Array])[],
  options: { password?: string } = {},
): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, ...options });
  for (const [path, content] of files) await zip.add(path, new Uint8ArrayReader(Buffer.from(content)));
  return Buffer.from(await zip.close());
}
