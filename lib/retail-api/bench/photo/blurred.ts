import sharp from 'sharp';

/** A plane of bytes, blurred by a Gaussian. */
export async function blurred(
  plane: Uint8Array,
  { width, height }: { width: number; height: number },
  sigma: number,
): Promise<Buffer> {
  return sharp(Buffer.from(plane), { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer();
}
