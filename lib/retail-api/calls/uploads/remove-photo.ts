import { calls } from '#lib/contract/index.ts';
import { asCustomer } from '../../account/as-customer.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { deleteLoosePhoto } from '../../uploads/upload-store.ts';

/** Removes a photo that its customer sent and does not want any more, before it belongs to anything. */
export const removePhoto = handlerFor(calls.removePhoto, async ({ PhotoId }, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) => {
    await deleteLoosePhoto(db, id, PhotoId);
    return succeed(null);
  }),
);
