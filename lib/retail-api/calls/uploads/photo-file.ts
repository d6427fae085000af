import { calls } from '#lib/contract/index.ts';
import { readPhoto } from '../../community/uploads/upload-store.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';

const NONE = 'There is no such photo.';

/** A photo for whoever may see it; one of somebody else is told from an unknown one by nobody. */
export const photoFile = handlerFor(calls.photoFile, async ({ PhotoId, Size }, { db }, { customerId }) => {
  const photo = await readPhoto(db, PhotoId, Size);
  // A guest is not whoever has no account any more.
  const isOwn = customerId !== null && photo?.customerId === customerId;
  const isSeen = photo !== undefined && (photo.isPublic || isOwn);
  if (!isSeen) return refuse('NotFound', NONE);
  return succeed({ ContentBase64: base64Of(photo.bytes), Public: photo.isPublic });
});

/** Any photo, for whoever judges a review or a return. */
export const operatorPhoto = handlerFor(calls.operatorPhoto, async ({ PhotoId, Size }, { db }) => {
  const photo = await readPhoto(db, PhotoId, Size);
  return photo ? succeed({ ContentBase64: base64Of(photo.bytes) }) : refuse('NotFound', NONE);
});

function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}
