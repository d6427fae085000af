import { calls } from '#lib/contract/index.ts';
import { deleteLoosePhoto } from '../../community/uploads/upload-store.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';

/** Removes a photo that its customer sent and does not want any more, before it belongs to anything. */
export const removePhoto = handlerFor(calls.removePhoto, async ({ PhotoId }, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) => {
    await deleteLoosePhoto(db, id, PhotoId);
    return succeed(null);
  }),
);
