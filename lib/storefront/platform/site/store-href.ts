import * as paths from '#lib/shared/paths.ts';

/**
 * Converts a path from the retail API (`watches/men`, `/search?q=gold`) to an href of this store. For any
 * input the result starts with one slash and stays on this site.
 */
export function storeHref(url: string): string {
  const [path = '', ...rest] = url.replace(/#.*/s, '').split('?');
  const query = rest.join('?');
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  const href = segments.length === 0 ? paths.home() : paths.page(segments.join('/'));
  return query === '' ? href : `${href}?${new URLSearchParams(query)}`;
}
