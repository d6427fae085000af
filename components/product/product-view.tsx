import type { AskedDelivery } from '#lib/catalogue/delivery-text.ts';
import type { Product, ProductCard } from '#lib/catalogue/types.ts';
import { parseNotifyNotice } from '#lib/notify/notices.ts';
import { environment } from '#lib/shared/env.ts';
import { PRESS_AGAIN } from '#lib/wishlist/form.ts';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { BUY_FORM_ID } from '@/components/product/buy-form';
import { Colourways } from '@/components/product/colourways';
import { BuyBox, Gallery, Toaster, WishButton } from '@/components/product/live-parts';
import { ProductDetails } from '@/components/product/product-details';
import { productJsonLd } from '@/components/product/product-json-ld';
import { SimilarProducts } from '@/components/product/similar-products';
import { JsonLd } from '@/components/ui/json-ld';
import { Labels } from '@/components/ui/labels';

interface ProductViewProps {
  product: Product;
  /** Products like this one, nearest first; the region hides itself where there are none. */
  similar: ProductCard[];
  /** The `?notice=` of the address: `select-size` marks the size group, the others are of the form for sold-out sizes. */
  notice?: string;
  /** The `?size=` of the address. */
  size?: string | null;
  /** The pincode that the address asked for, with its answer. */
  delivery?: AskedDelivery | undefined;
  /** Whether the store keeps wishlists. */
  wishlist: boolean;
}

/** The whole of a product's page below the header. */
export function ProductView({ product, similar, notice, size = null, delivery, wishlist }: ProductViewProps) {
  const { SITE_URL, PORT, TOAST_SUCCESS_MS, TOAST_FAILURE_MS } = environment();
  return (
    <div className="page-width pt-4 pb-12">
      <JsonLd data={productJsonLd(product, SITE_URL ?? `http://localhost:${PORT}`)} />
      {/* The heading repeats the last step, and a phone has no room for both. */}
      <div className="max-md:[&_li:last-child]:hidden">
        <Breadcrumb crumbs={[...product.breadcrumb, { name: product.title, href: product.href }]} />
      </div>
      {/* On a phone: photos, buying, reading. On a wide screen buying stays beside both. */}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] xl:gap-x-20">
        <div className="-mx-4 md:mx-0">
          <Gallery code={product.code} title={product.title} photos={product.photos} />
        </div>
        <div className="lg:row-span-2">
          <div className="flex flex-col gap-6 pt-6 pb-8 lg:pt-0 lg:[@media(min-height:52rem)]:sticky lg:[@media(min-height:52rem)]:top-6">
            <div>
              <p className="text-muted">{product.brand}</p>
              <h1 className="mt-1 text-2xl md:text-3xl">{product.title}</h1>
              <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
                <p className="text-muted text-sm">Code {product.code}</p>
                <Labels labels={product.labels} />
              </div>
            </div>
            <BuyBox
              code={product.code}
              href={product.href}
              title={product.title}
              sizes={product.sizes}
              wantedSize={size}
              askForSize={notice === 'select-size'}
              notifyNotice={parseNotifyNotice(notice)}
              asked={delivery}
              more={
                wishlist && (
                  <WishButton
                    code={product.code}
                    href={product.href}
                    formId={BUY_FORM_ID}
                    pressAgain={notice === PRESS_AGAIN}
                  />
                )
              }
            >
              {product.colourways.length > 0 && <Colourways current={product} others={product.colourways} />}
            </BuyBox>
          </div>
        </div>
        <div className="min-w-0 lg:pt-8">
          <ProductDetails product={product} />
        </div>
      </div>
      <SimilarProducts products={similar} />
      <Toaster successMilliseconds={TOAST_SUCCESS_MS} failureMilliseconds={TOAST_FAILURE_MS} />
    </div>
  );
}
