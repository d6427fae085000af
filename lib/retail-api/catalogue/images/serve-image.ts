import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { errorCode } from '#lib/shared/error-code.ts';
import { CLOSE_UP_WIDTH } from '#lib/shared/photo.ts';
import { withDeadline } from '#lib/shared/with-deadline.ts';
import { fullDiskCause } from '../../core/db/storage-watch.ts';
import { bringMadeImage, imageFile } from './image-files.ts';
import { importedPhoto, importedWidths } from './imported-photos.ts';
import { makeSize, sizeFileName, sizePath } from './make-size.ts';
import { type PhotoSource, photoSources } from './photo-sources.ts';

const PATH = /^\/images\/original\/([A-Za-z0-9-]{1,90}-[0-9a-f]{8})-(\d{2,4})\.(webp|avif|jpeg)$/;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
/** The header of a WebP that replaces an AVIF, which no request waits for. */
const FOR_A_MINUTE = 'public, max-age=60';
/** The header of an original picture that replaces a size in progress. */
const FOR_SECONDS = 'public, max-age=5';
/** A size takes 50 ms on an idle machine; in a burst its queue may take many seconds. */
const WAIT_MS = 500;
/** A JPEG is for programs, which can wait this many times longer than a shopper. */
const JPEG_WAIT_FACTOR = 20;

interface ServeOptions {
  /** The pictures that come with the store; left out: all of them. */
  sources?: Promise<ReadonlyMap<string, PhotoSource>>;
  /** How long a shopper waits for a size, in milliseconds; half a second unless given. */
  deadlineMs?: number;
  /** Told that a size was not kept, because the disk is full. */
  onFullDisk?: (error: unknown) => void;
}

/**
 * Serves `/images/original/NAME-HASH-WIDTH.FORMAT`; null for any other path. A missing WebP is made on request; if
 * that takes more than `deadlineMs`, the original picture is served with a cache time of seconds while it is made, and
 * also if there is no room on the disk to keep it. An AVIF takes too long for that, so its WebP is served for a minute. A
 * width that no page requests is refused before any disk access; a name in the right form is looked for in the folder of
 * imports, and in the bucket, which bounds what made-up ones cost. A JPEG is for programs that may not support WebP: it
 * has no replacement, and HTTP 503 asks them to retry if it takes too long.
 */
export async function serveImage(
  request: Request,
  dataDir: string,
  { sources = photoSources(), deadlineMs = WAIT_MS, onFullDisk = () => undefined }: ServeOptions = {},
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/images/original/')) return null;
  const [, name, widthText, format] = PATH.exec(pathname) ?? [];
  const source = name === undefined ? undefined : await sourceOf(name, Number(widthText), dataDir, sources);
  const width = source && widthFor(source, Number(widthText));
  if (!source || width === undefined) {
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  const unlessFull = (bytes: Promise<Buffer | null>) =>
    bytes.catch((error: unknown) => {
      if (fullDiskCause(error) === null) throw error;
      onFullDisk(error);
      return null;
    });
  if (format === 'avif') {
    const avif = await unlessFull(readFinished(dataDir, sizeFileName(source, width, 'avif')));
    if (avif) return send(request, avif, sizeFileName(source, width, 'avif'), FOR_A_YEAR);
  }
  const made = format === 'jpeg' ? 'jpeg' : 'webp';
  const fileName = sizeFileName(source, width, made);
  // A size that is not made in time is used by the next request.
  const bytes =
    (await unlessFull(readFinished(dataDir, fileName))) ??
    (await withDeadline(
      unlessFull(makeSize(source, width, made, dataDir)),
      made === 'jpeg' ? JPEG_WAIT_FACTOR * deadlineMs : deadlineMs,
    ));
  if (!bytes && made === 'jpeg') {
    return new Response('Not ready', { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } });
  }
  // Original pictures are WebP, too, and stand in for a few seconds.
  if (!bytes) return send(request, await readFile(source.file), `${source.name}.webp`, FOR_SECONDS);
  return send(request, bytes, fileName, format === 'avif' ? FOR_A_MINUTE : FOR_A_YEAR);
}

async function sourceOf(
  name: string,
  width: number,
  dataDir: string,
  sources: Promise<ReadonlyMap<string, PhotoSource>>,
): Promise<PhotoSource | undefined> {
  const delivered = (await sources).get(name);
  if (delivered || !importedWidths(name).requested.includes(width)) return delivered;
  return importedPhoto(dataDir, name);
}

/**
 * The width to serve: pages request every width, and get the picture's largest one beyond its own. A closer look gets its
 * own width up to that limit.
 */
function widthFor({ widths, requestedWidths, width: own }: PhotoSource, width: number): number | undefined {
  if (!requestedWidths.includes(width)) return undefined;
  if (width === CLOSE_UP_WIDTH) return Math.min(own, width);
  return widths.findLast((made) => made <= width) ?? widths[0];
}

/** A finished file, also one that another retail API has made; null where there is none. */
async function readFinished(dataDir: string, name: string): Promise<Buffer | null> {
  const path = sizePath(name);
  try {
    return await readFile(imageFile(dataDir, path));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return (await bringMadeImage(dataDir, path)) ? readFile(imageFile(dataDir, path)) : null;
  }
}

/** `fileName` is used as the ETag because it contains the hash of the source. */
function send(request: Request, bytes: Buffer, fileName: string, cacheControl: string): Response {
  const etag = `"${fileName}"`;
  const headers = { etag, 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'content-type': `image/${extname(fileName).slice(1)}` },
  });
}
