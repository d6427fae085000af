import sharp from 'sharp';
import type { Raster } from '../photo-search/raster.ts';

/** Pixels per unit of the drawing: fewer pixels are analysed faster. */
const SCALE = 0.5;

/** An image drawn from SVG elements on a background; `width` and `height` in units of the drawing. */
export async function drawn(elements: string, ground: string, width = 240, height = 240): Promise<Raster> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="${ground}"/>${elements}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
