import { localHref } from '#lib/storefront/platform/site/local-href.ts';

/** The attribute of each element that leads to a page or handler of the store. */
const ADDRESSES: Readonly<Record<string, string>> = { a: 'href', form: 'action', button: 'formAction' };

/**
 * The attributes of an element, with its address in the language of the page: no link and no form can forget it. One
 * that names a language itself (`hrefLang`) leads there.
 */
export function localise(type: unknown, attributes: object): object {
  const name = typeof type === 'string' ? ADDRESSES[type] : undefined;
  if (name === undefined) return attributes;
  const values = attributes as Readonly<Record<string, unknown>>;
  const address = values[name];
  if (typeof address !== 'string' || values.hrefLang !== undefined) return attributes;
  const local = localHref(address);
  return local === address ? attributes : { ...attributes, [name]: local };
}
