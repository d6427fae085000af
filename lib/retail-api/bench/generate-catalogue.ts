import { DAY_MS } from '#lib/shared/durations.ts';
import { slugOf } from '#lib/shared/slugs.ts';
import type { CatalogueBrand, CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { randomFrom } from '../testing/random-from.ts';

const BRANDS = 200;
const COLLECTIONS = 2000;
const COLOURWAYS = 4;
const DESIGN_DIGITS = 6;
const ONSETS = ['b', 'ch', 'd', 'g', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'r', 's', 'sh', 't', 'v', 'y', 'z'];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'aa', 'ai'];
const ENDINGS = ['n', 'r', 'l', 'm', 'ra', 'ni', 'vi', 'sh', 'th', ''];
const COLOURS = ['Blue', 'Green', 'Black', 'White', 'Silver', 'Gold', 'Rose Gold', 'Burgundy', 'Teal', 'Ivory'];

/**
 * Makes a catalogue of any size from real products: each design takes one of them as its model and gets a brand,
 * a collection, colours, prices and stock of its own. The same count gives the same catalogue. The products stream by
 * once, so that a million of them need not be in memory.
 */
export function generateCatalogue(
  count: number,
  models: readonly CatalogueProduct[],
): { products: Iterable<CatalogueProduct>; brands: CatalogueBrand[] } {
  const random = randomFrom(count);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const syllable = () => pick(ONSETS) + pick(VOWELS);
  const name = () => {
    const word = syllable() + syllable() + pick(ENDINGS);
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  const distinct = (amount: number) => {
    const names = new Set<string>();
    while (names.size < amount) names.add(name());
    return [...names];
  };
  const brandNames = distinct(BRANDS);
  const collections = distinct(COLLECTIONS);

  function* stream(): Generator<CatalogueProduct> {
    for (let number = 0; number < count; number++) {
      const design = Math.floor(number / COLOURWAYS);
      const model = models[design % models.length] as CatalogueProduct;
      const code = codeOfDesign(design) + String((number % COLOURWAYS) + 1).padStart(2, '0');
      const brand = brandNames[design % BRANDS] as string;
      const collection = collections[design % COLLECTIONS] as string;
      yield variantOf(model, { code, brand, collection, colour: pick(COLOURS), factor: 0.5 + random() * 2, random });
    }
  }
  const brands = brandNames.map((Name) => ({ Name, Slug: slugOf(Name), Story: '', Country: 'India', HeroImage: null }));
  return { products: stream(), brands };
}

function codeOfDesign(design: number): string {
  return `G${design
    .toString(36)
    .toUpperCase()
    .padStart(DESIGN_DIGITS - 1, '0')}`;
}

interface Variation {
  code: string;
  brand: string;
  collection: string;
  colour: string;
  /** The factor for the price of the model. */
  factor: number;
  random: () => number;
}

function variantOf(model: CatalogueProduct, { code, brand, collection, colour, factor, random }: Variation) {
  const price = Math.round(model.Price * factor);
  const skus = model.Skus.map((sku, index) => ({
    SKU: model.Skus.length === 1 ? code : `${code}-${index + 1}`,
    SizeName: sku.SizeName,
    StoreQuantity: random() < 0.1 ? 0 : Math.floor(random() * 30),
  }));
  const title = model.ProductTitle.replace(model.BrandName, brand).replace(
    model.Attributes.Collection ?? '',
    collection,
  );
  return {
    ...model,
    ProductCode: code,
    DesignCode: code.slice(0, DESIGN_DIGITS),
    ProductTitle: title.replace(model.ColorName, colour),
    BrandName: brand,
    ColorName: colour,
    Price: price,
    MRP: Math.round(price * (1 + (random() < 0.5 ? 0 : random() * 0.4))),
    Skus: skus,
    LaunchedOn: new Date(Date.UTC(2025, 0, 1) + Math.floor(random() * 600) * DAY_MS).toISOString().slice(0, 10),
    SimilarTo: [],
    Attributes: { ...model.Attributes, Collection: collection },
  } as CatalogueProduct;
}
