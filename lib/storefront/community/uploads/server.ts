import * as m from '#messages';
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
import { signatureMatchesExtension } from '#lib/storefront/search/photo-kind.ts';
import { photoRefusal, refusedPhotos } from './copy.ts';
import { photoProblem } from './photo-rules.ts';

/** A photo as it is served. */
interface PhotoFile {
  /** The file in WebP format. */
  content: Uint8Array<ArrayBuffer>;
  /** True where anyone may see it. */
  isPublic: boolean;
}

/** The photo's id for its form, or why it was refused, also as a message for the shopper. */
type UploadedPhoto = { ok: true; id: string } | { ok: false; failure: Failure; message: string };

const INVALID: Failure = { kind: 'refused', reason: 'invalid', field: 'file' };

/**
 * Uploads one photo of a customer to the retail API, which alone decodes it. An obvious non-photo is refused
 * before the call.
 */
export async function uploadCustomerPhoto(session: ShopperSession, file: File): Promise<UploadedPhoto> {
  const problem = photoProblem(file);
  if (problem !== '') return { ok: false, failure: INVALID, message: problem };
  const extension = extensionOf(file.name);
  if (!(await signatureMatchesExtension(extension, file)))
    return { ok: false, failure: INVALID, message: m.communityPhotoMismatch() };
  // The content type that the browser sent is not passed on.
  const result = await callAsCustomer(session, calls.uploadPhoto, {}, { content: file.slice(), extension });
  if (result.ok) return { ok: true, id: result.value.PhotoId };
  return { ok: false, failure: result.failure, message: photoRefusal(result.failure) };
}

/** The outcome of uploading the photos of a form. */
interface UploadedPhotos {
  /** Ids of the accepted photos, in their order; photos that no form uses are removed after a day. */
  ids: string[];
  /** Why the others were refused, by name; empty where all were accepted. */
  problem: string;
  isSignedOut: boolean;
}

/**
 * Uploads the files attached to a form without scripts, one after the other; a refused one does not stop the
 * rest.
 */
export async function savePhotos(session: ShopperSession, files: readonly File[]): Promise<UploadedPhotos> {
  const ids: string[] = [];
  const refused: { name: string; message: string }[] = [];
  for (const file of files) {
    const saved = await uploadCustomerPhoto(session, file);
    if (saved.ok) ids.push(saved.id);
    else if (isSignedOutFailure(saved.failure)) return { ids, problem: saved.message, isSignedOut: true };
    else refused.push({ name: file.name, message: saved.message });
  }
  return { ids, problem: refusedPhotos(refused), isSignedOut: false };
}

/** Removes an unused photo; it is no failure if it was removed before. */
export async function removePhoto(session: ShopperSession, id: string): Promise<Result<unknown>> {
  return callAsCustomer(session, calls.removePhoto, { PhotoId: id });
}

/** A published photo; any other is not found. */
export async function readPublicPhoto(
  _admission: Admission,
  id: string,
  size: ShopperPhotoSize,
): Promise<Result<PhotoFile>> {
  return toPhoto(toResult(await retail().callAsSite(calls.photoFile, { PhotoId: id, Size: size })));
}

/** A photo that the customer uploaded. */
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
