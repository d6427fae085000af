import { IMAGE_SEARCH_EXTENSIONS, IMAGE_SEARCH_MAXIMUM_BYTES } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

/** Extension of a file name in lower case, without the dot; empty where there is none. */
export function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

function isAcceptedExtension(extension: string): boolean {
  return (IMAGE_SEARCH_EXTENSIONS as readonly string[]).includes(extension);
}

/** Why a file with this name is not sent, as a message for the shopper; empty where it can be. */
export function extensionProblem(name: string): string {
  return isAcceptedExtension(extensionOf(name)) ? '' : m.photoSearchNotSentKind();
}

/** Why a file is not sent, as a message for the shopper; empty where it can be. */
export function searchPhotoProblem({ name, size }: { name: string; size: number }): string {
  const problem = extensionProblem(name);
  if (problem !== '') return problem;
  return size > IMAGE_SEARCH_MAXIMUM_BYTES ? m.photoSearchNotSentSize() : '';
}
