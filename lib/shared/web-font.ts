import { brotliDecompressSync } from 'node:zlib';

// The layout of a WOFF2 file: https://www.w3.org/TR/WOFF2/#woff20FileHeader and #table_dir_format.
const SIGNATURE = 'wOF2';
const HEADER_BYTES = 48;
/** Outlines of TrueType, and of CFF. A collection of several fonts has another flavor. */
const FLAVORS = new Set([0x0001_0000, 0x4f54_544f]);
const MAX_TABLES = 64;
/** The tag of a table is one of a list of 63, or follows as text. */
const OWN_TAG = 63;
const KNOWN_TAGS = new Map([
  [10, 'glyf'],
  [11, 'loca'],
  [47, 'fvar'],
]);
/** A transformed table states its length once more; those of outlines are transformed at version 0 and not at 3. */
const OUTLINES = new Set(['glyf', 'loca']);
const UNTRANSFORMED_OUTLINES = 3;
/** More than a font for pages becomes when it is unpacked. */
const MAX_UNPACKED_BYTES = 4_000_000;

/** A checked font, or why a file cannot be one, to complete a sentence that begins with its name. */
type CheckedFont = { ok: true; isVariable: boolean } | { ok: false; problem: string };

/** Checks a WOFF2 file by its first bytes, its list of tables and its compressed data. */
export function checkWebFont(body: Buffer): CheckedFont {
  if (body.length < HEADER_BYTES || body.toString('latin1', 0, 4) !== SIGNATURE)
    return { ok: false, problem: 'is not a WOFF2 font; convert it, for example with fonttools' };
  if (!FLAVORS.has(body.readUInt32BE(4))) return { ok: false, problem: 'is a collection of fonts; send one font' };
  const broken: CheckedFont = { ok: false, problem: 'is cut off or damaged; export it again' };
  if (body.readUInt32BE(8) !== body.length) return broken;
  const tables = readTables(body);
  if (!tables) return broken;
  const packed = body.subarray(tables.end, tables.end + body.readUInt32BE(20));
  try {
    const { length } = brotliDecompressSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES });
    if (length !== tables.bytes) return broken;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return broken;
  }
  return { ok: true, isVariable: tables.names.includes('fvar') };
}

/** The tables that a font lists: their names, the bytes of all of them unpacked, and where the list ends. */
function readTables(body: Buffer): { names: string[]; bytes: number; end: number } | null {
  const count = body.readUInt16BE(12);
  if (count === 0 || count > MAX_TABLES) return null;
  const cursor = { at: HEADER_BYTES };
  const names: string[] = [];
  let bytes = 0;
  for (let table = 0; table < count; table++) {
    const flags = body[cursor.at++];
    if (flags === undefined) return null;
    const index = flags & 0x3f;
    let name = KNOWN_TAGS.get(index) ?? '';
    if (index === OWN_TAG) {
      name = body.toString('latin1', cursor.at, cursor.at + 4);
      cursor.at += 4;
    }
    const version = flags >> 6;
    const isTransformed = OUTLINES.has(name) ? version !== UNTRANSFORMED_OUTLINES : version !== 0;
    const length = readBase128(body, cursor);
    const packedLength = isTransformed ? readBase128(body, cursor) : length;
    if (length === null || packedLength === null) return null;
    bytes += packedLength;
    names.push(name);
  }
  return { names, bytes, end: cursor.at };
}

/** A number of one to five bytes, of which each but the last has its highest bit set. */
function readBase128(body: Buffer, cursor: { at: number }): number | null {
  let value = 0;
  for (let count = 0; count < 5; count++) {
    const byte = body[cursor.at++];
    if (byte === undefined) return null;
    value = value * 128 + (byte & 0x7f);
    if (byte < 128) return value;
  }
  return null;
}
