import sharp from 'sharp';
import { toLab } from '../../photo-search/lab.ts';
import type { Box } from '../../photo-search/raster.ts';
import { plainGround } from '../../photo-search/segment/uniform-ground.ts';
import { objectMask } from './object-mask.ts';

const SIDE = 400;

/** A product cut out of its photo. */
export interface Cutout {
  readonly side: number;
  readonly colour: Uint8Array;
  /** 255 where the product is, 0 beside it. */
  readonly alpha: Uint8Array;
  /** The rectangle of the product in its photo. */
  readonly box: Box;
}

/** Cuts a product out of a photo of the catalogue; null for close-ups, in which no background is visible. */
export async function cutOut(file: string): Promise<Cutout | null> {
  const colour = new Uint8Array(await sharp(file).resize(SIDE, SIDE).removeAlpha().raw().toBuffer());
  const image = toLab({ width: SIDE, height: SIDE, data: colour });
  const ground = plainGround(image);
  if (!ground) return null;
  const mask = objectMask(image, ground);
  const alpha = new Uint8Array(
    await sharp(Buffer.from(mask.map((value) => value * 255)), { raw: { width: SIDE, height: SIDE, channels: 1 } })
      .blur(0.7)
      .extractChannel(0)
      .raw()
      .toBuffer(),
  );
  return { side: SIDE, colour, alpha, box: boxOf(mask) };
}

function boxOf(mask: Uint8Array): Box {
  let left = SIDE;
  let top = SIDE;
  let right = 0;
  let bottom = 0;
  mask.forEach((value, at) => {
    if (value === 0) return;
    left = Math.min(left, at % SIDE);
    right = Math.max(right, (at % SIDE) + 1);
    top = Math.min(top, Math.floor(at / SIDE));
    bottom = Math.max(bottom, Math.floor(at / SIDE) + 1);
  });
  return { left, top, width: right - left, height: bottom - top };
}
