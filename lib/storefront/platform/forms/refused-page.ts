/** What a page's address says of a form that came back refused: its name, under `refused`. */
export interface RefusedParameter {
  refused?: string | string[];
}

/** Only to read a path with: it is never part of an answer. */
const BASE = 'http://store.invalid';

/** The page of a refused form, marked so that it shows the form as it came back; any other visit shows it as new. */
export function refusedPage(page: string, form: string): string {
  const { pathname, search, hash } = new URL(page, BASE);
  const parameters = new URLSearchParams(search);
  parameters.set('refused', form);
  return `${pathname}?${parameters}${hash}`;
}
