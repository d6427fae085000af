import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoFormat } from '#lib/shared/photo.ts';
import { makeSize, originalFolder, sizeFileName } from './make-size.ts';
import { type PhotoSource, photoSources } from './photo-sources.ts';

const PATH = /^\/images\/original\/([A-Za-z0-9-]{1,90}-[0-9a-f]{8})-(\d{2,4})\.(webp|avif)$/;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
/** For the stand-in of a file that is still to be made. */
const FOR_A_MINUTE = 'public, max-age=60';

/**
 * Answers `/images/original/NAME-HASH-WIDTH.FORMAT`; null for any other path. A WebP that does not exist yet is made
 * on the spot; an AVIF takes too long for that, so its WebP stands in for a minute. Names and widths that no picture
 * of the catalogue has are refused before a disk is touched.
 */
export async function serveImage(
  request: Request,
  dataDir: string,
  sources: Promise<ReadonlyMap<string, PhotoSource>> = photoSources(),
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/images/original/')) return null;
  const [, name, widthText, format] = PATH.exec(pathname) ?? [];
  const source = name === undefined ? undefined : (await sources).get(name);
  const width = source && widthFor(source, Number(widthText));
  if (!source || width === undefined) {
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  if (format === 'avif') {
    const avif = await readFinished(dataDir, sizeFileName(source, width, 'avif'));
    if (avif) return send(request, avif, source, width, 'avif', FOR_A_YEAR);
  }
  const finished = await readFinished(dataDir, sizeFileName(source, width, 'webp'));
  const bytes = finished ?? (await makeSize(source, width, 'webp', dataDir));
  return send(request, bytes, source, width, 'webp', format === 'avif' ? FOR_A_MINUTE : FOR_A_YEAR);
}

/** The width to serve: a page asks for every width, whatever the picture's own, and then gets the largest there is. */
function widthFor({ widths, asked }: PhotoSource, width: number): number | undefined {
  if (!asked.includes(width)) return undefined;
  return widths.findLast((made) => made <= width) ?? widths[0];
}

async function readFinished(dataDir: string, name: string): Promise<Buffer | null> {
  try {
    return await readFile(join(originalFolder(dataDir), name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function send(
  request: Request,
  bytes: Buffer,
  source: PhotoSource,
  width: number,
  format: PhotoFormat,
  cacheControl: string,
): Response {
  // The name carries the hash of its source, so it says which bytes these are.
  const etag = `"${sizeFileName(source, width, format)}"`;
  const headers = { etag, 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'content-type': `image/${format}` } });
}
