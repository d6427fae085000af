import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { PHOTO_FILES } from '#lib/storefront/community/uploads/field-names.ts';
import { type RefusedForm, refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import * as m from '#messages';

const NOT_NOW: Partial<Record<NotAllowedReason, () => string>> = {
  'not-delivered': m.serviceNotDelivered,
  'nothing-left': m.serviceNothingLeft,
  'not-offered': m.serviceNotOffered,
};

/** The problems for a wire field that the retail API found invalid. */
const FIELDS: Readonly<Record<string, Record<string, () => string>>> = {
  PhotoIds: { [PHOTO_FILES]: m.servicePhotoGone },
  PickupDate: { day: m.serviceOtherDay },
  PickupSlot: { slot: m.serviceSlotMissing },
  StoreCode: { store: m.serviceOtherStore },
  Comment: { comment: m.serviceCommentMissing },
};

const conflict = (message: string): RefusedForm => ({ ok: false, status: 409, problems: { '': message } });

/** The form's response to a refused service request. `page`: the form's own page. */
export function refuseService(failure: Failure, page: string): RefusedForm {
  if (failure.kind === 'unavailable') return { ...refuseForm(failure, page), problems: { '': m.serviceUnseen() } };
  if (failure.kind === 'not-found') return refuseForm(failure, page);
  switch (failure.reason) {
    case 'invalid': {
      const problems = Object.entries(FIELDS[failure.field ?? ''] ?? {}).map(([name, text]) => [name, text()]);
      return problems.length > 0 ? { ok: false, problems: Object.fromEntries(problems) } : refuseForm(failure, page);
    }
    case 'not-serviceable':
      return {
        ok: false,
        problems: {
          address: m.serviceNoCourier(),
        },
      };
    case 'not-allowed-now':
      return conflict((failure.because && NOT_NOW[failure.because]?.()) ?? m.serviceNotNow());
    case 'list-full':
      return conflict(m.serviceTooManyOpen());
    case 'repeated':
      return { ok: false, status: 409, problems: {}, location: paths.services('service-sent-already') };
    case 'too-many-requests':
      return rateLimitedForm(m.serviceTooManyRequests(), failure.retryAfterSeconds);
    default:
      return refuseForm(failure, page);
  }
}

/** The response to a refused answer or withdrawal: the page of the request shows how far it is. */
export function refuseServiceChange(failure: Failure, number: string): RefusedForm {
  const page = paths.service(number);
  if (failure.kind !== 'refused') return refuseForm(failure, page);
  const { reason } = failure;
  if (reason !== 'not-allowed-now' && reason !== 'price-changed') return refuseForm(failure, page);
  const notice = reason === 'price-changed' ? 'estimate-changed' : 'service-moved-on';
  return { ok: false, status: 409, problems: {}, location: paths.service(number, notice) };
}
