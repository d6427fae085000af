import { PHOTO_PROBLEMS, type PhotoProblem } from '#lib/shared/route-names.ts';
import * as m from '#messages';
import { extensionOf, extensionProblem, searchPhotoProblem } from './photo-file.ts';
import { signatureMatchesExtension } from './photo-kind.ts';

const TEXTS: Record<PhotoProblem, () => string> = {
  kind: m.photoSearchKind,
  content: m.photoSearchNotItsKindChoose,
  size: m.photoSearchSize,
  unavailable: m.photoSearchFailed,
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
  return problem === undefined ? '' : TEXTS[problem]();
}
