import sharp from 'sharp';
import { type LabImage, toLab } from '../../photo-search/lab.ts';
import { type Box, type Raster, shrink } from '../../photo-search/raster.ts';
import type { TakenPhoto } from './taken-photo.ts';

const EDGE = 160;
const MARGIN = 10;

/** The object at its true place, as a search would see it that found it exactly. */
export async function maskedObject(
  picture: Raster,
  { alpha, width, height }: TakenPhoto,
): Promise<{ image: LabImage; mask: Uint8Array; box: Box }> {
  const scaled = await sharp(Buffer.from(alpha), { raw: { width, height, channels: 1 } })
    .resize(picture.width, picture.height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const covers = { width: picture.width, height: picture.height, data: scaled };
  const isObject = (at: number) => (scaled[at * 3] ?? 0) >= 128;
  let [left, top, right, bottom] = [picture.width, picture.height, 0, 0];
  for (let at = 0; at < picture.width * picture.height; at++) {
    if (!isObject(at)) continue;
    left = Math.min(left, at % picture.width);
    right = Math.max(right, at % picture.width);
    top = Math.min(top, Math.floor(at / picture.width));
    bottom = Math.max(bottom, Math.floor(at / picture.width));
  }
  left = Math.max(0, left - MARGIN);
  top = Math.max(0, top - MARGIN);
  const box = {
    left,
    top,
    width: Math.min(picture.width, right + MARGIN) - left,
    height: Math.min(picture.height, bottom + MARGIN) - top,
  };
  const near = shrink(covers, EDGE, box);
  return {
    box,
    image: toLab(shrink(picture, EDGE, box)),
    mask: Uint8Array.from({ length: near.width * near.height }, (_, at) => ((near.data[at * 3] ?? 0) >= 128 ? 1 : 0)),
  };
}
