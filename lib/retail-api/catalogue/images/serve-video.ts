import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { errorCode } from '#lib/shared/error-code.ts';
import { bringOriginal, imageFile } from './image-files.ts';
import { STORED_VIDEO, storedPath, VIDEO_MEDIA_TYPES, videoPath } from './video-files.ts';

const FOR_A_YEAR = 'public, max-age=31536000, immutable';
/** One range of bytes; several at once are answered with the whole file, as RFC 9110, section 14.2 allows. */
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

interface ByteRange {
  first: number;
  last: number;
}

/**
 * Serves `/images/video/NAME-HASH.mp4`, `.webm` and the captions `.vtt`, whole or one range of bytes, from the disk; null for
 * any other path. Names contain a hash, so the files never change.
 */
export async function serveVideo(request: Request, dataDir: string): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(videoPath(''))) return null;
  const name = pathname.slice(videoPath('').length);
  const file = imageFile(dataDir, storedPath(name));
  const size = STORED_VIDEO.test(name) ? await sizeOf(file, () => bringOriginal(dataDir, storedPath(name))) : null;
  if (size === null) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  const etag = `"${name}"`;
  const headers = {
    etag,
    'cache-control': FOR_A_YEAR,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const condition = request.headers.get('if-range');
  const range = condition === null || condition === etag ? rangeOf(request.headers.get('range'), size) : null;
  if (range === 'unsatisfiable') {
    // A cache that stored it would answer requests for the whole file with it.
    const uncached = { ...headers, 'cache-control': 'no-store', 'content-range': `bytes */${size}` };
    return new Response(null, { status: 416, headers: uncached });
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  return new Response(bodyOf(file, { first, last }), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-type': VIDEO_MEDIA_TYPES[extname(name).slice(1)] ?? 'application/octet-stream',
      'content-length': String(last - first + 1),
      ...(range && { 'content-range': `bytes ${first}-${last}/${size}` }),
    },
  });
}

/**
 * The range of a `Range` header in a file of `size` bytes; null for the whole file: without a header, or with one that is not
 * understood (RFC 9110, section 14.1.2).
 */
export function rangeOf(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = RANGE.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  if (first >= size) return 'unsatisfiable';
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

function bodyOf(file: string, { first, last }: ByteRange): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(file, { start: first, end: last })) as ReadableStream<Uint8Array>;
}

/** Null if there is no such file and none could be brought, or it is empty. */
async function sizeOf(file: string, bring: () => Promise<boolean>): Promise<number | null> {
  try {
    return (await stat(file)).size || null;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return (await bring()) ? (await stat(file)).size || null : null;
  }
}
