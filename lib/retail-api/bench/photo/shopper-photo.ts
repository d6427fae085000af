import sharp from 'sharp';
import { blurred } from './blurred.ts';
import type { Cutout } from './cut-out.ts';
import type { Random } from './random.ts';
import type { Ideal, TakenPhoto } from './taken-photo.ts';
import type { Surface } from './textures.ts';
import { upright, type Warp, warped } from './warp.ts';

/** The longer and the shorter side in pixels. */
const LONG = 640;
const SHORT = 480;

/** The effect of light and camera on colours. */
interface Light {
  lamp: readonly number[];
  exposure: number;
  /** Exponent of the tone curve. */
  contrast: number;
  /** The centre of a lamp's bright spot, as shares of the sides, and its strength. */
  spot: { x: number; y: number; strength: number };
  vignette: number;
  /** A reflection over a part of the picture, 0 to 1. */
  glare: { x: number; y: number; size: number; strength: number };
}

const EVEN_LIGHT: Light = {
  lamp: [1, 1, 1],
  exposure: 1,
  contrast: 1,
  spot: { x: 0.5, y: 0.5, strength: 0 },
  vignette: 0,
  glare: { x: 0, y: 0, size: 1, strength: 0 },
};

/** The share of photos with a finger or a sleeve in front of a part of the object. */
const HIDDEN_PARTLY = 0.25;
/** The share of photos taken at any angle; the others are nearly upright. */
const ANY_ANGLE = 0.25;

/** Where a photo is taken. */
export interface Setting {
  drawSurface(random: Random): Surface;
  /** White in the light of each lamp, as factors of red, green and blue. */
  lamps: readonly (readonly number[])[];
  /** Whether a finger or a sleeve may be before the object. */
  canBeHidden: boolean;
}

/**
 * Makes a photo as shoppers take it of what they wear or hold: on a surface, at an angle, under some lamp, partly
 * hidden, shaken or out of focus, and saved twice as JPEG. The held-out photos are made this way.
 */
export async function takeShopperPhoto(
  cutout: Cutout,
  { drawSurface, lamps, canBeHidden }: Setting,
  random: Random,
  ideal?: Ideal,
): Promise<TakenPhoto> {
  const isUpright = random.chance(0.6);
  const size = { width: isUpright ? SHORT : LONG, height: isUpright ? LONG : SHORT };
  const surface = drawSurface(random);
  const { warp, scale } = drawView(cutout, size, random);
  const layer = warped(cutout, ideal === 'pose' ? upright(warp, scale) : warp, size);
  const hide = drawCover(canBeHidden, size, random);
  const drawnLight = drawLight(lamps, random);
  const pixels = await render(layer, surface, hide, ideal === 'light' ? EVEN_LIGHT : drawnLight, size, random);
  const photo = sharp(pixels, { raw: { ...size, channels: 3 } });
  const softness = random.between(0.3, 1.6);
  const shaken = random.chance(0.3) ? photo.convolve(shake(random)) : photo;
  const once = await shaken
    .blur(softness)
    .jpeg({ quality: random.whole(60, 90) })
    .toBuffer();
  const jpeg = await sharp(once)
    .jpeg({ quality: random.whole(45, 85), chromaSubsampling: '4:2:0' })
    .toBuffer();
  return {
    jpeg,
    alpha: layer.alpha.map((value, at) => (hide(at % size.width, Math.floor(at / size.width)) ? 0 : value)),
    ...size,
  };
}

type Size = Pick<TakenPhoto, 'width' | 'height'>;

function drawView({ box }: Cutout, { width, height }: Size, random: Random): { warp: Warp; scale: number } {
  const size = random.between(0.45, 0.85) * SHORT;
  const scale = Math.max(box.width, box.height) / size;
  const angle = random.chance(ANY_ANGLE) ? random.between(-Math.PI, Math.PI) : random.between(-0.5, 0.5);
  const tilt = random.between(0, 0.6);
  const towards = random.between(0, Math.PI);
  // An object seen from the side is shorter in one direction, by the cosine of the angle.
  const longer = 1 / Math.cos(tilt) - 1;
  const [c, s] = [Math.cos(towards), Math.sin(towards)];
  const stretch = [1 + longer * c * c, longer * c * s, longer * c * s, 1 + longer * s * s] as const;
  const [cosine, sine] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const depth = (Math.sin(tilt) * random.between(0.1, 0.45)) / size;
  const warp = [
    cosine * stretch[0] + sine * stretch[2],
    cosine * stretch[1] + sine * stretch[3],
    box.left + box.width / 2,
    -sine * stretch[0] + cosine * stretch[2],
    -sine * stretch[1] + cosine * stretch[3],
    box.top + box.height / 2,
    depth * c,
    depth * s,
    width / 2 + random.between(-0.1, 0.1) * width,
    height / 2 + random.between(-0.1, 0.1) * height,
  ];
  return { warp, scale };
}

