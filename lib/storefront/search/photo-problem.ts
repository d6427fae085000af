import { PHOTO_PROBLEMS, type PhotoProblem } from '#lib/shared/route-names.ts';
import { extensionOf, extensionProblem, NOT_ITS_KIND, searchPhotoProblem } from './photo-file.ts';
import { beginsAs } from './photo-kind.ts';

const TEXTS: Record<PhotoProblem, string> = {
  kind: 'That is no photo that can be searched for. Choose one that ends in png, jpg, jpeg, bmp, webp or jfif.',
  content: `${NOT_ITS_KIND} Choose another one.`,
  size: 'That photo is too large. Choose one of at most 5 MB.',
  unavailable:
    'Nothing could be found for that photo just now. Try again in a moment, choose another photo, or search in words.',
};

/** Why an uploaded file cannot be searched for; null where it can be. */
export async function problemOfPhoto(photo: File): Promise<PhotoProblem | null> {
  if (extensionProblem(photo.name) !== '') return 'kind';
  if (searchPhotoProblem(photo) !== '') return 'size';
  return (await beginsAs(extensionOf(photo.name), photo)) ? null : 'content';
}

/** The message for the photo problem named in the address; empty where it names none. */
export function photoProblemText(param: unknown): string {
  const problem = PHOTO_PROBLEMS.find((candidate) => candidate === param);
  return problem === undefined ? '' : TEXTS[problem];
}
