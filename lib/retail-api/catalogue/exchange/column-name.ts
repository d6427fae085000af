/** A column or element by a name that spelling does not change: `g:Image Link` is `image_link`. */
export function columnName(name: string): string {
  return name
    .trim()
    .replace(/^g:/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}
