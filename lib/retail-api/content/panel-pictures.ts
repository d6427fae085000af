const PICTURE = /(?<=\bsrc="\/images\/original\/)[A-Za-z0-9-]+\.webp(?=")/g;

/**
 * A panel of the menu with its pictures by the names that their addresses carry. An operator names them as they were
 * delivered, `/images/original/home-watches.webp`. `names`: as `photoNames` tells.
 */
export function withPictureNames(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(PICTURE, (file) => names.get(file) ?? file);
}
