import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import type { PriceBreakup as Breakup, Product } from '#lib/storefront/catalogue/types.ts';
import { languageOfContent } from '#lib/storefront/platform/browser/content-language.ts';
import * as m from '#messages';
import { HowWePriceLink } from '@/components/gold-rate/how-we-price-link';
import { AuthenticityBadges } from '@/components/product/authenticity-badges';
import { PriceBreakupOfSizes } from '@/components/product/price-breakup-of-sizes';
import { PriceBreakupTable } from '@/components/product/price-breakup-table';
import { Facts } from '@/components/product/product-facts';
import { Section } from '@/components/product/product-section';
import { SizeToScale } from '@/components/product/size-to-scale';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';

interface PriceBreakupProps {
  breakup: Breakup;
  gstPercent: number;
  /** In paise. */
  price: number;
  mrp: number;
}

/** The breakup of a jewellery price, with the metal rate and its date. */
function PriceBreakupSection({ breakup, gstPercent, price, mrp }: PriceBreakupProps) {
  return (
    <Section id="price-breakup" title={m.productPriceBreakup()}>
      <PriceBreakupTable breakup={breakup} gstPercent={gstPercent} totalName={m.productPrice()} />
      <p className="mt-4 max-w-measure text-muted text-sm">
        {mrp > price && `${m.productYouSave({ saving: formatPaise(mrp - price), mrp: formatPaise(mrp) })} `}
        <HowWePriceLink />
      </p>
    </Section>
  );
}

const LINK = `${LINK_CLASS} md:min-h-6`;

interface ProductDetailsProps {
  product: Product;
  /** The name of the size in the address; null where there is none. */
  size?: string | null;
}

/** All text about a product, from its highlights to the legally required details. */
export function ProductDetails({ product, size = null }: ProductDetailsProps) {
  const { legal } = product;
  return (
    <div>
      <Section id="about" title={m.productAbout()}>
        {product.highlights.length > 0 && (
          <ul className="mb-4 max-w-measure list-disc space-y-1 pl-5 marker:text-brass">
            {product.highlights.map((highlight) => (
              <li key={highlight} lang={languageOfContent(highlight)}>
                {highlight}
              </li>
            ))}
          </ul>
        )}
        <p lang={languageOfContent(product.description)} className="max-w-measure">
          {product.description}
        </p>
      </Section>
      {product.specifications.length > 0 && (
        <Section id="specifications" title={m.productSpecifications()}>
          <div className="space-y-6">
            {product.specifications.map((group, index) => (
              <div key={group.group}>
                <h3 className="mb-1 text-lg">{group.group}</h3>
                <Facts rows={group.rows} />
                {/* The first group of a watch is that of its case. */}
                {index === 0 && <SizeToScale product={product} requested={size} />}
              </div>
            ))}
          </div>
          <AuthenticityBadges authenticity={product.authenticity} />
        </Section>
      )}
      {product.priceBreakup && (
        <PriceBreakupSection
          breakup={product.priceBreakup}
          gstPercent={legal.gstPercent}
          price={product.price}
          mrp={product.mrp}
        />
      )}
      {product.sizeBreakups.length > 0 && (
        <Section id="price-breakup" title={m.productPriceBreakup()}>
          <PriceBreakupOfSizes sizes={product.sizeBreakups} gstPercent={legal.gstPercent} requested={size} />
          <p className="mt-4 text-sm">
            <HowWePriceLink />
          </p>
        </Section>
      )}
      <Section id="warranty" title={m.productWarrantyReturns()}>
        {product.warranty && (
          <p lang={languageOfContent(product.warranty)} className="mb-2 max-w-measure">
            {product.warranty}
          </p>
        )}
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <Link href={paths.content('warranty')} className={LINK}>
              {m.productWarrantyService()}
            </Link>
          </li>
          <li>
            <Link href={paths.content('returns')} className={LINK}>
              {m.productReturnsExchange()}
            </Link>
          </li>
        </ul>
      </Section>
      <Section id="seller" title={m.productSellerInfo()}>
        <Facts
          rows={[
            { name: 'MRP', value: m.productMrpTaxes({ mrp: formatPaise(product.mrp) }) },
            { name: m.productNetQuantity(), value: legal.netQuantity },
            { name: m.productOriginCountry(), value: legal.countryOfOrigin },
            { name: m.productManufacturer(), value: legal.manufacturerOrImporter },
            { name: m.productHsnCode(), value: legal.hsnCode },
            { name: m.productCodeLabel(), value: product.code },
            {
              name: m.productCustomerCare(),
              value: (
                <Link href={paths.content('contact')} className={LINK}>
                  {m.productCustomerCareLink()}
                </Link>
              ),
            },
          ].filter((row) => row.value)}
        />
      </Section>
    </div>
  );
}
