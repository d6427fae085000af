import type { PhotoFigures } from '#lib/shared/bench-figures.ts';
import { CATALOGUE_DIRECTORY } from '../catalogue/images/photo-sources.ts';
import { readSource } from '../catalogue/read-source.ts';
import { describeCatalogue, measureQuality } from './photo/quality.ts';
import { measureSpeed } from './photo/speed.ts';

/**
 * Prints the figures of the search by photo as one line of JSON, for the benchmark that puts all figures in one table;
 * its argument is how many queries are drawn on each surface.
 */
const source = await readSource(CATALOGUE_DIRECTORY);
const products = source.products.map(({ ProductCode, RootCategory, Category, Images }) => ({
  code: ProductCode,
  kind: RootCategory === 'Jewellery' ? Category : RootCategory,
  photos: Images,
}));
const perSurface = Number(process.argv[2]);
const catalogue = await describeCatalogue(products);
const tuning = await measureQuality('tuning', products, catalogue, perSurface);
const heldOut = await measureQuality('held out', products, catalogue, perSurface);
const second = await measureQuality('held out, second surfaces', products, catalogue, perSurface);
const third = await measureQuality('held out, third surfaces', products, catalogue, perSurface);
const fourth = await measureQuality('held out, fourth surfaces', products, catalogue, perSurface);
const fifth = await measureQuality('held out, fifth surfaces', products, catalogue, perSurface);
const speed = await measureSpeed(catalogue.features, heldOut.queries, catalogue.readPoints);
const figures: PhotoFigures = {
  qualities: [tuning, heldOut, second, third, fourth, fifth].flatMap(({ qualities }) => qualities),
  speed,
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
