import type { Product } from '#lib/catalogue/types.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { Facts } from '@/components/product/facts';
import { PriceBreakupTable } from '@/components/product/price-breakup';
import { Section } from '@/components/product/section';

/** Everything to read about a product, from what stands out to what the law asks. */
export function ProductDetails({ product }: { product: Product }) {
  const { legal } = product;
  return (
    <div>
      <Section id="about" title="About this piece">
        {product.highlights.length > 0 && (
          <ul className="mb-4 max-w-measure list-disc space-y-1 pl-5 marker:text-brass">
            {product.highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        )}
        <p className="max-w-measure">{product.description}</p>
      </Section>
      {product.specifications.length > 0 && (
        <Section id="specifications" title="Specifications">
          <div className="space-y-6">
            {product.specifications.map((group) => (
              <div key={group.group}>
                <h3 className="mb-1 text-lg">{group.group}</h3>
                <Facts rows={group.rows} />
              </div>
            ))}
          </div>
        </Section>
      )}
      {product.priceBreakup && <PriceBreakupTable breakup={product.priceBreakup} gstPercent={legal.gstPercent} />}
      {product.warranty && (
        <Section id="warranty" title="Warranty">
          <p className="max-w-measure">{product.warranty}</p>
        </Section>
      )}
      <Section id="seller" title="Product and seller information">
        <Facts
          rows={[
            { name: 'MRP', value: `${formatPaise(product.mrp)}, inclusive of all taxes` },
            { name: 'Net quantity', value: legal.netQuantity },
            { name: 'Country of origin', value: legal.countryOfOrigin },
            { name: 'Manufacturer or importer', value: legal.manufacturerOrImporter },
            { name: 'HSN code', value: legal.hsnCode },
            { name: 'Product code', value: product.code },
          ].filter((row) => row.value)}
        />
      </Section>
    </div>
  );
}
