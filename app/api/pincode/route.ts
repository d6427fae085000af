import * as paths from '#lib/shared/paths.ts';
import { deliveryProblem } from '#lib/storefront/cart/delivery-problem.ts';
import { deliveryText } from '#lib/storefront/catalogue/delivery-text.ts';
import { PINCODE_FORM, pincodeForm } from '#lib/storefront/catalogue/pincode-form.ts';
import { checkServiceability } from '#lib/storefront/catalogue/server.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { failureStatus } from '#lib/storefront/platform/http/failure-reply.ts';
import { setPincode } from '#lib/storefront/platform/session/readable-cookies.ts';

/** Keeps a pincode that the store delivers to in a cookie of the browser, or removes it. */
export const POST = formRoute({
  name: PINCODE_FORM,
  schema: pincodeForm,
  page: () => paths.pincode(),
  handle: async ({ input, admitted, cookies }) => {
    if (input.intent === 'forget') {
      setPincode(cookies, null);
      return { ok: true, location: paths.pincode() };
    }
    const { pincode } = input;
    const found = await checkServiceability(admitted(), pincode);
    if (!found.ok) {
      const { failure } = found;
      return { ok: false, status: failureStatus(failure), problems: { pincode: deliveryProblem(failure) } };
    }
    if (!found.value.deliverable) return { ok: false, problems: { pincode: deliveryText(found.value) } };
    setPincode(cookies, pincode);
    return { ok: true, location: paths.pincode() };
  },
});
