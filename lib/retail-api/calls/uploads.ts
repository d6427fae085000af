import { calls } from '#lib/contract/index.ts';
import { PHOTO_EXTENSIONS } from '#lib/contract/photo-vocabulary.ts';
import { savePhoto } from '../community/uploads/save-photo.ts';
import { deleteLoosePhoto, readPhoto } from '../community/uploads/upload-repository.ts';
import { fail, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { asCustomer } from '../customers/account/as-customer.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

const NO_SUCH_PHOTO = 'There is no such photo.';

/** Stores one photo of a customer; of its name only the extension is used. */
const uploadPhoto = handlerFor(calls.uploadPhoto, async (_request, context, caller, file) =>
  asCustomer(context.db, caller, async ({ id }) => {
    if (!file) return invalidField('file', 'Send one photo.');
    const extension = /\.([A-Za-z]{1,5})$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
    const isAccepted = PHOTO_EXTENSIONS.some((accepted) => accepted === extension);
    if (!isAccepted) return invalidField('file', `The file must end in ${PHOTO_EXTENSIONS.join(', ')}.`);
    const upload = await savePhoto(context, id, new Uint8Array(await file.arrayBuffer()));
    return upload.code === 'Success' ? succeed({ PhotoId: upload.data }) : upload;
  }),
);

/** Removes a customer's photo that is not yet part of what a form sent. */
const removePhoto = handlerFor(calls.removePhoto, async ({ PhotoId }, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) => {
    await deleteLoosePhoto(db, id, PhotoId);
    return succeed(null);
  }),
);

/** A photo for a caller who may see it; another customer's private photo gets the response of an unknown one. */
const photoFile = handlerFor(calls.photoFile, async ({ PhotoId, Size }, { db }, { customerId }) => {
  const photo = await readPhoto(db, PhotoId, Size);
  // A guest (null) must not match a photo whose account was deleted.
  const isOwn = customerId !== null && photo?.customerId === customerId;
  const isSeen = photo !== undefined && (photo.isPublic || isOwn);
  if (!isSeen) return fail('NotFound', NO_SUCH_PHOTO);
  return succeed({ ContentBase64: base64Of(photo.bytes), Public: photo.isPublic });
});

/** Any photo, for operators who moderate a review or check a return or a service request. */
const operatorPhoto = handlerFor(calls.operatorPhoto, async ({ PhotoId, Size }, { db }) => {
  const photo = await readPhoto(db, PhotoId, Size);
  return photo ? succeed({ ContentBase64: base64Of(photo.bytes) }) : fail('NotFound', NO_SUCH_PHOTO);
});

function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** Handlers of the calls about shoppers' photos. */
export const uploadCalls: readonly CallHandler[] = [uploadPhoto, removePhoto, photoFile, operatorPhoto];
