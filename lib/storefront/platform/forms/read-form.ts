import 'server-only';
import { refusedFormFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import { readPageFlash } from '#lib/storefront/platform/session/read.ts';
import { restoreFieldNames } from './field-names.ts';
import type { RefusedParameter } from './refused-form-path.ts';
import { EMPTY_FORM, type FormState } from './types.ts';

/**
 * The refused form of this name, as saved without scripts; empty where there is none, and on every visit other
 * than the redirect after the refusal. For renders of personal pages. The second argument: the parameters of the
 * page. `fields`: the list in its route.
 */
export async function readForm(
  name: string,
  { refused }: RefusedParameter,
  fields: readonly string[] = [],
): Promise<FormState> {
  if (refused !== name) return EMPTY_FORM;
  const flash = await readPageFlash(refusedFormFlash);
  if (flash?.form !== name) return EMPTY_FORM;
  return { values: restoreFieldNames(flash.values, fields), problems: restoreFieldNames(flash.problems, fields) };
}
