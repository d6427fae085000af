import { gstinProblem } from '#lib/shared/gst.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import { readAddressBook } from '#lib/storefront/account/server/addresses.ts';
import { agreeToWhatsApp } from '#lib/storefront/account/server/privacy.ts';
import {
  billingOf,
  saveCheckoutChoices,
  withDraft,
  withoutDraft,
  withSpeed,
} from '#lib/storefront/checkout/choices.ts';
import { collectProblems, withCollect, withCollectDraft } from '#lib/storefront/checkout/collect-choice.ts';
import { DELIVERY_STEP, type DeliveryStep, deliveryStepForm } from '#lib/storefront/checkout/schema.ts';
import { readCollectOffer, readOpenChoices, readPaymentOptions } from '#lib/storefront/checkout/server.ts';
import { stepPage } from '#lib/storefront/checkout/step-page.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import { fingerprintOfSession } from '#lib/storefront/platform/session/session-fingerprint.ts';
import * as m from '#messages';

/**
 * Returns the problems of the billing details; `billing` is undefined for an address that is not in the
 * customer's address book.
 */
function problemsOf({ gstin, pan }: DeliveryStep, billing: Address | undefined, panNeeded: boolean): Problems {
  if (!billing) return { billing: m.checkoutBillProblem() };
  const gstinMessage = gstinProblem(gstin, billing.stateCode);
  return {
    ...(gstinMessage !== null && { gstin: gstinMessage }),
    ...(panNeeded && pan === '' && { pan: m.checkoutPanProblem() }),
  };
}

/** Confirms the delivery and stores the billing details. */
export const POST = formRoute({
  name: DELIVERY_STEP,
  schema: deliveryStepForm,
  page: () => stepPage('delivery'),
  handle: async ({ input, session, cookies }) => {
    const shopper = await session();
    const book = await readAddressBook(shopper);
    if (!book.ok) return refuseForm(book.failure, paths.checkout());
    const mark = fingerprintOfSession(shopper);
    const choices = withoutDraft(await readOpenChoices(cookies, mark));
    const { addresses } = book.value;
    const address = addresses.find(({ id }) => id === choices.addressId);
    // After a change in another tab, or a day later, the checkout starts at the missing step.
    if (!address || mark === null) return { ok: false, problems: {}, location: paths.checkout() };
    const { clickAndCollect, whatsAppUpdates } = await getFlags();
    const offer = clickAndCollect ? await readCollectOffer(shopper, address.pincode) : null;
    const collectMessages = collectProblems(input, offer);
    const isChosen = Object.keys(collectMessages).length === 0;
    if (input.intent === 'add-billing') {
      const chosen = isChosen ? withCollect(choices, input) : withCollectDraft(choices, input);
      await saveCheckoutChoices(cookies, mark, withDraft(withSpeed(chosen, input), input));
      return { ok: true, location: paths.newAddress(paths.checkout('delivery')) };
    }
    const options = await readPaymentOptions(shopper, {
      pincode: address.pincode,
      isCollected: input.method === 'collect',
      isExpress: input.method === 'deliver' && input.speed === 'express',
    });
    if (!options.ok && options.failure.kind === 'not-found')
      return { ok: false, problems: {}, location: paths.checkout() };
    if (!options.ok) return refuseForm(options.failure, paths.checkout());
    const billing = billingOf({ billingId: input.billing }, address, addresses);
    const problems = { ...collectMessages, ...problemsOf(input, billing, options.value.panNeeded) };
    if (Object.keys(problems).length > 0) return { ok: false, problems };
    const { gstin, pan, whatsApp } = input;
    // Where it cannot be saved, updates go by SMS as before, which must not keep anybody from buying.
    if (whatsAppUpdates && whatsApp === 'on') await agreeToWhatsApp(shopper);
    const delivered = withSpeed(withCollect(choices, input), input);
    await saveCheckoutChoices(cookies, mark, { ...delivered, billingId: input.billing, gstin, pan });
    return { ok: true, location: paths.checkout('payment') };
  },
});
