import 'server-only';
import type { FormOutcome } from '#lib/storefront/platform/forms/form-route.ts';
import { refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import type { Context } from '#lib/storefront/platform/http/route-handler.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { PHOTO_FILES, PHOTO_IDS } from './field-names.ts';
import type { PostedWithPhotos } from './schema.ts';
import { savePhotos } from './server.ts';

/**
 * Uploads the photos of a form and submits it with their ids. Keeps uploaded photos even where the form is refused,
 * because a browser cannot select the files again. `page`: the form's own page.
 */
export async function submitWithPhotos<Input>(
  posted: PostedWithPhotos<Input>,
  { files, session }: Pick<Context<unknown>, 'files' | 'session'>,
  page: string,
  submit: (shopper: ShopperSession, input: Input & { photoIds: string[] }) => Promise<FormOutcome>,
): Promise<FormOutcome> {
  const problems = posted.problems(files.length);
  const shopper = await session();
  const added = problems[PHOTO_FILES] ? [] : files;
  const saved = await savePhotos(shopper, added);
  if (saved.isSignedOut) return refuseForm({ kind: 'refused', reason: 'sign-in-required' }, page);
  if (saved.problem) problems[PHOTO_FILES] = saved.problem;
  const photoIds = [...posted.photoIds, ...saved.ids];
  const savedFields = { [PHOTO_IDS]: photoIds.join(',') };
  if (Object.keys(problems).length > 0) return { ok: false, problems, savedFields };
  const outcome = await submit(shopper, { ...posted.input, photoIds });
  return outcome.ok ? outcome : { ...outcome, savedFields };
}
