import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { keysOf } from '#lib/contract/typed-keys.ts';
import { bmpFile } from './bmp.ts';
import { randomFrom } from './random-from.ts';

/** A file that somebody might upload with bad intent or by mistake. */
interface HostilePhoto {
  what: HostileKind;
  /** File extension, without the dot. */
  extension: string;
  bytes: Buffer;
}

/**
 * `count` hostile files, of each kind in turn: truncated, with false headers, decompression bombs, disguised, or just
 * unusual. Identical for the same seed.
 */
export async function hostilePhotos(count: number, seed = 1): Promise<HostilePhoto[]> {
  const random = randomFrom(seed);
  const validFiles = await validPhotos();
  const kinds = keysOf(MAKERS);
  const files: HostilePhoto[] = [];
  for (let index = 0; index < count; index++) {
    const what = kinds[index % kinds.length];
    if (what) files.push({ what, ...(await MAKERS[what](validFiles, random)) });
  }
  return files;
}

/** One hostile file of a kind. */
export async function hostilePhoto(what: HostileKind): Promise<HostilePhoto> {
  return { what, ...(await MAKERS[what](await validPhotos(), randomFrom(1))) };
}

type ValidFiles = Record<'png' | 'jpg' | 'webp' | 'bmp', Buffer>;
type Made = Omit<HostilePhoto, 'what'>;
type Maker = (validFiles: ValidFiles, random: () => number) => Made | Promise<Made>;

async function validPhotos(): Promise<ValidFiles> {
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#b08040' } });
  return {
    png: await picture.clone().png().toBuffer(),
    jpg: await picture.clone().jpeg().toBuffer(),
    webp: await picture.clone().webp().toBuffer(),
    bmp: bmpFile(64, 48, (x, y) => [x * 4, y * 5, 90]),
  };
}

function anyOf(validFiles: ValidFiles, random: () => number): { extension: keyof ValidFiles; bytes: Buffer } {
  const extensions = ['png', 'jpg', 'webp', 'bmp'] as const;
  const extension = extensions[Math.floor(random() * 4)] ?? 'png';
  return { extension, bytes: Buffer.from(validFiles[extension]) };
}

const MAKERS = {
  'cut off': (validFiles, random) => {
    const { extension, bytes } = anyOf(validFiles, random);
    return { extension, bytes: bytes.subarray(0, Math.floor(random() * bytes.length)) };
  },
  damaged: (validFiles, random) => {
    const { extension, bytes } = anyOf(validFiles, random);
    for (let change = 0; change < 40; change++) {
      bytes[16 + Math.floor(random() * (bytes.length - 16))] = Math.floor(random() * 256);
    }
    return { extension, bytes };
  },
  'a bomb': () => ({ extension: 'png', bytes: bomb() }),
  'huge by its header': (_, random) => ({ extension: 'png', bytes: pngOf(60_000, 60_000, random() * 255, false) }),
  'larger than its data': (_, random) => ({ extension: 'png', bytes: pngOf(5000, 5000, random() * 255, false) }),
  'a lying header': (validFiles) => {
    const bytes = Buffer.from(validFiles.bmp);
    bytes.writeInt32LE(6000, 18);
    bytes.writeInt32LE(6000, 22);
    return { extension: 'bmp', bytes };
  },
  'an offset beyond the end': (validFiles) => {
    const bytes = Buffer.from(validFiles.bmp);
    bytes.writeUInt32LE(0xfffffff0, 10);
    return { extension: 'bmp', bytes };
  },
  'another format': (validFiles) => ({ extension: 'jpg', bytes: validFiles.png }),
  'a web page behind the photo': (validFiles) => ({
    extension: 'jpg',
    bytes: Buffer.concat([validFiles.jpg, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]),
  }),
  'a drawing with a reference': () => ({ extension: 'png', bytes: Buffer.from(SVG) }),
  'noise behind a signature': (_, random) => ({
    extension: 'webp',
    bytes: Buffer.concat([
      Buffer.from('RIFF\u00ff\u00ff\u0000\u0000WEBPVP8 ', 'latin1'),
      Buffer.from(Array.from({ length: 2000 }, () => Math.floor(random() * 256))),
    ]),
  }),
  'another animation in its wrapping': async () => {
    const header = Buffer.from('RIFF\u00ff\u00ff\u0000\u0000WEBPVP8X\u000a\u0000\u0000\u0000\u0002', 'latin1');
    const size = Buffer.from([0, 0, 0, 199, 0, 0, 99, 0, 0]);
    return { extension: 'webp', bytes: Buffer.concat([header, size, await animation('gif')]) };
  },
  'an animation': async () => ({ extension: 'webp', bytes: await animation('webp') }),
  'four colours of ink': async (_, random) => ({
    extension: 'jpeg',
    bytes: await sharp({
      create: { width: 200, height: 100 + Math.floor(random() * 100), channels: 3, background: '#884422' },
    })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
  }),
  'sixteen bits': async () => ({
    extension: 'png',
    bytes: await sharp({ create: { width: 200, height: 200, channels: 4, background: '#88442280' } })
      .toColourspace('rgb16')
      .png()
      .toBuffer(),
  }),
  empty: () => ({ extension: 'png', bytes: Buffer.alloc(0) }),
} satisfies Record<string, Maker>;

type HostileKind = keyof typeof MAKERS;

let packed: Buffer | undefined;

/** Created once: compressing its pixels is slow. */
function bomb(): Buffer {
  packed ??= pngOf(6000, 6000, 40, true);
  return packed;
}

/** Three frames: red, green and blue. */
async function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const pictures = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animated = sharp(pictures, { join: { animated: true } });
  return format === 'gif' ? animated.gif().toBuffer() : animated.webp({ lossless: true }).toBuffer();
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd" width="10" height="10"/></svg>';

/** A PNG of one shade of grey: complete, or with hardly any data. */
function pngOf(width: number, height: number, grey: number, isWhole: boolean): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(isWhole ? (width + 1) * height : 1000, Math.floor(grey));
  if (isWhole) for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
