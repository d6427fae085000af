import type { Address } from '#lib/account/addresses/types.ts';
import { readAddressBook } from '#lib/account/server/addresses.ts';
import { billingOf, keepChoices, withDraft } from '#lib/checkout/choices.ts';
import { PAN_MESSAGE } from '#lib/checkout/pan.ts';
import { BILLING_MESSAGE, DELIVERY_STEP, type DeliveryStep, deliveryStepForm } from '#lib/checkout/schema.ts';
import { readOpenChoices, readPaymentWays } from '#lib/checkout/server.ts';
import { stepPage } from '#lib/checkout/step-page.ts';
import { formRoute } from '#lib/forms/form-route.ts';
import { refuse } from '#lib/forms/refuse.ts';
import type { Problems } from '#lib/forms/types.ts';
import { sessionMark } from '#lib/session/session-mark.ts';
import { gstinProblem } from '#lib/shared/gst.ts';
import * as paths from '#lib/shared/paths.ts';

/** What is wrong with the bill; `billing` is undefined for an address that is in no book of the customer's. */
function problemsOf({ gstin, pan }: DeliveryStep, billing: Address | undefined, panNeeded: boolean): Problems {
  if (!billing) return { billing: BILLING_MESSAGE };
  const gstinWords = gstinProblem(gstin, billing.stateCode);
  return {
    ...(gstinWords !== null && { gstin: gstinWords }),
    ...(panNeeded && pan === '' && { pan: PAN_MESSAGE }),
  };
}

/** Confirms the delivery, and says whom the bill names. */
export const POST = formRoute({
  name: DELIVERY_STEP,
  schema: deliveryStepForm,
  page: () => stepPage('delivery'),
  handle: async ({ input, session, cookies }) => {
    const shopper = await session();
    const book = await readAddressBook(shopper);
    if (!book.ok) return refuse(book.failure, paths.checkout());
    const mark = sessionMark(shopper);
    const choices = await readOpenChoices(cookies, mark);
    const { addresses } = book.value;
    const address = addresses.find(({ id }) => id === choices.addressId);
    // Another tab, or a day later: the checkout begins where something is missing.
    if (!address || mark === null) return { ok: false, problems: {}, location: paths.checkout() };
    if (input.intent === 'add-billing') {
      await keepChoices(cookies, mark, withDraft(choices, input));
      return { ok: true, location: paths.newAddress(paths.checkout('delivery')) };
    }
    const ways = await readPaymentWays(shopper, address.pincode);
    if (!ways.ok && ways.failure.kind === 'not-found') return { ok: false, problems: {}, location: paths.checkout() };
    if (!ways.ok) return refuse(ways.failure, paths.checkout());
    const billing = billingOf({ billingId: input.billing }, address, addresses);
    const problems = problemsOf(input, billing, ways.value.panNeeded);
    if (Object.keys(problems).length > 0) return { ok: false, problems };
    const { gstin, pan } = input;
    await keepChoices(cookies, mark, { ...choices, billingId: input.billing, gstin, pan });
    return { ok: true, location: paths.checkout('payment') };
  },
});
