import type { Metadata } from 'next';
import { parsePageNotice } from '#lib/storefront/cart/notices.ts';
import { getOffers } from '#lib/storefront/cart/offers.ts';
import { ORDER_AGAIN } from '#lib/storefront/cart/order-again.ts';
import { getSavedItems } from '#lib/storefront/cart/saved-items.ts';
import { getCart, getEnteredCoupon } from '#lib/storefront/cart/server.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { getEmiPlans } from '#lib/storefront/emi/server.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { readShopper } from '#lib/storefront/platform/session/read.ts';
import * as m from '#messages';
import { CartData } from '@/components/analytics/cart-data';
import { CartUnavailable } from '@/components/cart/cart-unavailable';
import { CartView } from '@/components/cart/cart-view';
import { SavedItems } from '@/components/cart/saved-items';
import { FailureReference } from '@/components/error-pages/failure-reference';

export const generateMetadata = (): Metadata => ({ title: m.cartTitle(), robots: { index: false } });

interface CartPageProps {
  searchParams: Promise<{ notice?: string | string[] } & RefusedParameter>;
}

/** The cart. */
export default async function CartPage({ searchParams }: CartPageProps) {
  const admission = await requireAdmission();
  const parameters = await searchParams;
  const [cart, offers, coupon, giftCoupon, giftCard, notify, again, entered, shopper, saved, flags, emiPlans] =
    await Promise.all([
      getCart(),
      getOffers(),
      readForm('coupon', parameters),
      readForm('gift-coupon', parameters),
      readForm('gift-card', parameters),
      readForm('cart-notify', parameters),
      readForm(ORDER_AGAIN, parameters),
      getEnteredCoupon(),
      readShopper(),
      getSavedItems(),
      getFlags(),
      getEmiPlans(admission),
    ]);
  if (cart.ok) {
    return (
      <>
        <CartData cart={cart.value} />
        <CartView
          rendered={cart.value}
          // The cart works without its offers.
          offers={offers.ok && flags.offers ? offers.value : []}
          forms={{ coupon, giftCoupon, giftCard, notify }}
          enteredCoupon={entered}
          emiPlans={emiPlans}
          contact={shopper.mobile ?? ''}
          shortfalls={Object.values(again.problems)}
          {...(flags.wishlist && { wishlist: true })}
          isGuest={shopper.customerToken === undefined}
          notice={parsePageNotice(parameters.notice, {
            wishlist: flags.wishlist,
            signedIn: shopper.customerToken !== undefined,
          })}
        />
        <SavedItems items={saved} />
      </>
    );
  }
  markUnavailable();
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-4xl">{m.cartTitle()}</h1>
      <CartUnavailable />
      <FailureReference />
    </div>
  );
}
