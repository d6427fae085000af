import * as paths from '#lib/shared/paths.ts';
import type { PostedWithPhotos } from '#lib/storefront/community/uploads/schema.ts';
import { submitWithPhotos } from '#lib/storefront/community/uploads/submit-with-photos.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { type FormOutcome, formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import type { Context } from '#lib/storefront/platform/http/route-handler.ts';
import { refuseService } from '#lib/storefront/service/refusal.ts';
import {
  SERVICE_FORM,
  SERVICE_FORM_FIELDS,
  type ServiceRequestInput,
  serviceForm,
} from '#lib/storefront/service/schema.ts';
import { requestService } from '#lib/storefront/service/server.ts';
import * as m from '#messages';

async function request(context: Context<PostedWithPhotos<ServiceRequestInput>>): Promise<FormOutcome> {
  const { order, line } = context.input.input;
  const page = paths.newService(order, line);
  if (!(await getFlags()).serviceRequests)
    return { ok: false, problems: {}, location: paths.order(order, 'action-not-offered') };
  return submitWithPhotos(context.input, context, page, async (shopper, input) => {
    const requested = await requestService(shopper, input);
    if (!requested.ok) return refuseService(requested.failure, page);
    return { ok: true, location: paths.service(requested.value.number, 'service-requested') };
  });
}

/** Requests a service for an item of a delivered order. */
export const POST = formRoute({
  name: SERVICE_FORM,
  fields: SERVICE_FORM_FIELDS,
  schema: serviceForm,
  page: ({ order = '', line = '' }) => paths.newService(order, line),
  isCarried: (name) => name === 'order' || name === 'line',
  notSaved: { comment: m.serviceNotSaved },
  takesPhotos: true,
  handle: request,
});
