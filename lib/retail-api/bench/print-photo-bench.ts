import { CATALOGUE_DIRECTORY } from '../catalogue/images/photo-sources.ts';
import { readSource } from '../catalogue/read-source.ts';
import { measureQuality } from './photo/quality.ts';
import { measureSpeed } from './photo/speed.ts';

/**
 * Prints the figures of the search by photo as one line of JSON, for the benchmark that puts all figures in one table;
 * its argument is how many queries are drawn on each ground.
 */
const { products } = await readSource(CATALOGUE_DIRECTORY);
const { qualities, features, queries } = await measureQuality(
  products.map(({ ProductCode, RootCategory, Category, Images }) => ({
    code: ProductCode,
    kind: RootCategory === 'Jewellery' ? Category : RootCategory,
    photos: Images,
  })),
  Number(process.argv[2]),
);
const speed = await measureSpeed(features, queries);
process.stdout.write(`${JSON.stringify({ qualities, speed })}\n`);
