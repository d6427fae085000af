import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { WRITERS } from '../catalogue/exchange/writers.ts';
import { CATALOGUE_DIRECTORY, photoNames } from '../catalogue/images/photo-sources.ts';
import { readSource } from '../catalogue/read-source.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { SYSTEM_WRITERS } from './system-tables.ts';

/**
 * Writes a catalogue of as many products as the second argument says into the folder of the first, once in each format,
 * and prints the formats. The photos are those of the demo, which the store has.
 */
const [folder = '', count = ''] = process.argv.slice(2);
const { products: models } = await readSource(CATALOGUE_DIRECTORY);
const names = await photoNames();

const writers = { ...WRITERS, ...SYSTEM_WRITERS };
for (const [format, { head, write, between, foot }] of Object.entries(writers)) {
  const texts = function* () {
    yield head;
    let isFirst = true;
    for (const product of generateCatalogue(Number(count), models).products) {
      const photos = product.Images.map((name) => names.get(name) ?? name);
      yield (isFirst ? '' : between) + write({ product, photos, texts: new Map() }, 'http://localhost:3000');
      isFirst = false;
    }
    yield foot;
  };
  await pipeline(Readable.from(texts()), createWriteStream(join(folder, format)));
}
process.stdout.write(`${JSON.stringify(Object.keys(writers))}\n`);
