import { trailingCodes } from '../../catalogue/product-slug.ts';
import type { CartLine } from '../rules/cart-line.ts';
import { chooseSize } from '../rules/choose-size.ts';

type FoundLine = { kind: 'found'; line: CartLine } | { kind: 'size-required' } | { kind: 'gone' };

/** The cart line for a product's URL, with the size if the cart has several of its sizes. */
export function findLine(
  lines: readonly CartLine[],
  { ProductUrl, SizeName }: { ProductUrl: string; SizeName?: string | null | undefined },
): FoundLine {
  const codes = trailingCodes(ProductUrl.replace(/^.*\//, ''));
  const code = codes.toReversed().find((candidate) => lines.some((line) => line.productCode === candidate));
  const choice = chooseSize(
    lines.filter((line) => line.productCode === code),
    SizeName,
  );
  if (choice.kind === 'chosen') return { kind: 'found', line: choice.size };
  return { kind: choice.kind === 'size-required' ? 'size-required' : 'gone' };
}
