import type { CatalogueProduct } from '../catalogue-product.ts';
import { colourFamilies } from '../index/facet-colours.ts';

/** Stones whose names are names of colours, too: a sapphire in the title says nothing about the gold. */
const STONES = /\b(?:ruby|emerald|sapphire|coral|turquoise|(?:mother of )?pearl)s?\b/gi;
/** The colour in front of "dial", up to the comma before it. */
const DIAL = /([^,]+?)[\s-]+dial\b/i;

/**
 * What reads wrong in a product's title, one sentence each; empty where nothing does. The product is sound all the
 * same.
 */
export function titleWarnings(product: CatalogueProduct): string[] {
  const repeated = repeatedWords(product.ProductTitle);
  return [
    ...(repeated === undefined ? [] : [`the title repeats "${repeated}"`]),
    ...colourWarnings(product).map(
      ({ field, value }) => `the title names another colour than ${field}, which is "${value}"`,
    ),
  ];
}

/** A word that follows itself, or words that the title has twice, such as "Mother of Pearl". */
function repeatedWords(title: string): string | undefined {
  const words = title.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const sameAt = (one: number, other: number) => words[one]?.toLowerCase() === words[other]?.toLowerCase();
  for (let one = 0; one < words.length; one++) {
    for (let other = one + 1; other < words.length; other++) {
      let length = 0;
      while (one + length < other && other + length < words.length && sameAt(one + length, other + length)) length++;
      if (length > 1 || (length === 1 && other === one + 1)) return words.slice(one, one + length).join(' ');
    }
  }
  return undefined;
}

interface ColourClash {
  field: string;
  value: string;
}

/** Colour fields of which the title names none of the colours although it names some. */
function colourWarnings(product: CatalogueProduct): ColourClash[] {
  const { ProductTitle: title, ColorName } = product;
  if (product.RootCategory === 'Jewellery') {
    const { Metal } = product.Attributes;
    const description = Metal === undefined ? ColorName : `${ColorName} ${Metal}`;
    return clashes(title.replace(STONES, ' '), description) ? [{ field: 'ColorName', value: ColorName }] : [];
  }
  const dial = product.RootCategory === 'Watches' ? product.Attributes.DialColour : undefined;
  const dialInTitle = DIAL.exec(title)?.[1];
  return [
    ...(clashes(title, ColorName) ? [{ field: 'ColorName', value: ColorName }] : []),
    ...(dial !== undefined && dialInTitle !== undefined && clashes(dialInTitle, dial)
      ? [{ field: 'DialColour', value: dial }]
      : []),
  ];
}

/** Whether two texts name colours and none in common. */
export function clashes(one: string, other: string): boolean {
  const left = colourFamilies(one);
  const right = colourFamilies(other);
  return left.size > 0 && right.size > 0 && ![...left].some((family) => right.has(family));
}
