import * as paths from './paths.ts';

/**
 * An address that the retail API names (`watches/men`, `/search?q=gold`) as an href of this store. Whatever it says, the
 * result starts with one slash and stays on this site.
 */
export function storeHref(url: string): string {
  const [path = '', ...rest] = url.replace(/#.*/s, '').split('?');
  const query = rest.join('?');
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  const href = segments.length === 0 ? paths.home() : paths.page(segments.join('/'));
  return query === '' ? href : `${href}?${new URLSearchParams(query)}`;
}
