import { pagePath } from '#lib/storefront/platform/site/local-href.ts';

const KEY = 'unsent-text';

/** Long texts of a form that is interrupted by a sign-in, for which a cookie has no room. */
interface SavedText {
  /** The page that the sign-in returns to. */
  page: string;
  action: string;
  values: Record<string, string>;
}

const addressOf = ({ pathname, searchParams }: URL) => `${pagePath(pathname)}?${searchParams}`;
const actionOf = (form: HTMLFormElement | null) => pagePath(form?.getAttribute('action') ?? '');

/** Saves the long texts of a form for the page that a sign-in returns to; `location`: that of the sign-in. */
export function saveText(form: HTMLFormElement, location: string): void {
  const next = new URL(location, window.location.origin).searchParams.get('next');
  const areas = [...form.querySelectorAll('textarea')].filter(({ name, value }) => name !== '' && value !== '');
  if (next === null || areas.length === 0) return;
  const saved: SavedText = {
    page: addressOf(new URL(next, window.location.origin)),
    action: actionOf(form),
    values: Object.fromEntries(areas.map(({ name, value }) => [name, value])),
  };
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Without storage the form's cookie has what fits into it.
  }
}

/** Restores saved texts on the page of their form; any other page keeps them saved. */
export function restoreText(): void {
  const saved = readSavedText();
  if (saved?.page !== addressOf(new URL(window.location.href))) return;
  const areas = [...document.querySelectorAll('textarea')].filter(
    ({ form, name }) => actionOf(form) === saved.action && saved.values[name] !== undefined,
  );
  if (areas.length === 0) return;
  window.sessionStorage.removeItem(KEY);
  for (const area of areas) area.value = saved.values[area.name] ?? '';
}

function readSavedText(): SavedText | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}
