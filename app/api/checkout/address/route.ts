import { refuseAddress } from '#lib/account/addresses/refusal.ts';
import { ADDRESS_FORM_FIELDS, toAddressInput } from '#lib/account/addresses/schema.ts';
import { addAddress, readAddressBook } from '#lib/account/server/addresses.ts';
import { saveCheckoutChoices, withAddress } from '#lib/checkout/choices.ts';
import { ADDRESS_MESSAGE, ADDRESS_STEP, addressStepForm } from '#lib/checkout/schema.ts';
import { readOpenChoices } from '#lib/checkout/server.ts';
import { stepPage } from '#lib/checkout/step-page.ts';
import { type FormOutcome, formRoute } from '#lib/forms/form-route.ts';
import { refuse } from '#lib/forms/refuse.ts';
import { sessionMark } from '#lib/session/session-mark.ts';
import * as paths from '#lib/shared/paths.ts';

/** Chooses where the order goes. */
export const POST = formRoute({
  name: ADDRESS_STEP,
  fields: ADDRESS_FORM_FIELDS,
  schema: addressStepForm,
  page: () => stepPage('address'),
  handle: async ({ input, session, cookies }): Promise<FormOutcome> => {
    const shopper = await session();
    const keep = async (id: string): Promise<FormOutcome> => {
      const mark = sessionMark(shopper);
      if (mark !== null) await saveCheckoutChoices(cookies, mark, withAddress(await readOpenChoices(cookies, mark), id));
      return { ok: true, location: paths.checkout('delivery') };
    };
    if (input.intent === 'save') {
      const added = await addAddress(shopper, toAddressInput(input));
      return added.ok ? keep(added.value) : refuseAddress(added.failure, paths.checkout());
    }
    const book = await readAddressBook(shopper);
    if (!book.ok) return refuse(book.failure, paths.checkout());
    const isKnown = book.value.addresses.some(({ id }) => id === input.address);
    return isKnown ? keep(input.address) : { ok: false, problems: { address: ADDRESS_MESSAGE } };
  },
});
