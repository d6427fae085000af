import * as apiPaths from '#lib/shared/api-paths.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { inSequence } from '#lib/storefront/platform/http/in-sequence.ts';

/** What came of sending a photo: its id, or what is wrong in words. */
export type SentPhoto = { id: string } | { problem: string };

const UNREACHABLE: SentPhoto = {
  problem: 'We could not upload the photo. Please check your connection and choose it again.',
};

/** Sends one photo to wait for its form. Never throws. */
export async function sendPhoto(photo: File): Promise<SentPhoto> {
  const post = async (): Promise<SentPhoto> => {
    const body = new FormData();
    body.append('file', photo);
    const response = await browserFetch(apiPaths.photos(), { method: 'POST', body });
    const { id, message } = (await response.json()) as { id?: string; message?: string };
    return id === undefined
      ? { problem: message ?? 'We could not use this photo. Please choose another one.' }
      : { id };
  };
  return inSequence(post).catch(() => UNREACHABLE);
}

/** Removes a photo that waits. Where that fails it is gone after a day anyway. */
export async function discardPhoto(id: string): Promise<void> {
  const post = () =>
    browserFetch(apiPaths.photoRemoval(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id }),
    });
  await inSequence(post).catch(() => undefined);
}
