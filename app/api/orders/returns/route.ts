import * as paths from '#lib/shared/paths.ts';
import { submitWithPhotos } from '#lib/storefront/community/uploads/submit-with-photos.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { refuseReturn } from '#lib/storefront/orders/returns/refusal.ts';
import {
  isCarriedField,
  type PostedReturn,
  RETURN_FORM,
  RETURN_FORM_FIELDS,
  returnForm,
} from '#lib/storefront/orders/returns/schema.ts';
import { nextStepPath, returnSelectionPath } from '#lib/storefront/orders/returns/selection-path.ts';
import { requestReturn } from '#lib/storefront/orders/returns/server.ts';
import { type FormOutcome, formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import type { Context } from '#lib/storefront/platform/http/route-handler.ts';
import * as m from '#messages';

async function request(context: Context<PostedReturn>): Promise<FormOutcome> {
  const { input: posted } = context;
  const { kind, order } = posted.input;
  const page = nextStepPath(posted.input);
  const flags = await getFlags();
  const isOffered = kind === 'return' ? flags.orderReturn : flags.orderExchange;
  if (!isOffered) return { ok: false, problems: {}, location: paths.order(order, 'action-not-offered') };
  return submitWithPhotos(posted, context, page, async (shopper, input) => {
    const requested = await requestReturn(shopper, input);
    if (!requested.ok) return refuseReturn(requested.failure, input, page);
    return { ok: true, location: paths.orderReturn(requested.value.number, 'return-requested') };
  });
}

/** Requests a return or an exchange of an order's items. */
export const POST = formRoute({
  name: RETURN_FORM,
  fields: RETURN_FORM_FIELDS,
  schema: returnForm,
  page: returnSelectionPath,
  isCarried: isCarriedField,
  notSaved: { comment: m.returnsNotSaved, addressLine2: m.returnsNotSaved, landmark: m.returnsNotSaved },
  takesPhotos: true,
  handle: request,
});
