import { calls, type RetailCall } from '#lib/contract/index.ts';
import { PHOTO_EXTENSIONS } from '#lib/contract/photo-vocabulary.ts';
import { savePhoto } from '../community/uploads/save-photo.ts';
import { deleteLoosePhoto, type PhotoOwner, readPhoto } from '../community/uploads/upload-repository.ts';
import type { StaffCaller } from '../core/caller.ts';
import type { UploadOwner } from '../core/db/upload-tables.ts';
import { fail, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { asCustomer } from '../customers/account/as-customer.ts';
import { rejectForbidden } from '../staff/identify-staff.ts';
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

/** The call that shows what a photo was sent with. */
const CALL_OF_OWNER: Readonly<Record<PhotoOwner, RetailCall>> = {
  review: calls.reviewQueue,
  return: calls.deskReturn,
  service: calls.deskService,
};

/** A photo for operators who moderate a review, or check a return or a service request; each role only those of its work. */
const operatorPhoto = handlerFor(calls.operatorPhoto, async ({ PhotoId, Size }, { db }, { staff }) => {
  const photo = await readPhoto(db, PhotoId, Size);
  return photo && staff && maySee(staff, photo.ownerKind)
    ? succeed({ ContentBase64: base64Of(photo.bytes) })
    : fail('NotFound', NO_SUCH_PHOTO);
});

/** A program whose key names the call itself sees every photo. */
function maySee(staff: StaffCaller, owner: UploadOwner): boolean {
  if (staff.kind === 'operator-key') return true;
  if (staff.kind === 'machine-key' && staff.calls.includes(calls.operatorPhoto.name)) return true;
  return owner !== '' && rejectForbidden(CALL_OF_OWNER[owner], staff) === null;
}

function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** Handlers of the calls about shoppers' photos. */
export const uploadCalls: readonly CallHandler[] = [uploadPhoto, removePhoto, photoFile, operatorPhoto];
