import { mobileMessage } from '#lib/shared/mobile.ts';
import type { Failure } from '#lib/shared/result.ts';
import { type RefusedForm, refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import * as m from '#messages';
import { APPOINTMENT_PROBLEMS } from './appointment-form.ts';

/** The problems for a wire field that the retail API found invalid. */
const FIELDS: Readonly<Record<string, () => Record<string, string>>> = {
  Day: () => ({ day: m.storesRefusedDay() }),
  Part: () => ({ part: m.storesRefusedPart() }),
  Service: () => ({ service: APPOINTMENT_PROBLEMS.service() }),
  VideoCall: () => ({ meeting: m.storesRefusedCall() }),
  Name: () => ({ name: APPOINTMENT_PROBLEMS.name() }),
  Mobile: () => ({ mobile: mobileMessage() }),
  Note: () => ({ note: APPOINTMENT_PROBLEMS.note() }),
};

/** The response to a refused appointment request. `page`: the form's own page. */
export function refuseAppointment(failure: Failure, page: string): RefusedForm {
  if (failure.kind !== 'refused') return refuseForm(failure, page);
  if (failure.reason === 'too-many-requests')
    return rateLimitedForm(m.storesTooManyVisits(), failure.retryAfterSeconds);
  const problems = failure.reason === 'invalid' ? FIELDS[failure.field ?? '']?.() : undefined;
  return problems ? { ok: false, problems } : refuseForm(failure, page);
}