function drawLight(lamps: Setting['lamps'], random: Random): Light {
  return {
    lamp: random.pick(lamps),
    exposure: random.between(0.7, 1.25),
    contrast: random.between(0.85, 1.2),
    spot: { x: random.between(-0.2, 1.2), y: random.between(-0.2, 1.2), strength: random.between(0, 0.35) },
    vignette: random.between(0, 0.3),
    glare: {
      x: random.between(0.2, 0.8),
      y: random.between(0.2, 0.8),
      size: random.between(0.04, 0.12),
      strength: random.chance(0.3) ? random.between(0.2, 0.6) : 0,
    },
  };
}

/** The pixels hidden by a finger or a fold from one side, at most a fifth of the object. */
function drawCover(canBeHidden: boolean, { width, height }: Size, random: Random): (x: number, y: number) => boolean {
  const isHidden = random.chance(HIDDEN_PARTLY);
  const angle = random.between(0, 2 * Math.PI);
  const reach = random.between(0.13, 0.2) * SHORT;
  const half = random.between(0.05, 0.11) * SHORT;
  if (!isHidden || !canBeHidden) return () => false;
  return (x, y) => {
    const along = (x - width / 2) * Math.cos(angle) + (y - height / 2) * Math.sin(angle);
    const across = (y - height / 2) * Math.cos(angle) - (x - width / 2) * Math.sin(angle);
    return along > reach && Math.hypot(across, Math.max(0, half - (along - reach))) < half;
  };
}

async function render(
  layer: { colour: Uint8Array; alpha: Uint8Array },
  surface: Surface,
  hide: (x: number, y: number) => boolean,
  light: Light,
  size: Size,
  random: Random,
): Promise<Buffer> {
  const { width, height } = size;
  const contact = await blurred(layer.alpha, size, random.between(3, 6));
  const distant = await blurred(layer.alpha, size, random.between(10, 18));
  const away = { x: Math.round(random.between(-16, 16)), y: Math.round(random.between(-6, 18)) };
  const [dark, darker] = [random.between(0.15, 0.4), random.between(0.15, 0.4)];
  const finger = random.pick([
    [205, 155, 125],
    [150, 100, 72],
    [40, 42, 52],
  ] as const);
  const grain = random.between(1, 7);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const isHidden = hide(x, y);
      const alpha = isHidden ? 0 : (layer.alpha[at] ?? 0) / 255;
      const from = clamp(y - away.y, height - 1) * width + clamp(x - away.x, width - 1);
      const shade = isHidden
        ? 1
        : (1 - (dark * (contact[at] ?? 0)) / 255) * (1 - (darker * (distant[from] ?? 0)) / 255);
      const behind = isHidden ? finger : surface(x / SHORT, y / SHORT);
      for (let channel = 0; channel < 3; channel++) {
        const value = (behind[channel] ?? 0) * shade * (1 - alpha) + (layer.colour[at * 3 + channel] ?? 0) * alpha;
        const seen = 255 * exposed(value / 255, light, channel, x / width, y / height);
        // The noise grows with the light, because photons arrive at random.
        const noise =
          grain * (0.4 + 0.6 * Math.sqrt(Math.max(0, seen) / 255)) * (random.between(-1, 1) + random.between(-1, 1));
        pixels[at * 3 + channel] = Math.max(0, Math.min(255, seen + noise));
      }
    }
  }
  return pixels;
}

function exposed(value: number, light: Light, channel: number, x: number, y: number): number {
  const { spot, glare, vignette } = light;
  const beam = 1 + spot.strength * (2 * Math.exp(-((x - spot.x) ** 2 + (y - spot.y) ** 2) / 0.3) - 0.6);
  const edge = 1 - vignette * ((x - 0.5) ** 2 + (y - 0.5) ** 2) * 2;
  const seen = (Math.max(0, value) * light.exposure * (light.lamp[channel] ?? 1) * beam * edge) ** light.contrast;
  const shine = glare.strength * Math.exp(-((x - glare.x) ** 2 + (y - glare.y) ** 2) / glare.size ** 2);
  // Film and sensors approach white slowly.
  return (seen < 0.8 ? seen : 1 - 0.2 * Math.exp(-(seen - 0.8) / 0.2)) * (1 - shine) + shine;
}

/** A short movement of the hand: along a row, a column or a diagonal. */
function shake(random: Random): { width: number; height: number; kernel: number[] } {
  const direction = random.whole(0, 2);
  const kernel = Array.from({ length: 9 }, (_, at) => {
    const [column, row] = [at % 3, Math.floor(at / 3)];
    return (direction === 0 ? row === 1 : direction === 1 ? column === 1 : row === column) ? 1 : 0;
  });
  return { width: 3, height: 3, kernel };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
