import { PHOTO_PROBLEMS, type PhotoProblem } from '#lib/shared/route-names.ts';
import { extensionOf, extensionProblem, NOT_ITS_KIND, searchPhotoProblem } from './photo-file.ts';
import { signatureMatchesExtension } from './photo-kind.ts';

const TEXTS: Record<PhotoProblem, string> = {
  kind: 'We cannot search with that file. Choose a PNG, JPG, JPEG, BMP, WEBP or JFIF photo.',
  content: `${NOT_ITS_KIND} Please choose another one.`,
  size: 'That photo is too large. Choose one of at most 5 MB.',
  unavailable:
    'We could not search with that photo just now. Try again in a moment, choose another photo, or search by text.',
};

/** Why an uploaded file cannot be searched for; null where it can be. */
export async function problemOfPhoto(photo: File): Promise<PhotoProblem | null> {
  if (extensionProblem(photo.name) !== '') return 'kind';
  if (searchPhotoProblem(photo) !== '') return 'size';
  return (await signatureMatchesExtension(extensionOf(photo.name), photo)) ? null : 'content';
}

/** The message for the photo problem named in the address; empty where it names none. */
export function photoProblemText(param: unknown): string {
  const problem = PHOTO_PROBLEMS.find((candidate) => candidate === param);
  return problem === undefined ? '' : TEXTS[problem];
}
