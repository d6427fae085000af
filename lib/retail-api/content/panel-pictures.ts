const PICTURE = /(?<=\bsrc="\/images\/original\/)[A-Za-z0-9-]+\.webp(?=")/g;

/**
 * Rewrites the picture names in a menu panel to those in their public URLs. An operator uses the names as delivered,
 * `/images/original/home-watches.webp`. `names`: from `photoNames`.
 */
export function withPictureNames(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(PICTURE, (file) => names.get(file) ?? file);
}
