import type { LabImage } from '../lab.ts';
import { barrierDistance } from './barrier-distance.ts';
import { distanceTo, fitMixture, likelihood, type Planes } from './colour-mixture.ts';
import { isolateObject } from './isolate-object.ts';
import { boxMean, otsu, quantile } from './plane.ts';
import { borderOf, maskOnPlainGround, plainGround } from './uniform-ground.ts';

const GROUND_COLOURS = 6;
const OBJECT_COLOURS = 6;
const ROUNDS = 3;
/** The weight of lightness relative to colour: shadows and highlights change it most. */
const LIGHTNESS = 0.7;
/** Pixels that differ less than this from the border are background even if enclosed, as in a ring. */
const LIKE_THE_BORDER = 1.6;

/**
 * Finds the object of a photo: 1 for its pixels. On a plain background the object is all that differs from it.
 * Otherwise the border of the picture is assumed to be background, and what stands out from it near the centre to be
 * the object; the colours of both are refined in a few rounds, as in GrabCut (Rother et al. 2004), here with
 * edge-preserving smoothing instead of a graph cut.
 */
export function findObject(image: LabImage): Uint8Array {
  const { width, height } = image;
  const ground = plainGround(image);
  if (ground) return isolateObject(maskOnPlainGround(image, ground), width, height);
  const planes = planesOf(image);
  const border = borderOf(image, Math.max(2, Math.round(Math.min(width, height) * 0.04)));
  const strange = strangeness(planes, border);
  const standsOut = saliency(planes, strange, width, height);
  const threshold = otsu(standsOut);
  let belief: Float32Array = standsOut.map((value, at) =>
    value > threshold && (strange[at] ?? 0) > LIKE_THE_BORDER ? 1 : 0,
  );
  for (let round = 0; round < ROUNDS; round++) {
    const inside = placesWhere(belief, (value) => value > 0.5);
    const outside = placesWhere(belief, (value) => value <= 0.5);
    if (inside.length < 20 || outside.length < 20) break;
    const object = fitMixture(planes, inside, OBJECT_COLOURS);
    const around = fitMixture(planes, Int32Array.from([...outside, ...border]), GROUND_COLOURS);
    const evidence = belief.map((_, at) => {
      const score = likelihood(object, planes, at) - likelihood(around, planes, at);
      const prior = (6 * ((standsOut[at] ?? 0) - threshold)) / (round + 1);
      return Math.max(-6, Math.min(6, score + prior));
    });
    belief = smoothWithinEdges(evidence, planes, width, height);
  }
  return isolateObject(
    Uint8Array.from(belief, (value) => (value > 0.5 ? 1 : 0)),
    width,
    height,
  );
}

/** Lightness, colour and roughness, slightly smoothed against noise. */
function planesOf({ width, height, lightness, greenRed, blueYellow }: LabImage): Planes {
  const smooth = [lightness.map((value) => value * LIGHTNESS), greenRed, blueYellow].map((plane) =>
    boxMean(plane, width, height, 1),
  );
  const mean = boxMean(lightness, width, height, 2);
  const square = boxMean(
    lightness.map((value) => value * value),
    width,
    height,
    2,
  );
  const rough = square.map((value, at) => Math.sqrt(Math.max(0, value - (mean[at] ?? 0) ** 2)));
  return [...smooth, rough];
}

/** How much each pixel differs from the colours of the border, in widths of the nearest Gaussian. */
function strangeness(planes: Planes, border: Int32Array): Float32Array {
  const ground = fitMixture(planes, border, GROUND_COLOURS);
  const [first] = planes;
  return (first ?? new Float32Array()).map((_, at) => Math.sqrt(distanceTo(ground, planes, at)));
}

/** How much each pixel stands out from the border, 0 to 1, with a preference for the centre. */
function saliency(planes: Planes, strange: Float32Array, width: number, height: number): Float32Array {
  const barrier = new Float32Array(width * height);
  for (const plane of planes.slice(0, 3)) {
    barrierDistance(plane, width, height).forEach((value, at) => {
      barrier[at] = (barrier[at] ?? 0) + value;
    });
  }
  const highBarrier = quantile(barrier, 0.98) || 1;
  const highStrange = quantile(strange, 0.98) || 1;
  return barrier.map((value, at) => {
    const x = (at % width) / width - 0.5;
    const y = Math.floor(at / width) / height - 0.5;
    const middle = Math.exp(-(x * x + y * y) / (2 * 0.36 ** 2));
    const stands = Math.min(1, value / highBarrier) + Math.min(1, (strange[at] ?? 0) / highStrange);
    return Math.min(1, (stands / 2) * (0.35 + 0.65 * middle));
  });
}

/** Spreads evidence (logits) among neighbours of similar colour; returns probabilities, 0 to 1. */
function smoothWithinEdges(evidence: Float32Array, planes: Planes, width: number, height: number): Float32Array {
  const [first, second, third] = planes;
  if (!first || !second || !third) return evidence;
  const offsets = [1, width, width + 1, width - 1];
  const similarity = offsets.map((offset) =>
    first.map((value, at) => {
      const off =
        (value - (first[at + offset] ?? 0)) ** 2 +
        ((second[at] ?? 0) - (second[at + offset] ?? 0)) ** 2 +
        ((third[at] ?? 0) - (third[at + offset] ?? 0)) ** 2;
      return Math.exp(-off / 60);
    }),
  );
  let belief: Float32Array = evidence.map(sigmoid);
  for (let round = 0; round < 4; round++) {
    const next = new Float32Array(belief.length);
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x;
        let pull = 0;
        for (let which = 0; which < offsets.length; which++) {
          const offset = offsets[which] ?? 0;
          const weights = similarity[which];
          pull += (weights?.[at] ?? 0) * (2 * (belief[at + offset] ?? 0) - 1);
          pull += (weights?.[at - offset] ?? 0) * (2 * (belief[at - offset] ?? 0) - 1);
        }
        next[at] = sigmoid((evidence[at] ?? 0) + pull * 0.8);
      }
    }
    belief = next;
  }
  return belief;
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function placesWhere(plane: Float32Array, test: (value: number) => boolean): Int32Array {
  const places: number[] = [];
  plane.forEach((value, at) => {
    if (test(value)) places.push(at);
  });
  return Int32Array.from(places);
}
