import * as apiPaths from '#lib/shared/api-paths.ts';
import { readReplyFields } from '#lib/storefront/platform/browser/read-reply-fields.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { inSequence } from '#lib/storefront/platform/http/in-sequence.ts';
import * as m from '#messages';

/** The result of uploading a photo: its id, or a message about what is wrong. */
type SentPhoto = { id: string } | { problem: string };

/** Uploads one photo, to be used by its form later. Never throws. */
export async function sendPhoto(photo: File): Promise<SentPhoto> {
  const post = async (): Promise<SentPhoto> => {
    const body = new FormData();
    body.append('file', photo);
    const response = await browserFetch(apiPaths.photos(), { method: 'POST', body });
    const { id, message } = await readReplyFields(response);
    if (typeof id === 'string') return { id };
    return { problem: typeof message === 'string' ? message : m.communityPhotoUnusable() };
  };
  return inSequence(post).catch(() => ({ problem: m.communityPhotoConnection() }));
}

/** Removes an unused photo. If that fails, it is removed after a day anyway. */
export async function discardPhoto(id: string): Promise<void> {
  const post = () =>
    browserFetch(apiPaths.photoRemoval(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id }),
    });
  await inSequence(post).catch(() => undefined);
}
