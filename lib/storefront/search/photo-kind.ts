import { IMAGE_SEARCH_EXTENSIONS } from '#lib/contract/vocabulary.ts';

/** The extensions that a field for a photo accepts: `.jpg,.png`. */
export const PHOTO_ACCEPT = IMAGE_SEARCH_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** The first bytes of each photo type, in hexadecimal. */
const BEGINNINGS: ReadonlyMap<string, RegExp> = new Map([
  ['png', /^89504e470d0a1a0a/],
  ['jpg', /^ffd8ff/],
  ['jpeg', /^ffd8ff/],
  ['jfif', /^ffd8ff/],
  ['bmp', /^424d/],
  // The length of the file is between the words RIFF and WEBP.
  ['webp', /^52494646.{8}57454250/],
]);

/** Whether the file's first bytes match its extension; the rest of the content is not checked. */
export async function signatureMatchesExtension(extension: string, content: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await content.slice(0, 12).arrayBuffer());
  const beginning = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return BEGINNINGS.get(extension)?.test(beginning) ?? false;
}
