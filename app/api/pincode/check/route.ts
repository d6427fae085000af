import { z } from 'zod';
import { pincode as pincodeField, productCode, productUrl } from '#lib/contract/index.ts';
import { checkServiceability } from '#lib/storefront/catalogue/server.ts';
import { seeOther } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute } from '#lib/storefront/platform/http/route-handler.ts';
import { setPincode } from '#lib/storefront/platform/session/readable-cookies.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';

/** The delivery check of a product page without scripts. What was typed is checked by that page, which shows the answer. */
const form = z.object({
  pincode: z
    .string()
    .max(200)
    .transform((typed) => typed.replace(/\s/g, '').slice(0, 12)),
  code: productCode,
  productUrl: productUrl.min(1),
});

/**
 * Keeps a pincode that can be answered in a cookie of the browser, as the scripted check does, and returns to the product,
 * which is asked for its delivery.
 */
export const POST = bodyRoute({
  form: {
    schema: form,
    handle: async ({ input: { pincode, code, productUrl: url }, admitted, cookies }) => {
      if (pincodeField.safeParse(pincode).success) {
        const found = await checkServiceability(admitted(), pincode, code);
        if (found.ok) setPincode(cookies, pincode);
      }
      const [page = ''] = storeHref(url).split(/[?#]/);
      return seeOther(`${page}?${new URLSearchParams({ pincode })}#delivery`);
    },
  },
});
