import { environment } from '#lib/shared/env.ts';
import { localHref } from '#lib/shared/language/local-href.ts';
import * as paths from '#lib/shared/paths.ts';
import type { DeliveryQuery } from '#lib/storefront/catalogue/delivery-text.ts';
import { parsePriceNotice } from '#lib/storefront/catalogue/price-alerts/notices.ts';
import { parseNotifyNotice } from '#lib/storefront/catalogue/stock-alerts/notices.ts';
import type { OfferBanner, Product, ProductSummary } from '#lib/storefront/catalogue/types.ts';
import type { ProductQuestions } from '#lib/storefront/community/questions/types.ts';
import type { ProductReviews } from '#lib/storefront/community/reviews/types.ts';
import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import type { EmiPlan } from '#lib/storefront/emi/types.ts';
import { itemAttributes } from '#lib/storefront/marketing/analytics/item-attributes.ts';
import { languageOfTitle } from '#lib/storefront/platform/browser/content-language.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import { PRESS_AGAIN } from '#lib/storefront/wishlist/form.ts';
import * as m from '#messages';
import { CompareLink } from '@/components/catalogue/compare/compare-link';
import { QuestionsSection } from '@/components/community/questions/questions-section';
import { RatingLink } from '@/components/community/reviews/rating-link';
import { ReviewsSection } from '@/components/community/reviews/reviews-section';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { BoughtTogether } from '@/components/product/bought-together';
import { BuyBox } from '@/components/product/buy-box';
import { BUY_FORM_ID } from '@/components/product/buy-form';
import { Colourways } from '@/components/product/colourways';
import { Gallery } from '@/components/product/gallery';
import { LazyWishlistButton } from '@/components/product/lazy-parts';
import { PriceAlert } from '@/components/product/price-alert';
import { ProductDetails } from '@/components/product/product-details';
import { OFFERS_ID, ProductOffers } from '@/components/product/product-offers';
import { ProductStories } from '@/components/product/product-stories';
import { ShareProduct } from '@/components/product/share-product';
import { SimilarProducts } from '@/components/product/similar-products';
import { SizeGuideLink } from '@/components/product/size-guide-link';
import { StockFinder } from '@/components/stores/stock-finder';
import { BelowFirstView } from '@/components/ui/below-first-view';
import { Labels } from '@/components/ui/labels';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { Toaster } from '@/components/ui/toaster';

interface ProductViewProps {
  product: Product;
  /** Similar products, the most similar first; the region is hidden where there are none. */
  similar: ProductSummary[];
  /** What customers bought together with it; the region is hidden where nothing is known. */
  boughtTogether: ProductSummary[];
  /** The offers that apply to the product in the cart. */
  offers: readonly OfferBanner[];
  /** The EMI plans of the store. */
  emiPlans: readonly EmiPlan[];
  /** The newest reviews and the first questions; null while they cannot be fetched. */
  reviews: ProductReviews | null;
  questions: ProductQuestions | null;
  /** The stories of the journal that name the product. */
  stories: readonly StorySummary[];
  /** The `?notice=` of the URL: `select-size` marks the size group, the others belong to the forms for a message. */
  notice?: string;
  /** The `?size=` of the URL. */
  size?: string | null;
  /** The pincode of the URL, with its result. */
  delivery?: DeliveryQuery | undefined;
  /** Whether the store has wishlists. */
  wishlist: boolean;
  /** Whether the store takes old gold. */
  oldGold: boolean;
  /** Whether the store has metal rates that price it. */
  goldRates: boolean;
  /** Whether the cart opens after an addition. */
  opensCart: boolean;
}

