import * as paths from '#lib/shared/paths.ts';
import { balanceCopy } from '#lib/storefront/gift-cards/balance-copy.ts';
import { refuseGift } from '#lib/storefront/gift-cards/refusal.ts';
import { balanceForm } from '#lib/storefront/gift-cards/schema.ts';
import { readGiftCardBalance } from '#lib/storefront/gift-cards/server.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import * as m from '#messages';

/** Returns the balance of a gift card in the response itself, so that no URL and no cookie contains it. */
export const POST = formRoute({
  name: 'gift-card-balance',
  schema: balanceForm,
  page: () => paths.giftCardBalance(),
  secret: ['number', 'pin'],
  handle: async ({ input, session }) => {
    const read = await readGiftCardBalance(await session(), input);
    if (!read.ok) return refuseGift(read.failure, paths.giftCardBalance());
    const { title, left: balanceText, validity } = balanceCopy(read.value);
    const link = { name: m.giftCardCheckAnother(), href: paths.giftCardBalance() };
    return {
      ok: true,
      location: paths.giftCardBalance(),
      data: { balance: read.value },
      page: { title, texts: [balanceText, validity], link },
    };
  },
});
