import { IMAGE_SEARCH_EXTENSIONS, IMAGE_SEARCH_MAXIMUM_BYTES } from '#lib/contract/vocabulary.ts';

/** The message about a photo whose content is of another file type than its name says. */
export const NOT_ITS_KIND = 'That file does not match its file type.';

/** Extension of a file name in lower case, without the dot; empty where there is none. */
export function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

function isAcceptedExtension(extension: string): boolean {
  return (IMAGE_SEARCH_EXTENSIONS as readonly string[]).includes(extension);
}

/** Why a file with this name is not sent, as a message for the shopper; empty where it can be. */
export function extensionProblem(name: string): string {
  return isAcceptedExtension(extensionOf(name))
    ? ''
    : 'We did not send that file. Choose a PNG, JPG, JPEG, BMP, WEBP or JFIF photo.';
}

/** Why a file is not sent, as a message for the shopper; empty where it can be. */
export function searchPhotoProblem({ name, size }: { name: string; size: number }): string {
  const problem = extensionProblem(name);
  if (problem !== '') return problem;
  return size > IMAGE_SEARCH_MAXIMUM_BYTES
    ? 'We did not send that photo because it is too large. Choose one of at most 5 MB.'
    : '';
}
