import { IMAGE_SEARCH_EXTENSIONS, IMAGE_SEARCH_MAXIMUM_BYTES } from '#lib/contract/vocabulary.ts';
import { MAXIMUM_PIXELS } from '../../photo-search/decode/limits.ts';
import { agrees, readHeader } from '../../photo-search/decode/read-header.ts';

/** What is wrong with a photo, by its extension, size, signature and header; empty where nothing is. Nothing is decoded. */
export function photoProblem(name: string, bytes: Uint8Array): string {
  const extension = /\.([A-Za-z]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const isTaken = IMAGE_SEARCH_EXTENSIONS.some((taken) => taken === extension);
  if (!isTaken) return `The file must end in ${IMAGE_SEARCH_EXTENSIONS.join(', ')}.`;
  if (bytes.length > IMAGE_SEARCH_MAXIMUM_BYTES) return 'The photo must have at most 5 MB.';
  const header = readHeader(bytes);
  if (!header || !agrees(extension, header)) return 'The file is not the photo that its extension says.';
  if (header.width * header.height > MAXIMUM_PIXELS) return 'The photo must have at most 40 million pixels.';
  return '';
}
