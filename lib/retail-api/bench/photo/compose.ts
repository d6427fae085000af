import sharp from 'sharp';
import { blurred } from './blurred.ts';
import type { Cutout } from './cut-out.ts';
import type { Random } from './random.ts';
import { drawGround, type GroundKind } from './scenes.ts';
import type { Ideal, TakenPhoto } from './taken-photo.ts';
import { upright, type Warp, warped } from './warp.ts';

/** The length of a side of a query photo, in pixels. */
const SCENE_SIDE = 480;

const EVEN_LIGHT = { exposure: 1, balance: [1, 1, 1], slope: { x: 0, y: 0 } };

/**
 * Makes a photo that a shopper might take of a product: cut out of its own photo, seen at an angle, placed on a ground
 * with its shadow, under a light of some strength, colour and direction, blurred, with noise, and saved as JPEG.
 */
export async function composePhoto(
  cutout: Cutout,
  ground: GroundKind,
  random: Random,
  ideal?: Ideal,
): Promise<TakenPhoto> {
  const side = SCENE_SIDE;
  const colourAt = drawGround(ground, random);
  const size = random.between(0.4, 0.8);
  const drawnWarp = drawWarp(cutout, size * side, random);
  const warp =
    ideal === 'pose' ? upright(drawnWarp, Math.max(cutout.box.width, cutout.box.height) / (size * side)) : drawnWarp;
  const layer = warped(cutout, warp, { width: side, height: side });
  const cast = { x: Math.round(random.between(-9, 9)), y: Math.round(random.between(3, 12)) };
  const shadow = await blurred(layer.alpha, { width: side, height: side }, random.between(4, 9));
  const darkness = random.between(0.25, 0.5);
  const drawnLight = {
    exposure: random.between(0.78, 1.18),
    balance: [random.between(0.93, 1.07), 1, random.between(0.92, 1.06)],
    slope: { x: random.between(-0.12, 0.12), y: random.between(-0.12, 0.12) },
  };
  const { exposure, balance, slope } = ideal === 'light' ? EVEN_LIGHT : drawnLight;
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
  return {
    jpeg: await soft.jpeg({ quality: random.whole(55, 92) }).toBuffer(),
    alpha: layer.alpha,
    width: side,
    height: side,
  };
}

function drawWarp({ box }: Cutout, size: number, random: Random): Warp {
  const scale = Math.max(box.width, box.height) / size;
  const angle = (random.between(-22, 22) * Math.PI) / 180;
  const squeeze = random.between(1, 1.25);
  const shear = random.between(-0.1, 0.1);
  const cosine = Math.cos(angle) * scale;
  const sine = Math.sin(angle) * scale;
  const reach = ((SCENE_SIDE - size) / 2) * 0.6;
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
