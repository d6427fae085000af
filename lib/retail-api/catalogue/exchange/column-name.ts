/** A canonical column or element name, independent of spelling: `g:Image Link` becomes `image_link`. */
export function columnName(name: string): string {
  return name
    .trim()
    .replace(/^g:/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}
