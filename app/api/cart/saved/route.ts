import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { type CartNoticeCode, cartNoticeOfFailure } from '#lib/storefront/cart/notices.ts';
import { cartPageReply } from '#lib/storefront/cart/reply.ts';
import { removeSavedItem, returnSavedItem, saveForLater } from '#lib/storefront/cart/saved-items.ts';
import { type SavedForm, savedForm } from '#lib/storefront/cart/schema.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { seeOther } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute } from '#lib/storefront/platform/http/route-handler.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';

/** The notice of the cart page, and the cart where it may have changed. */
interface Outcome {
  notice: CartNoticeCode;
  cart: Cart | null;
}

const refused = (failure: Failure): Outcome => ({ notice: cartNoticeOfFailure(failure), cart: null });

async function submit(session: ShopperSession, form: SavedForm): Promise<Outcome> {
  switch (form.intent) {
    case 'save': {
      const saved = await saveForLater(session, form.lineId);
      if (saved.ok) return { notice: 'saved', cart: saved.value };
      const { notice } = refused(saved.failure);
      return { notice: notice === 'cart-full' ? 'saved-full' : notice, cart: null };
    }
    case 'return': {
      const returned = await returnSavedItem(session, form.savedId);
      if (!returned.ok) return refused(returned.failure);
      const { cart, hasShortfall } = returned.value;
      return { notice: hasShortfall ? 'saved-fewer' : 'saved-returned', cart };
    }
    case 'remove': {
      const removed = await removeSavedItem(session, form.savedId);
      return removed.ok ? { notice: 'saved-removed', cart: null } : refused(removed.failure);
    }
  }
}

/** Saves a line of the cart for later, puts a saved item back, or removes it. */
export const POST = bodyRoute({
  form: {
    schema: savedForm,
    invalid: () => seeOther(paths.cart('invalid')),
    handle: async ({ request, input, session, cookies }) => {
      const { notice, cart } = await submit(await session(), input);
      return cartPageReply({ request, cookies }, paths.cart(notice), cart);
    },
  },
});
