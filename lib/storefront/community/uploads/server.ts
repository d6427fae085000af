import 'server-only';
import { calls, type DataOf } from '#lib/contract/index.ts';
import type { ShopperPhotoSize } from '#lib/contract/photo-vocabulary.ts';
import { type Failure, isSignedOutFailure, type Result, success } from '#lib/shared/result.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { callAsCustomer } from '#lib/storefront/platform/session/customer-call.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { extensionOf } from '#lib/storefront/search/photo-file.ts';
import { beginsAs } from '#lib/storefront/search/photo-kind.ts';
import { photoRefusal, refusedPhotos } from './copy.ts';
import { NOT_A_PHOTO, photoProblem } from './photo-rules.ts';

/** A photo as it is shown. */
interface PhotoFile {
  /** WebP. */
  content: Uint8Array<ArrayBuffer>;
  /** Everybody may see it. */
  isPublic: boolean;
}

/** A photo by the id by which a review or return takes it, or why it was not taken, also in words for the shopper. */
export type UploadedPhoto = { ok: true; id: string } | { ok: false; failure: Failure; message: string };

const INVALID: Failure = { kind: 'refused', reason: 'invalid', field: 'file' };

/** Hands one photo of a customer on to the retail API, which alone opens it. A file that is none is refused without a call. */
export async function savePhoto(session: ShopperSession, file: File): Promise<UploadedPhoto> {
  const problem = photoProblem(file);
  if (problem !== '') return { ok: false, failure: INVALID, message: problem };
  const extension = extensionOf(file.name);
  if (!(await beginsAs(extension, file))) return { ok: false, failure: INVALID, message: NOT_A_PHOTO };
  // The type that the browser told goes no further.
  const result = await callAsCustomer(session, calls.uploadPhoto, {}, { content: file.slice(), extension });
  if (result.ok) return { ok: true, id: result.value.PhotoId };
  return { ok: false, failure: result.failure, message: photoRefusal(result.failure) };
}

/** What became of the photos of a form. */
export interface UploadedPhotos {
  /** Of those that were taken, in their order; a form that never takes them loses them after a day. */
  ids: string[];
  /** Why others were not, by name; empty where all were. */
  problem: string;
  isSignedOut: boolean;
}

/** The same for the photos that a form without scripts brings along, one after the other, also after one that is refused. */
export async function savePhotos(session: ShopperSession, files: readonly File[]): Promise<UploadedPhotos> {
  const ids: string[] = [];
  const refused: { name: string; message: string }[] = [];
  for (const file of files) {
    const kept = await savePhoto(session, file);
    if (kept.ok) ids.push(kept.id);
    else if (isSignedOutFailure(kept.failure)) return { ids, problem: kept.message, isSignedOut: true };
    else refused.push({ name: file.name, message: kept.message });
  }
  return { ids, problem: refusedPhotos(refused), isSignedOut: false };
}

/** Removes a photo that still waits for its review or return; one that is gone already is no failure. */
export async function removePhoto(session: ShopperSession, id: string): Promise<Result<unknown>> {
  return callAsCustomer(session, calls.removePhoto, { PhotoId: id });
}

/** A photo that everybody may see; any other is not found. */
export async function readPublicPhoto(
  _admission: Admission,
  id: string,
  size: ShopperPhotoSize,
): Promise<Result<PhotoFile>> {
  return toPhoto(toResult(await retail().callAsSite(calls.photoFile, { PhotoId: id, Size: size })));
}

/** A photo that the customer sent. */
export async function readOwnPhoto(
  session: ShopperSession,
  id: string,
  size: ShopperPhotoSize,
): Promise<Result<PhotoFile>> {
  return toPhoto(await callAsCustomer(session, calls.photoFile, { PhotoId: id, Size: size }));
}

function toPhoto(result: Result<DataOf<typeof calls.photoFile>>): Result<PhotoFile> {
  if (!result.ok) return result;
  const { ContentBase64, Public } = result.value;
  return success({ content: Buffer.from(ContentBase64, 'base64'), isPublic: Public });
}
