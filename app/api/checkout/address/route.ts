import * as paths from '#lib/shared/paths.ts';
import { refuseAddress } from '#lib/storefront/account/addresses/refusal.ts';
import { ADDRESS_FORM_FIELDS, toAddressInput } from '#lib/storefront/account/addresses/schema.ts';
import { addAddress, readAddressBook } from '#lib/storefront/account/server/addresses.ts';
import { saveCheckoutChoices, withAddress } from '#lib/storefront/checkout/choices.ts';
import { ADDRESS_STEP, addressStepForm } from '#lib/storefront/checkout/schema.ts';
import { readOpenChoices } from '#lib/storefront/checkout/server.ts';
import { stepPage } from '#lib/storefront/checkout/step-page.ts';
import { type FormOutcome, formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { fingerprintOfSession } from '#lib/storefront/platform/session/session-fingerprint.ts';
import * as m from '#messages';

/** Chooses the delivery address. */
export const POST = formRoute({
  name: ADDRESS_STEP,
  fields: ADDRESS_FORM_FIELDS,
  schema: addressStepForm,
  page: () => stepPage('address'),
  handle: async ({ input, session, cookies }): Promise<FormOutcome> => {
    const shopper = await session();
    const chooseAddress = async (id: string): Promise<FormOutcome> => {
      const mark = fingerprintOfSession(shopper);
      if (mark !== null)
        await saveCheckoutChoices(cookies, mark, withAddress(await readOpenChoices(cookies, mark), id));
      return { ok: true, location: paths.checkout('delivery') };
    };
    if (input.intent === 'save') {
      const added = await addAddress(shopper, toAddressInput(input));
      return added.ok ? chooseAddress(added.value) : refuseAddress(added.failure, paths.checkout());
    }
    const book = await readAddressBook(shopper);
    if (!book.ok) return refuseForm(book.failure, paths.checkout());
    const isKnown = book.value.addresses.some(({ id }) => id === input.address);
    return isKnown ? chooseAddress(input.address) : { ok: false, problems: { address: m.checkoutAddressProblem() } };
  },
});
