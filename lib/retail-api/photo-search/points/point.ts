/** The bits that describe the surroundings of a point. */
export const DESCRIBED_BITS = 128;
/** Bytes of a packed point: place, size, direction, colour and bits. */
export const POINT_BYTES = 8 + DESCRIBED_BITS / 8;

/** Places and sizes are shares of the longer side of the picture. */
export interface PhotoPoint {
  x: number;
  y: number;
  radius: number;
  /** The direction as a share of a full turn, 0 to 1. */
  angle: number;
  lightness: number;
  greenRed: number;
  blueYellow: number;
  bits: Uint8Array;
}

/** A packed size is the logarithm of the radius, in this many steps for a doubling, from the smallest. */
const SIZE_STEPS = 16;
const SMALLEST = 1 / 1024;

/** Writes a point as `POINT_BYTES` bytes from `start`. */
export function packPoint(point: PhotoPoint, into: Uint8Array, start: number): void {
  into.set(
    [
      point.x * 255,
      point.y * 255,
      Math.log2(point.radius / SMALLEST) * SIZE_STEPS,
      point.angle * 256,
      point.lightness * 2.55,
      point.greenRed + 128,
      point.blueYellow + 128,
      0,
    ].map((value) => Math.max(0, Math.min(255, Math.round(value)))),
    start,
  );
  into.set(point.bits, start + 8);
}

/** The packed points in planes that are fast to compare. */
export interface Points {
  readonly count: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** The logarithm to base 2 of the radius. */
  readonly size: Float32Array;
  readonly angle: Float32Array;
  /** Lightness, green to red and blue to yellow. */
  readonly colour: Float32Array;
  readonly words: Uint32Array;
}

/** Unpacks the points of a picture. */
export function unpackPoints(bytes: Uint8Array): Points {
  const count = Math.floor(bytes.length / POINT_BYTES);
  const plane = (read: (at: number) => number) =>
    Float32Array.from({ length: count }, (_, point) => read(point * POINT_BYTES));
  const byte = (at: number) => bytes[at] ?? 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const words = DESCRIBED_BITS / 32;
  return {
    count,
    x: plane((at) => byte(at) / 255),
    y: plane((at) => byte(at + 1) / 255),
    size: plane((at) => byte(at + 2) / SIZE_STEPS),
    angle: plane((at) => byte(at + 3) / 256),
    colour: Float32Array.from({ length: count * 3 }, (_, at) => {
      const value = byte(Math.floor(at / 3) * POINT_BYTES + 4 + (at % 3));
      return at % 3 === 0 ? value / 2.55 : value - 128;
    }),
    words: Uint32Array.from({ length: count * words }, (_, at) =>
      view.getUint32(Math.floor(at / words) * POINT_BYTES + 8 + (at % words) * 4),
    ),
  };
}
