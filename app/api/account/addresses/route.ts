import * as paths from '#lib/shared/paths.ts';
import { refuseAddress } from '#lib/storefront/account/addresses/refusal.ts';
import {
  ADDRESS_FORM,
  ADDRESS_FORM_FIELDS,
  type AddressFormValues,
  addressForm,
  toAddressInput,
} from '#lib/storefront/account/addresses/schema.ts';
import type { AccountNoticeCode } from '#lib/storefront/account/notices.ts';
import { removeAddress, saveAddress, setDefaultAddress } from '#lib/storefront/account/server/addresses.ts';
import { checkServiceability } from '#lib/storefront/catalogue/server.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { safeRedirect } from '#lib/storefront/platform/site/safe-redirect.ts';

/** Returns the page of the form that sent these fields, which may be arbitrary. */
function pageOf({ intent, id, next }: Readonly<Record<string, string>>): string {
  if (intent !== 'save') return paths.addresses();
  const nextPath = safeRedirect(next) ?? undefined;
  return id ? paths.address(id, nextPath) : paths.newAddress(nextPath);
}

function apply(session: ShopperSession, form: AddressFormValues) {
  if (form.intent === 'remove') return removeAddress(session, form.id);
  if (form.intent === 'default') return setDefaultAddress(session, form.id);
  return saveAddress(session, toAddressInput(form));
}

/** Returns the notice for a saved address, which tells the shopper where it cannot be delivered to. */
async function noticeOfSaved(admission: Admission, pincode: string): Promise<AccountNoticeCode> {
  const result = await checkServiceability(admission, pincode);
  const refused = !result.ok && result.failure.kind === 'refused' && result.failure.reason === 'not-serviceable';
  return refused || (result.ok && !result.value.deliverable) ? 'address-saved-undeliverable' : 'address-saved';
}

async function pageAfter(admission: Admission, form: AddressFormValues): Promise<string> {
  if (form.intent === 'remove') return paths.addresses('address-removed');
  if (form.intent === 'default') return paths.addresses('default-changed');
  return safeRedirect(form.next) ?? paths.addresses(await noticeOfSaved(admission, form.pincode));
}

export const POST = formRoute({
  name: ADDRESS_FORM,
  fields: ADDRESS_FORM_FIELDS,
  schema: addressForm,
  page: pageOf,
  handle: async ({ admitted, input, session }) => {
    const result = await apply(await session(), input);
    if (!result.ok) {
      const { intent, id } = input;
      return refuseAddress(result.failure, pageOf({ intent, id, ...(intent === 'save' && { next: input.next }) }));
    }
    return { ok: true, location: await pageAfter(admitted(), input) };
  },
});
