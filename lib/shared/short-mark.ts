/** A short mark of a text, of 32 bits; two texts have the same one hardly ever, by chance (FNV-1a). Guards no secret. */
export function shortMark(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
