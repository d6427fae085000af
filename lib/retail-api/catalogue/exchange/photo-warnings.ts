import type { CatalogueProduct } from '../catalogue-product.ts';
import { designCode } from '../design-code.ts';
import type { Draft } from './draft.ts';
import { clashes } from './title-warnings.ts';

/** The product's code in the name of a photo of our own format: `1801AV02-1.webp`. */
const NAMED_AFTER = /^([A-Z0-9]+)-\d+$/;

/**
 * Photos that may show another product, one sentence each: their name or their alternative text names colours of which
 * the product has none, or the name has the code of another colour of the design. The product is sound all the same.
 */
export function photoWarnings(
  product: CatalogueProduct,
  { photos, photoAlts }: Pick<Draft, 'photos' | 'photoAlts'>,
): string[] {
  const colours = coloursOf(product);
  return photos.flatMap((reference) => {
    const file = fileNameOf(reference);
    const alt = photoAlts?.get(reference) ?? '';
    return [
      ...(isOfSibling(file, product) || clashes(file.replaceAll(/[_+]/g, ' '), colours)
        ? [`the name of photo ${file} is that of another colour`]
        : []),
      ...(clashes(alt, colours) ? [`photo ${file} is described as "${alt}", which names another colour`] : []),
    ];
  });
}

/** All texts that name a colour of the product. */
function coloursOf({ ProductTitle, ColorName, Attributes }: CatalogueProduct): string {
  const colours = new Map<string, unknown>(Object.entries(Attributes));
  const parts = ['DialColour', 'StrapColour', 'CaseColour', 'Metal'].map((name) => colours.get(name) ?? '');
  return [ProductTitle, ColorName, ...parts].join(' ');
}

function isOfSibling(file: string, product: CatalogueProduct): boolean {
  const code = NAMED_AFTER.exec(file)?.[1];
  if (code === undefined || code === product.ProductCode) return false;
  return designCode({ ProductCode: code }) === designCode(product);
}

/** The name of a photo without folders, parameters and extension. */
function fileNameOf(reference: string): string {
  const path = reference.replace(/[?#].*$/, '');
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]{3,4}$/i, '');
  return name.replaceAll('%20', ' ');
}