/** The content of a product page. */
export function ProductView({
  product,
  similar,
  boughtTogether,
  offers,
  emiPlans,
  reviews,
  questions,
  stories,
  notice,
  size = null,
  delivery,
  wishlist,
  oldGold,
  goldRates,
  opensCart,
}: ProductViewProps) {
  const { TOAST_SUCCESS_MS, TOAST_FAILURE_MS } = environment();
  return (
    <div className="page-width pt-1 pb-12 md:pt-4" data-viewed={product.code} {...itemAttributes(product)}>
      {/* The heading repeats the last crumb, which is hidden on a phone for lack of space. */}
      <div className="max-md:[&_li:last-child]:hidden">
        <Breadcrumb crumbs={[...product.breadcrumb, { name: product.title, href: product.href }]} />
      </div>
      {/* On a phone the order is photos, buying, details; on a wide screen buying is beside both. */}
      <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-x-8 md:mt-4 md:grid-cols-2 lg:gap-x-12 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] xl:gap-x-20">
        <div className="-mx-4 md:mx-0">
          <Gallery title={product.title} photos={product.photos} video={product.video} spin={product.spin} />
        </div>
        <div className="md:row-span-2">
          <div className="flex flex-col gap-5 pt-3 pb-8 md:pt-0 lg:[@media(min-height:52rem)]:sticky lg:[@media(min-height:52rem)]:top-6">
            {/*
             * On a phone all small elements share a line above the title, so that the price is visible without scrolling.
             */}
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:gap-x-4">
              <p className="text-muted max-md:text-sm md:basis-full">{product.brand}</p>
              <h1
                lang={languageOfTitle(product.title)}
                className="basis-full text-xl max-md:order-last md:mb-1 md:text-2xl lg:text-3xl"
              >
                {product.title}
              </h1>
              <p className="text-muted text-sm">{m.productCodeIs({ code: product.code })}</p>
              <Labels labels={product.labels} />
              {product.rating && <RatingLink rating={product.rating} />}
            </div>
            <BuyBox
              code={product.code}
              href={product.href}
              title={product.title}
              sizes={product.sizes}
              opensCart={opensCart}
              requestedSize={size}
              promptForSize={notice === 'select-size'}
              notifyNotice={parseNotifyNotice(notice)}
              query={delivery}
              emiPlans={emiPlans}
              engraving={product.engraving}
              isEngravingRefused={notice === 'engraving-refused'}
              guide={product.isRing && <SizeGuideLink code={product.code} />}
              more={
                <div className="flex flex-wrap gap-x-6">
                  {wishlist && (
                    <LazyWishlistButton
                      code={product.code}
                      href={product.href}
                      formId={BUY_FORM_ID}
                      pressAgain={notice === PRESS_AGAIN}
                    />
                  )}
                  <CompareLink product={{ code: product.code, title: product.title }} />
                  <ShareProduct
                    title={product.title}
                    href={localHref(product.href)}
                    address={siteUrl(localHref(product.href))}
                  />
                  {product.priceAlerts && product.sizes.some(({ stock }) => stock > 0) && (
                    <PriceAlert code={product.code} href={product.href} notice={parsePriceNotice(notice)} />
                  )}
                </div>
              }
            >
              {product.colourways.length > 0 && <Colourways current={product} others={product.colourways} />}
            </BuyBox>
            {product.department === 'Jewellery' && (goldRates || oldGold) && (
              <p className="flex flex-wrap gap-x-6 text-sm">
                {goldRates && (
                  <Link href={paths.goldRate()} className={LINK_CLASS}>
                    {m.productGoldRate()}
                  </Link>
                )}
                {oldGold && (
                  <Link href={paths.oldGold()} className={LINK_CLASS}>
                    {m.productOldGold()}
                  </Link>
                )}
              </p>
            )}
            {offers.length > 0 && (
              // On a phone the offers follow right below.
              <a
                href={`#${OFFERS_ID}`}
                className="inline-flex min-h-6 w-fit items-center text-sm underline decoration-line underline-offset-4 hover:text-brass max-md:hidden"
              >
                {m.productOffersForCart({ count: offers.length })}
              </a>
            )}
          </div>
        </div>
        <div className="min-w-0 md:pt-8">
          <StockFinder code={product.code} sizes={product.sizes} />
          <BelowFirstView>
            <ProductOffers offers={offers} />
            <ProductDetails product={product} size={size} />
            <ProductStories stories={stories} />
            <ReviewsSection code={product.code} reviews={reviews} />
            <QuestionsSection code={product.code} questions={questions} />
          </BelowFirstView>
        </div>
      </div>
      <BelowFirstView>
        <BoughtTogether own={product} products={boughtTogether} />
        <SimilarProducts products={similar} />
      </BelowFirstView>
      <div data-recent={product.code} />
      <Toaster successMilliseconds={TOAST_SUCCESS_MS} failureMilliseconds={TOAST_FAILURE_MS} />
    </div>
  );
}
