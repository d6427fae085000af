/** Width and height in pixels. */
export interface Dimensions {
  width: number;
  height: number;
}

/** A square part of a photo, in pixels of the photo. */
export interface PhotoFrame {
  left: number;
  top: number;
  side: number;
}

const FIRST_SHARE = 0.7;
const SMALLEST_SHARE = 0.2;

const shortSide = ({ width, height }: Dimensions) => Math.min(width, height);
const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The frame limited to the photo: no larger than it, and inside. */
function fitted({ left, top, side }: PhotoFrame, photo: Dimensions): PhotoFrame {
  const min = shortSide(photo) * SMALLEST_SHARE;
  const fittedSide = between(side, min, shortSide(photo));
  return {
    left: between(left, 0, photo.width - fittedSide),
    top: between(top, 0, photo.height - fittedSide),
    side: fittedSide,
  };
}

/** The initial frame, in the middle of the photo. */
export function middleFrame(photo: Dimensions): PhotoFrame {
  const side = shortSide(photo) * FIRST_SHARE;
  return { left: (photo.width - side) / 2, top: (photo.height - side) / 2, side };
}

/** The frame moved by pixels of the photo, limited to the photo. */
export function movedFrame(frame: PhotoFrame, right: number, down: number, photo: Dimensions): PhotoFrame {
  return fitted({ ...frame, left: frame.left + right, top: frame.top + down }, photo);
}

/** The frame scaled by a factor around its centre; never smaller than a fifth of the photo's short side. */
export function scaledFrame(frame: PhotoFrame, factor: number, photo: Dimensions): PhotoFrame {
  const { side } = fitted({ ...frame, side: frame.side * factor }, photo);
  const shift = (frame.side - side) / 2;
  return fitted({ left: frame.left + shift, top: frame.top + shift, side }, photo);
}

/** The size of a picture scaled down so that no side exceeds `longest`; never enlarged. */
export function shrunkSize({ width, height }: Dimensions, longest: number): Dimensions {
  const factor = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
