import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { invalidField, tooManyRequests } from '../../core/refusals.ts';
import { photoProblem } from './photo-problem.ts';

/** Beyond so many products hardly one looks like the photo. */
const FOUND = 24;
const BUSY_SECONDS = 2;

/**
 * Products that look like a photo, nearest first. The photo is decoded in a process of its own, and nothing of it is kept;
 * of its name only the extension is looked at.
 */
export const imageSearch = handlerFor(calls.imageSearch, async (_request, { photos }, _caller, file) => {
  if (!file) return invalidField('file', 'Send one photo.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = photoProblem(file.name, bytes);
  if (problem !== '') return invalidField('file', problem);
  const answer = await photos.find(bytes, FOUND);
  switch (answer.kind) {
    case 'found':
      return succeed({ similar_prod_ids: answer.codes });
    case 'busy':
      return tooManyRequests(BUSY_SECONDS);
    case 'unreadable':
      return invalidField('file', 'The photo is broken: save it anew, as PNG or JPG.');
    case 'not-ready':
      return refuse('InternalError', 'The photos of the catalogue are still being looked at: ask again in a minute.');
  }
});
