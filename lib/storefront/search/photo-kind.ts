/** How the content of each kind of photo begins, in hexadecimal. */
const BEGINNINGS: ReadonlyMap<string, RegExp> = new Map([
  ['png', /^89504e470d0a1a0a/],
  ['jpg', /^ffd8ff/],
  ['jpeg', /^ffd8ff/],
  ['jfif', /^ffd8ff/],
  ['bmp', /^424d/],
  // Between the two words stands the length of the file.
  ['webp', /^52494646.{8}57454250/],
]);

/** Whether a file begins as its extension says; nothing else of it is read here. */
export async function beginsAs(extension: string, content: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await content.slice(0, 12).arrayBuffer());
  const beginning = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return BEGINNINGS.get(extension)?.test(beginning) ?? false;
}
