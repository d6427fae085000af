import * as paths from '#lib/shared/paths.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { APPOINTMENT_FIELDS, APPOINTMENT_FORM, appointmentForm } from '#lib/storefront/stores/appointment-form.ts';
import { refuseAppointment } from '#lib/storefront/stores/appointment-refusal.ts';
import { requestAppointment } from '#lib/storefront/stores/server.ts';
import * as m from '#messages';

/** Requests an appointment at a physical store, and leads to the page with the next steps. */
export const POST = formRoute({
  name: APPOINTMENT_FORM,
  fields: APPOINTMENT_FIELDS,
  notSaved: { note: m.storesNotKept },
  schema: appointmentForm,
  page: ({ store = '' }) => paths.appointment(store),
  handle: async ({ input, session, admitted }) => {
    admitted();
    const result = await requestAppointment(await session(), input);
    if (!result.ok) return refuseAppointment(result.failure, paths.appointment(input.store));
    return { ok: true, location: paths.appointment(input.store, 'requested') };
  },
});
