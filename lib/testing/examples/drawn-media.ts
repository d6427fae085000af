import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The first bytes of a WebM and of an MP4: enough for what the store checks. */
export const WEBM_HEAD = Buffer.from([
  0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 0x01, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d, 0x42, 0x87, 0x81,
  0x04,
]);
export const MP4_HEAD = Buffer.from('\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000isommp42', 'latin1');

/** Draws the photos of a spin, a bar at the angle of each, as `spin-1.webp` and so on in a folder. Returns their names. */
export async function drawSpin(folder: string, count: number, side = 320): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const names = Array.from({ length: count }, (_, index) => `spin-${index + 1}.webp`);
  for (const [index, name] of names.entries()) {
    const angle = (360 * index) / count;
    const bar = `<rect x="45" y="10" width="10" height="50" fill="#7d5f26" transform="rotate(${angle} 50 50)"/>`;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${side}" height="${side}"><rect width="100" height="100" fill="#f4f1ec"/>${bar}</svg>`;
    await writeFile(join(folder, name), await sharp(Buffer.from(drawing)).webp().toBuffer());
  }
  return names;
}
