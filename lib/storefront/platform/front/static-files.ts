import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { compress, type Encoding, isCompressible, preferredEncoding } from './compression.ts';
import { contentTypeOf } from './content-types.ts';
import { matchesEtag } from './matches-etag.ts';

interface Variant {
  body: Buffer;
  head: string[];
  etag: string;
}

interface StaticFile {
  read: () => Promise<Buffer>;
  contentType: string;
  cacheControl: string;
  variants: Partial<Record<Encoding, Promise<Variant>>>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=3600';
/** The name of a font: a changed one gets another number. */
const VERSIONED = /-v\d+\.woff2$/;
/** The name of an operator's logo or font: a changed one gets another hash. */
const HASHED = /-[0-9a-f]{12}\.\w+$/;
const QUALITY = 9;
const SVG = 'image/svg+xml';
const DRAWING_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

/** A folder to serve. `precompressed` may contain `PATH.br` and `PATH.gzip` for the same paths. */
interface StaticFolder {
  folder: string;
  prefix: string;
  /** True where every file name contains a hash of the content. */
  immutable: boolean;
  precompressed?: string;
}

/**
 * Serves the files that existed at the start, from memory; each is read and compressed at most once per
 * encoding.
 */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  /** Served instead of the files of the same path. */
  #bodies = new Map<string, StaticFile>();

  /** `bodies` by path are served instead of the files of the same path. */
  constructor(folders: readonly StaticFolder[], bodies: ReadonlyMap<string, Buffer> = new Map()) {
    for (const folder of folders) this.#addFolder(folder);
    this.replaceBodies(bodies);
  }

  /** Serves other bodies instead of files from now on. */
  replaceBodies(bodies: ReadonlyMap<string, Buffer>): void {
    this.#bodies = new Map(
      [...bodies].map(([path, body]): [string, StaticFile] => [
        path,
        {
          read: async () => body,
          contentType: contentTypeOf(path),
          cacheControl: HASHED.test(path) ? IMMUTABLE : REVALIDATED,
          variants: {},
        },
      ]),
    );
  }

  has(path: string): boolean {
    return this.#bodies.has(path) || this.#files.has(path);
  }

  /** Answers a GET or HEAD for a known file; false where there is none. */
  async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const entry = this.#bodies.get(path) ?? this.#files.get(path);
    if (!entry) return false;
    const variant = await this.#variant(path, entry, request.headers['accept-encoding']);
    if (matchesEtag(request.headers['if-none-match'], variant.etag)) {
      response.writeHead(304, ['ETag', variant.etag, 'Cache-Control', entry.cacheControl, 'Vary', 'Accept-Encoding']);
      response.end();
      return true;
    }
    response.writeHead(200, variant.head);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
    return true;
  }

  readonly #precompressed = new Map<string, string>();

  #variant(path: string, entry: StaticFile, acceptEncoding: string | undefined): Promise<Variant> {
    const encoding = isCompressible(entry.contentType) ? preferredEncoding(acceptEncoding) : 'identity';
    const existing = entry.variants[encoding];
    if (existing) return existing;
    const made = this.#read(path, entry, encoding);
    entry.variants[encoding] = made;
    // A file that could not be read must be read again, and not stay broken until the next start.
    made.catch(() => delete entry.variants[encoding]);
    return made;
  }

  async #read(path: string, entry: StaticFile, encoding: Encoding): Promise<Variant> {
    const ready = this.#precompressed.get(`${path}.${encoding}`);
    const body = ready ? await readFile(ready) : await compress(await entry.read(), encoding, QUALITY);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const head = ['Content-Type', entry.contentType, 'Cache-Control', entry.cacheControl, 'ETag', etag];
    head.push('Content-Length', String(body.length), 'X-Content-Type-Options', 'nosniff');
    // An SVG that is opened by itself is a document; it must not run scripts.
    if (entry.contentType === SVG) head.push('Content-Security-Policy', DRAWING_POLICY);
    if (isCompressible(entry.contentType)) head.push('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') head.push('Content-Encoding', encoding);
    return { body, head, etag };
  }

  #addFolder({ folder, prefix, immutable, precompressed }: StaticFolder): void {
    for (const name of filesBelow(folder)) {
      this.#files.set(`${prefix}${name}`, {
        read: () => readFile(join(folder, name)),
        contentType: contentTypeOf(name),
        cacheControl: immutable || VERSIONED.test(name) ? IMMUTABLE : REVALIDATED,
        variants: {},
      });
    }
    for (const name of precompressed ? filesBelow(precompressed) : []) {
      this.#precompressed.set(`${prefix}${name}`, join(precompressed ?? '', name));
    }
  }
}

/** Paths of all files below a folder, with forward slashes; empty where the folder does not exist. */
export function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'));
}
