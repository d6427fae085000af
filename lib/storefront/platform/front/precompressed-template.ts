import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** A gzip header (RFC 1952, section 2.3): deflate, no name, no time, an unknown system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The most bytes of a stored block (RFC 1951, section 3.2.4). */
const MAX_STORED_BYTES = 0xffff;

/** A text with one placeholder, whose two sides are compressed once: the value in its place is never compressed. */
export interface PrecompressedTemplate {
  /** The text as UTF-8. */
  plain(value: string): Buffer;
  /** The same as one gzip member: browsers read no further than the first. Throws RangeError above 65,535 bytes of `value`. */
  gzipped(value: string): Buffer;
}

/** Compresses both sides of a placeholder. */
export async function precompressTemplate(before: string, after: string): Promise<PrecompressedTemplate> {
  const [head, tail] = [Buffer.from(before), Buffer.from(after)];
  const [headDeflated, tailDeflated] = await Promise.all([
    // Flushed, it ends at a whole byte, and more blocks may follow.
    deflate(head, { finishFlush: constants.Z_FULL_FLUSH }),
    deflate(tail),
  ]);
  const headSum = crc32(head);
  return {
    plain: (value) => Buffer.concat([head, Buffer.from(value), tail]),
    gzipped(value) {
      const stored = Buffer.from(value);
      const end = Buffer.alloc(8);
      end.writeUInt32LE(crc32(tail, crc32(stored, headSum)));
      end.writeUInt32LE((head.length + stored.length + tail.length) % 2 ** 32, 4);
      return Buffer.concat([GZIP_HEADER, headDeflated, storedBlock(stored), tailDeflated, end]);
    },
  };
}

/** A block of deflate that has its bytes as they are, and is not the last one (RFC 1951, section 3.2.4). */
function storedBlock(bytes: Buffer): Buffer {
  if (bytes.length > MAX_STORED_BYTES) throw new RangeError(`A stored block has at most ${MAX_STORED_BYTES} bytes`);
  const start = Buffer.alloc(5);
  start.writeUInt16LE(bytes.length, 1);
  start.writeUInt16LE(~bytes.length & MAX_STORED_BYTES, 3);
  return Buffer.concat([start, bytes]);
}
