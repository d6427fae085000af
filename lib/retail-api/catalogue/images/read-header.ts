import { errorCode } from '#lib/shared/error-code.ts';

/** What the header of a photo says about it. */
export interface PhotoHeader {
  format: 'png' | 'jpeg' | 'webp' | 'bmp';
  /** Pixels, as stored in the file. */
  width: number;
  height: number;
}

const FORMAT_OF: Readonly<Record<string, PhotoHeader['format']>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jfif: 'jpeg',
  webp: 'webp',
  bmp: 'bmp',
};

const PAST_THE_END: ReadonlySet<string> = new Set(['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS']);

/** Whether a file with this extension (lower case) may have this content. */
export function contentMatchesExtension(extension: string, header: PhotoHeader): boolean {
  return FORMAT_OF[extension] === header.format;
}

/**
 * Format and size from signature and header only; nothing is decoded. Null for anything else, or if it is
 * truncated.
 */
export function readHeader(bytes: Uint8Array): PhotoHeader | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.subarray(0, 8).toString('hex') === '89504e470d0a1a0a') return png(view);
    if (view.subarray(0, 3).toString('hex') === 'ffd8ff') return jpeg(view);
    if (view.toString('latin1', 0, 4) === 'RIFF' && view.toString('latin1', 8, 12) === 'WEBP') return webp(view);
    if (view.toString('latin1', 0, 2) === 'BM') return bmp(view);
  } catch (error) {
    // Reading past the end means that the header is truncated.
    if (!PAST_THE_END.has(errorCode(error) ?? '')) throw error;
  }
  return null;
}

function png(view: Buffer): PhotoHeader | null {
  if (view.toString('latin1', 12, 16) !== 'IHDR') return null;
  return sized('png', view.readUInt32BE(16), view.readUInt32BE(20));
}

/** Walks through the JPEG markers up to the start of the frame. */
function jpeg(view: Buffer): PhotoHeader | null {
  let at = 2;
  while (at < view.length) {
    if (view.readUInt8(at) !== 0xff) return null;
    const marker = view.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return sized('jpeg', view.readUInt16BE(at + 7), view.readUInt16BE(at + 5));
    if (marker === 0xda || marker === 0xd9) return null;
    const hasNoLength = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += 2 + (hasNoLength ? 0 : Math.max(2, view.readUInt16BE(at + 2)));
  }
  return null;
}

function webp(view: Buffer): PhotoHeader | null {
  switch (view.toString('latin1', 12, 16)) {
    case 'VP8X':
      return sized('webp', view.readUIntLE(24, 3) + 1, view.readUIntLE(27, 3) + 1);
    case 'VP8L': {
      const bits = view.readUInt32LE(21);
      return sized('webp', (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8 ':
      return sized('webp', view.readUInt16LE(26) & 0x3fff, view.readUInt16LE(28) & 0x3fff);
    default:
      return null;
  }
}

function bmp(view: Buffer): PhotoHeader | null {
  if (view.readUInt32LE(14) < 40) return null;
  return sized('bmp', view.readInt32LE(18), Math.abs(view.readInt32LE(22)));
}

function sized(format: PhotoHeader['format'], width: number, height: number): PhotoHeader | null {
  return width > 0 && height > 0 ? { format, width, height } : null;
}
