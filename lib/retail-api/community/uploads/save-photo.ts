import { PHOTO_MAXIMUM_BYTES } from '#lib/contract/photo-vocabulary.ts';
import { SHOPPER_PHOTOS_MAXIMUM } from '#lib/contract/vocabulary.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { MAX_PIXELS } from '../../catalogue/images/photo-limits.ts';
import { PhotoProcessError } from '../../catalogue/images/photo-process.ts';
import { readHeader } from '../../catalogue/images/read-header.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { lockCustomer } from '../../core/db/lock-customer.ts';
import { newId } from '../../core/db/new-id.ts';
import { consumeLimits } from '../../core/limits/consume-limits.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField, tooManyRequests } from '../../core/refusals.ts';
import type { ProcessedPhoto } from './process-photo.ts';
import type { UploadMaker } from './upload-maker.ts';
import { deleteLoosePhotosBut, insertPhoto } from './upload-repository.ts';

/** Photos sent, not stored: decoding costs time whatever the result. */
const SENT_PER_DAY = 30;
const BUSY_SECONDS = 2;
/** Two forms may be open, in two tabs. */
const FORMS_AT_ONCE = 2;

type PhotoContext = Pick<CoreContext, 'db' | 'now' | 'secret' | 'alarm'> & { uploads: UploadMaker };

/**
 * Stores a photo from a customer, unattached until `attachPhotos` attaches it to a review, return or service request, and returns its
 * id. The photo is decoded in a separate process and re-encoded. Refused as `InvalidRequest` on `file` if the store
 * does not accept it, as `TooManyRequests` if the customer has sent too many today or too many are being decoded.
 */
export async function savePhoto(
  context: PhotoContext,
  customerId: string,
  bytes: Uint8Array,
): Promise<Outcome<string>> {
  const problem = problemOf(bytes);
  if (problem !== '') return invalidField('file', problem);
  const sent: LimitRule = {
    key: limitKey(context.secret, 'photo:sent', customerId),
    max: SENT_PER_DAY,
    windowMs: DAY_MS,
  };
  const refused = await context.db
    .transaction()
    .execute((transaction) => consumeLimits(transaction, [sent], context.now()));
  if (refused) return tooManyRequests(refused.retryAfterSeconds);
  const made = await make(context, bytes);
  return made.code === 'Success' ? insertUpload(context, customerId, made.data) : made;
}

/** The problem with a photo's size, signature or header; empty if there is none. Nothing is decoded. */
function problemOf(bytes: Uint8Array): string {
  if (bytes.length > PHOTO_MAXIMUM_BYTES) return 'The photo must be at most 8 MB.';
  const header = readHeader(bytes);
  if (!header || header.format === 'bmp') return 'The file is not a readable photo: it must be JPEG, PNG or WebP.';
  if (header.width * header.height > MAX_PIXELS) return 'The photo must have at most 40 million pixels.';
  return '';
}

async function make({ uploads, alarm }: PhotoContext, bytes: Uint8Array): Promise<Outcome<ProcessedPhoto>> {
  const pending = uploads.make(bytes);
  if (!pending) return tooManyRequests(BUSY_SECONDS);
  try {
    const made = await pending;
    return made ? succeed(made) : broken();
  } catch (error) {
    if (!(error instanceof PhotoProcessError)) throw error;
    alarm('photo-not-opened', { reason: error.message });
    return broken();
  }
}

function broken(): Outcome<never> {
  return invalidField('file', 'The photo is damaged. Save it again as JPEG or PNG.');
}

/** Holds the customer's lock, so that no photo outlives an account deleted at the same time. */
function insertUpload({ db, now }: PhotoContext, customerId: string, made: ProcessedPhoto): Promise<Outcome<string>> {
  return inTransaction(db, async (transaction) => {
    const customer = await lockCustomer(transaction, customerId);
    if (!customer) return fail('SignInRequired');
    const id = newId();
    await insertPhoto(transaction, { id, customerId, ...made, now: now() });
    // An abandoned form leaves its photos behind: they make room for those of the next form.
    await deleteLoosePhotosBut(transaction, customerId, FORMS_AT_ONCE * SHOPPER_PHOTOS_MAXIMUM);
    return succeed(id);
  });
}
