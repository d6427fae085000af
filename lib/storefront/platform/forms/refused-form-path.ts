/** The query parameter `refused`: the name of the form that was refused. */
export interface RefusedParameter {
  refused?: string | string[];
}

/** This address is only for parsing a path: it never appears in a response. */
const BASE = 'http://store.invalid';

/** The page of a refused form, marked so that it shows the saved form; any other visit shows an empty one. */
export function refusedFormPath(page: string, form: string): string {
  const { pathname, search, hash } = new URL(page, BASE);
  const parameters = new URLSearchParams(search);
  parameters.set('refused', form);
  return `${pathname}?${parameters}${hash}`;
}
