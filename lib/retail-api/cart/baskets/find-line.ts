import { trailingCodes } from '../../catalogue/product-slug.ts';
import type { CartLine } from '../rules/cart-line.ts';
import { chooseSize } from '../rules/choose-size.ts';

type FoundLine = { kind: 'found'; line: CartLine } | { kind: 'size-required' } | { kind: 'not-found' };

/** A line by its id, or by its product's URL, with the size if the cart has several of its sizes. */
interface LineReference {
  LineId?: string | undefined;
  ProductUrl: string;
  SizeName?: string | null | undefined;
}

/** The cart line that is referred to. */
export function findLine(lines: readonly CartLine[], { ProductUrl, SizeName, LineId }: LineReference): FoundLine {
  if (LineId !== undefined) {
    const line = lines.find(({ id }) => id === LineId);
    return line ? { kind: 'found', line } : { kind: 'not-found' };
  }
  const codes = trailingCodes(ProductUrl.replace(/^.*\//, ''));
  const code = codes.toReversed().find((candidate) => lines.some((line) => line.productCode === candidate));
  const choice = chooseSize(
    lines.filter((line) => line.productCode === code),
    SizeName,
  );
  if (choice.kind === 'chosen') return { kind: 'found', line: choice.size };
  return { kind: choice.kind === 'size-required' ? 'size-required' : 'not-found' };
}
