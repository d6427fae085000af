import { statfs } from 'node:fs/promises';
import { errorsWithin } from '#lib/shared/error-causes.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';

/** SQLite's result code for a full disk, below its extended codes. */
const SQLITE_FULL = 13;
/** `disk_full` of PostgreSQL. */
const POSTGRES_DISK_FULL = '53100';
/** Free space from which on the disk counts as having room again, in bytes. */
const ROOM_BYTES = 16 * MEGABYTE;
/** Without a failed write for this time, the disk may have room again. */
const QUIET_MS = 10_000;

interface StorageWatchOptions {
  /** The free space beside the data, in bytes; null where this process cannot see it. */
  freeBytes: () => Promise<number | null>;
  /** Called once when the disk is found full, with the cause. */
  onFull: (cause: string) => void;
  /** Called when there is room again. */
  onRoom: () => void;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Notices that the disk of the database or of the photos is full, and that it has room again. */
export class StorageWatch {
  readonly #options: StorageWatchOptions;
  #lastFailure: number | null = null;

  constructor(options: StorageWatchOptions) {
    this.#options = options;
  }

  /** To be called with every error that ends a call or work in the background. */
  notice(error: unknown): void {
    const cause = fullDiskCause(error);
    if (cause === null) return;
    const isFirstFailure = this.#lastFailure === null;
    this.#lastFailure = this.#options.now();
    if (isFirstFailure) this.#options.onFull(cause);
  }

  /** Whether the disk is full. */
  async isFull(): Promise<boolean> {
    const { freeBytes, onRoom, now } = this.#options;
    if (this.#lastFailure === null) return false;
    if (now() - this.#lastFailure < QUIET_MS) return true;
    if (((await freeBytes()) ?? ROOM_BYTES) < ROOM_BYTES) return true;
    if (this.#lastFailure !== null) onRoom();
    this.#lastFailure = null;
    return false;
  }
}

/** The free space for an unprivileged user on the disk of a folder, in bytes; null where that cannot be read. */
export async function freeBytesOf(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** What a full disk made a database or a file system say, also where that is only a cause; null for any other error. */
export function fullDiskCause(error: unknown): string | null {
  return errorsWithin(error).find(isOfFullDisk)?.message.slice(0, 200) ?? null;
}

function isOfFullDisk(error: Error): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === POSTGRES_DISK_FULL) return true;
  return typeof errcode === 'number' && errcode % 256 === SQLITE_FULL;
}
