import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import type { Sharp } from 'sharp';
import type { FontField, PictureField } from '#lib/contract/shop.ts';
import { ConfigurationError } from './env.ts';
import { missingLettersText, readFontLetters } from './font-letters.ts';
import { MEGABYTE } from './megabyte.ts';
import type { ShopLogo } from './shop-logo.ts';
import type { ShopProfile } from './shop-profile.ts';
import type { OwnFont, OwnFonts } from './typefaces.ts';
import { checkWebFont } from './web-font.ts';

/** The operator's logo, icons and fonts, made ready to be served. */
export interface BrandFiles {
  /** Bodies by their path. */
  files: ReadonlyMap<string, Buffer>;
  logo: ShopLogo | null;
  fonts: OwnFonts;
}

const MAX_BYTES = 2 * MEGABYTE;
/** Pages wait for their faces; one of Latin letters has 15 to 60 kB. */
const MAX_FONT_BYTES = 200_000;
const LOGO_TYPES = new Set(['.svg', '.png', '.webp']);
const ICON_SIZE = 512;
const SHARE = { width: 1200, height: 630 };
/** What makes an SVG more than a picture, or has it fetch something. */
const ACTIVE_SVG =
  /<(?:[\w.-]+:)?(?:script|foreignObject)\b|<!DOCTYPE|<!ENTITY|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["']?\s*(?:https?:|\/\/)|url\(\s*["']?\s*(?:https?:|\/\/)|@import/i;

type Pictures = Pick<ShopProfile, PictureField | 'colours'>;

/** Why a picture or a font of a profile cannot be used; completes a sentence that begins with its name. */
export class PictureError extends Error {
  readonly field: PictureField;

  constructor(field: PictureField, problem: string) {
    super(problem);
    this.field = field;
  }
}

/**
 * Reads the pictures that a profile names, relative to its file, and makes all sizes of the icon. Throws
 * ConfigurationError naming the field of a picture that cannot be used.
 */
export async function readBrandFiles(profile: Pictures, shopFile: string): Promise<BrandFiles> {
  try {
    return await makeBrandFiles(profile, (_field, name) => readBeside(shopFile, name));
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const path = resolve(dirname(shopFile), profile[error.field] ?? '');
    throw new ConfigurationError(`SHOP_FILE: ${error.field}: ${path} ${error.message}.`);
  }
}

/** Reads a file beside a profile. */
export function readBeside(shopFile: string, name: string): Promise<Buffer> {
  return readFile(resolve(dirname(shopFile), name));
}

/** Makes all files of the pictures that a profile names; `load` gets their bytes. Throws PictureError. */
export async function makeBrandFiles(
  profile: Pictures,
  load: (field: PictureField, name: string) => Promise<Buffer>,
): Promise<BrandFiles> {
  const files = new Map<string, Buffer>();
  const readBody = (field: PictureField, name: string) =>
    load(field, name).catch((error: NodeJS.ErrnoException) => {
      throw error instanceof PictureError ? error : new PictureError(field, `cannot be read (${error.code})`);
    });
  const read = async (field: PictureField, name: string) => readPicture(field, name, await readBody(field, name));
  const font = async (field: FontField) => {
    const name = profile[field];
    return name === undefined ? undefined : addFont(files, field, await readBody(field, name));
  };
  let logo: ShopLogo | null = null;
  if (profile.logo !== undefined) {
    const { width, height, path } = await addLogo(files, await read('logo', profile.logo));
    const dark = profile.darkLogo === undefined ? null : await addLogo(files, await read('darkLogo', profile.darkLogo));
    logo = { src: path, darkSrc: dark?.path ?? null, width, height };
  }
  if (profile.icon !== undefined) await addIcons(files, await read('icon', profile.icon), profile.colours.light.paper);
  if (profile.shareImage !== undefined) {
    const { image } = await read('shareImage', profile.shareImage);
    files.set(
      '/icons/share-v1.png',
      await image()
        .resize({ ...SHARE, fit: 'cover' })
        .png()
        .toBuffer(),
    );
  }
  const [display, text] = [await font('displayFont'), await font('textFont')];
  return { files, logo, fonts: { ...(display && { display }), ...(text && { text }) } };
}

interface Picture {
  field: PictureField;
  body: Buffer;
  extension: string;
  /** Pixels, as the file states them. */
  width: number;
  height: number;
  image: () => Sharp;
}

async function readPicture(field: PictureField, name: string, body: Buffer): Promise<Picture> {
  const wrong = (problem: string) => new PictureError(field, problem);
  if (body.length > MAX_BYTES) throw wrong('is larger than 2 MB');
  const extension = extname(name).toLowerCase();
  if (extension === '.svg' && ACTIVE_SVG.test(body.toString('utf8')))
    throw wrong('contains scripts or links; only a plain drawing is safe to show');
  // Only a shop with pictures of its own loads the library at its start.
  const { default: sharp } = await import('sharp');
  const image = () => sharp(body);
  const { width, height } = await image()
    .metadata()
    .catch(() => {
      throw wrong('is not a picture');
    });
  return { field, body, extension, width, height, image };
}

async function addLogo(
  files: Map<string, Buffer>,
  picture: Picture,
): Promise<{ path: string; width: number; height: number }> {
  const { field, body, extension, width, height } = picture;
  if (!LOGO_TYPES.has(extension)) throw new PictureError(field, 'must be an SVG, PNG or WebP file');
  const path = `/icons/logo-${shortHash(body)}${extension}`;
  files.set(path, body);
  return { path, width, height };
}

/** Adds a font under an address of its own, so that browsers may keep it for ever. */
async function addFont(files: Map<string, Buffer>, field: FontField, body: Buffer): Promise<OwnFont> {
  if (body.length > MAX_FONT_BYTES)
    throw new PictureError(
      field,
      `is larger than ${MAX_FONT_BYTES / 1000} kB; keep only the letters that the shop uses`,
    );
  const checked = checkWebFont(body);
  if (!checked.ok) throw new PictureError(field, checked.problem);
  const letters = await readFontLetters(body);
  if (!letters) throw new PictureError(field, 'has no character map that can be read; export it again');
  if (letters.missing.length > 0) throw new PictureError(field, missingLettersText(letters.missing));
  const src = `/fonts/own-${shortHash(body)}.woff2`;
  files.set(src, body);
  return { src, isVariable: checked.isVariable, hasDevanagari: letters.hasDevanagari };
}

const shortHash = (body: Buffer) => createHash('sha256').update(body).digest('hex').slice(0, 12);

async function addIcons(files: Map<string, Buffer>, { width, height, image }: Picture, ground: string): Promise<void> {
  if (width !== height || width < ICON_SIZE)
    throw new PictureError('icon', `must be a square of at least ${ICON_SIZE} pixels`);
  const sized = (size: number) => image().resize(size, size).png().toBuffer();
  const small = await sized(192);
  files.set('/icons/192-v1.png', small);
  files.set('/icons/512-v1.png', await sized(ICON_SIZE));
  files.set('/icons/maskable-512-v1.png', await maskable(image(), ground));
  files.set('/apple-icon.png', await image().resize(180, 180).flatten({ background: ground }).png().toBuffer());
  files.set('/favicon.ico', iconFile(await sized(32), 32));
  const uri = `data:image/png;base64,${small.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image href="${uri}" width="192" height="192"/></svg>`;
  files.set('/icon.svg', Buffer.from(svg));
}

/** The icon within the middle 80 %, which every shape of mask leaves (W3C App Manifest, maskable icons). */
async function maskable(image: Sharp, ground: string): Promise<Buffer> {
  const inner = Math.round(ICON_SIZE * 0.8);
  const edge = (ICON_SIZE - inner) / 2;
  const around = { top: Math.floor(edge), bottom: Math.ceil(edge), left: Math.floor(edge), right: Math.ceil(edge) };
  return image
    .resize(inner, inner)
    .extend({ ...around, background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer();
}

/** An ICO file of one PNG: a header of 6 bytes, an entry of 16, and the picture. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
