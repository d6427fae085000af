import sharp from 'sharp';
import type { Cutout } from './cut-out.ts';
import type { Random } from './random.ts';
import { drawGround, type GroundKind } from './scenes.ts';

/** Pixels of a side of a query photo. */
const SCENE_SIDE = 480;

interface Scene {
  ground: GroundKind;
  /** Whether a part of the object lies outside of the picture. */
  isCropped: boolean;
}

/** A homography from places in the scene to places in the cutout. */
type Warp = readonly number[];

/**
 * A photo that somebody might take of a product: cut out of its own photo, seen at an angle, put on a ground with its
 * shadow, under a light of some strength, colour and direction, blurred, with noise, and saved as JPEG.
 */
export async function composePhoto(cutout: Cutout, { ground, isCropped }: Scene, random: Random): Promise<Buffer> {
  const side = SCENE_SIDE;
  const colourAt = drawGround(ground, random);
  const size = isCropped ? random.between(0.95, 1.15) : random.between(0.4, 0.8);
  const warp = drawWarp(cutout, size * side, isCropped, random);
  const layer = warped(cutout, warp, side);
  const cast = { x: Math.round(random.between(-9, 9)), y: Math.round(random.between(3, 12)) };
  const shadow = await blurred(layer.alpha, side, random.between(4, 9));
  const darkness = random.between(0.25, 0.5);
  const exposure = random.between(0.78, 1.18);
  const balance = [random.between(0.93, 1.07), 1, random.between(0.92, 1.06)];
  const slope = { x: random.between(-0.12, 0.12), y: random.between(-0.12, 0.12) };
  const grain = random.between(0, 6);
  const pixels = Buffer.alloc(side * side * 3);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const at = y * side + x;
      const alpha = (layer.alpha[at] ?? 0) / 255;
      const castFrom = Math.max(0, Math.min(side - 1, y - cast.y)) * side + Math.max(0, Math.min(side - 1, x - cast.x));
      const shaded = 1 - (darkness * (shadow[castFrom] ?? 0)) / 255;
      const behind = colourAt(x, y);
      const light = exposure * (1 + slope.x * (x / side - 0.5) * 2 + slope.y * (y / side - 0.5) * 2);
      for (let channel = 0; channel < 3; channel++) {
        const below = (behind[channel] ?? 0) * shaded;
        const value = below * (1 - alpha) + (layer.colour[at * 3 + channel] ?? 0) * alpha;
        const speck = grain * (random.between(-1, 1) + random.between(-1, 1));
        pixels[at * 3 + channel] = Math.max(0, Math.min(255, value * light * (balance[channel] ?? 1) + speck));
      }
    }
  }
  const softness = random.between(0, 1.3);
  const photo = sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
  const soft = softness > 0.35 ? photo.blur(softness) : photo;
  return soft.jpeg({ quality: random.whole(55, 92) }).toBuffer();
}

function drawWarp({ box }: Cutout, size: number, isCropped: boolean, random: Random): Warp {
  const scale = Math.max(box.width, box.height) / size;
  const angle = (random.between(-22, 22) * Math.PI) / 180;
  const squeeze = random.between(1, 1.25);
  const shear = random.between(-0.1, 0.1);
  const cosine = Math.cos(angle) * scale;
  const sine = Math.sin(angle) * scale;
  const reach = isCropped ? random.between(0.1, 0.22) * size : ((SCENE_SIDE - size) / 2) * 0.6;
  const towards = random.between(0, 2 * Math.PI);
  const middleX = SCENE_SIDE / 2 + reach * Math.cos(towards);
  const middleY = SCENE_SIDE / 2 + reach * Math.sin(towards);
  const a = cosine + shear * sine;
  const b = sine * squeeze + shear * cosine;
  const d = -sine;
  const e = cosine * squeeze;
  const g = random.between(-0.0004, 0.0004);
  const h = random.between(-0.0004, 0.0004);
  const centreX = box.left + box.width / 2;
  const centreY = box.top + box.height / 2;
  return [a, b, centreX, d, e, centreY, g, h, middleX, middleY];
}

function warped(cutout: Cutout, warp: Warp, side: number): { colour: Uint8Array; alpha: Uint8Array } {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, middleX = 0, middleY = 0] = warp;
  const colour = new Uint8Array(side * side * 3);
  const alpha = new Uint8Array(side * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const across = x - middleX;
      const along = y - middleY;
      const depth = 1 + g * across + h * along;
      sampleInto(
        cutout,
        c + (a * across + b * along) / depth,
        f + (d * across + e * along) / depth,
        colour,
        alpha,
        y * side + x,
      );
    }
  }
  return { colour, alpha };
}

/** Bilinear, the colours weighted by how much they cover. */
function sampleInto(cutout: Cutout, x: number, y: number, colour: Uint8Array, alpha: Uint8Array, into: number): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= cutout.side - 1 || top >= cutout.side - 1) return;
  let covered = 0;
  const sums = [0, 0, 0];
  for (const [row, shareY] of [1 - (y - top), y - top].entries()) {
    for (const [column, shareX] of [1 - (x - left), x - left].entries()) {
      const at = (top + row) * cutout.side + left + column;
      const weight = shareX * shareY * (cutout.alpha[at] ?? 0);
      covered += weight;
      sums.forEach((sum, channel) => {
        sums[channel] = sum + weight * (cutout.colour[at * 3 + channel] ?? 0);
      });
    }
  }
  if (covered <= 0) return;
  alpha[into] = Math.round(covered);
  sums.forEach((sum, channel) => {
    colour[into * 3 + channel] = Math.round(sum / covered);
  });
}

async function blurred(plane: Uint8Array, side: number, sigma: number): Promise<Buffer> {
  return sharp(Buffer.from(plane), { raw: { width: side, height: side, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer();
}
