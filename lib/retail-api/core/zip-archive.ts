import { openAsBlob } from 'node:fs';
import { access } from 'node:fs/promises';
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js';
import { ConfigurationError } from '#lib/shared/env.ts';

configure({ useWebWorkers: false });

/** What an archive may hold, by the sizes that it states; a file of which more comes is damaged. */
export interface ZipLimits {
  files: number;
  totalBytes: number;
  fileBytes: number;
}

/** A zip file whose files are read one by one, each within the limits; nothing is unpacked to disk, and a path that climbs is refused. */
export class ZipArchive {
  readonly #path: string;
  readonly #reader: ZipReader<Blob>;
  readonly #entries: ReadonlyMap<string, FileEntry>;

  private constructor(path: string, reader: ZipReader<Blob>, entries: ReadonlyMap<string, FileEntry>) {
    this.#path = path;
    this.#reader = reader;
    this.#entries = entries;
  }

  /** Opens a zip file. Throws ConfigurationError where it is none, or holds more or other than it may. */
  static async open(path: string, limits: ZipLimits): Promise<ZipArchive> {
    await access(path).catch((error: NodeJS.ErrnoException) => {
      throw new ConfigurationError(`${path} cannot be read (${error.code}).`, { cause: error });
    });
    const reader = new ZipReader(new BlobReader(await openAsBlob(path)), {
      checkOverlappingEntry: true,
      checkSignature: true,
    });
    try {
      return new ZipArchive(path, reader, await entriesOf(path, reader, limits));
    } catch (error) {
      await reader.close();
      if (error instanceof ConfigurationError) throw error;
      throw new ConfigurationError(`${path} is no zip file that can be read: ${messageOf(error)}.`, { cause: error });
    }
  }

  /** The paths of its files. */
  get names(): string[] {
    return [...this.#entries.keys()];
  }

  /**
   * The bytes of a file in pieces, for files of any length. Throws ConfigurationError where it is damaged, or longer than it
   * states.
   */
  async *stream(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(name);
    if (!entry) throw new ConfigurationError(`${this.#path} has no ${name}.`);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    // Some errors come before anything is written: without the abort the reader below would wait for ever.
    const done = entry.getData(writable).catch((error: unknown) => writable.abort(error).catch(() => undefined));
    try {
      yield* readable;
    } catch (error) {
      throw new ConfigurationError(`${this.#path}: ${name} is damaged: ${messageOf(error)}.`, { cause: error });
    }
    await done;
  }

  /** All bytes of a file. Throws like `stream`. */
  async read(name: string): Promise<Buffer> {
    const pieces: Uint8Array[] = [];
    for await (const piece of this.stream(name)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  close(): Promise<void> {
    return this.#reader.close();
  }
}

async function entriesOf(path: string, reader: ZipReader<Blob>, limits: ZipLimits): Promise<Map<string, FileEntry>> {
  const entries = new Map<string, FileEntry>();
  let total = 0;
  for await (const entry of reader.getEntriesGenerator()) {
    const { filename: name } = entry;
    if (entry.directory) continue;
    if (entry.encrypted) throw new ConfigurationError(`${path}: ${name} is encrypted. Make a zip without a password.`);
    if (entries.has(name)) throw new ConfigurationError(`${path} has two files ${name}.`);
    if (entry.uncompressedSize > limits.fileBytes) {
      throw new ConfigurationError(`${path}: ${name} has more than ${megabytes(limits.fileBytes)}.`);
    }
    total += entry.uncompressedSize;
    entries.set(name, entry);
    if (entries.size > limits.files) throw new ConfigurationError(`${path} has more than ${limits.files} files.`);
    if (total > limits.totalBytes) {
      throw new ConfigurationError(`${path} holds more than ${megabytes(limits.totalBytes)} unpacked.`);
    }
  }
  return entries;
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 / 1024)} MB`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
