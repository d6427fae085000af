import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { PHOTO_FILES } from '#lib/storefront/community/uploads/field-names.ts';
import { type RefusedForm, refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import { UNSEEN_SERVICE } from './copy.ts';

const NOT_NOW: Partial<Record<NotAllowedReason, string>> = {
  'not-delivered': 'This order has not been delivered yet.',
  'nothing-left': 'There is already a request for this item, or it was returned.',
  'not-offered': 'This is not available at the moment.',
};

/** The problems for a wire field that the retail API found invalid. */
const FIELDS: Readonly<Record<string, Record<string, string>>> = {
  PhotoIds: { [PHOTO_FILES]: 'One of your photos has expired. Please remove it and add it again.' },
  PickupDate: { day: 'Choose another day. The courier cannot come on that one.' },
  PickupSlot: { slot: 'Choose a time of day.' },
  StoreCode: { store: 'Choose another store.' },
  Comment: { comment: 'Describe in a few words what is wrong or what you would like.' },
};

const conflict = (message: string): RefusedForm => ({ ok: false, status: 409, problems: { '': message } });

/** The form's response to a refused service request. `page`: the form's own page. */
export function refuseService(failure: Failure, page: string): RefusedForm {
  if (failure.kind === 'unavailable') return { ...refuseForm(failure, page), problems: { '': UNSEEN_SERVICE } };
  if (failure.kind === 'not-found') return refuseForm(failure, page);
  switch (failure.reason) {
    case 'invalid': {
      const problems = FIELDS[failure.field ?? ''];
      return problems ? { ok: false, problems } : refuseForm(failure, page);
    }
    case 'not-serviceable':
      return {
        ok: false,
        problems: {
          address:
            'Our courier does not come to this pincode. Please choose another address, or bring the item to a store.',
        },
      };
    case 'not-allowed-now':
      return conflict((failure.because && NOT_NOW[failure.because]) ?? 'This item cannot be sent in now.');
    case 'list-full':
      return conflict('You already have several requests in progress. Please wait until one is complete.');
    case 'repeated':
      return { ok: false, status: 409, problems: {}, location: paths.services('service-sent-already') };
    case 'too-many-requests':
      return rateLimitedForm('Too many requests at once.', failure.retryAfterSeconds);
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
