import type { Product, ProductCard } from '#lib/catalogue/types.ts';

interface ProductViewProps {
  product: Product;
  /** Products like this one, nearest first; the region hides itself where there are none. */
  similar: ProductCard[];
  /** The `?notice=` of the address: `select-size` marks the size group. */
  notice?: string;
}

/** The whole of a product's page below the header. */
export function ProductView({ product, similar, notice }: ProductViewProps) {
  return (
    <article>
      <p>{product.brand}</p>
      <h1>{product.title}</h1>
      {notice === 'select-size' && <p id="sizes">Select a size</p>}
      <p>{similar.map((card) => card.title).join(', ')}</p>
    </article>
  );
}
