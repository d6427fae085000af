import { z } from 'zod';
import type { FlashedForm } from '#lib/storefront/platform/session/flash-cookies.ts';
import { packedBytes } from '#lib/storefront/platform/session/packed-flash.ts';
import { restoreFieldNames, shortenFieldNames } from './field-names.ts';
import type { Problems } from './types.ts';

/** The parts of a form's definition that determine its flash cookie. */
export interface FlashForm {
  /** Name of the form in the flash cookies of refused forms, as passed to `readForm`. */
  name: string;
  /** Fields that are never saved, such as codes. */
  secret?: readonly string[];
  /** Whether a field is part of the address of the form's page, so that its cookie leaves it out. */
  isCarried?: (name: string) => boolean;
  /** The field names of a long form, which its cookie leaves out; `readForm` must get the same list. */
  fields?: readonly string[];
}

const MAX_VALUE_LENGTH = 300;
/** The maximum size in bytes of a form's content, which grows when it is sealed in its cookie. */
const FLASH_MAX_BYTES = 540;
const texts = z.record(z.string(), z.unknown()).catch({});

/** The text fields that were sent, without those that are never saved. */
export function sentTexts(sent: unknown, without: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts.parse(sent)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !without.includes(entry[0]),
    ),
  );
}

/**
 * As many values as fit, the shortest first: the size limit drops the longest values, never the error messages.
 */
function fitting(flash: FlashedForm): Record<string, string> {
  const shortestFirst = Object.entries(flash.values)
    .filter(([, value]) => value !== '')
    .map((entry) => ({ entry, bytes: Buffer.byteLength(JSON.stringify(entry)) }))
    .toSorted((one, other) => one.bytes - other.bytes)
    .map(({ entry }) => entry);
  const first = (count: number) => Object.fromEntries(shortestFirst.slice(0, count));
  let [fit, tooMany] = [0, shortestFirst.length + 1];
  while (tooMany - fit > 1) {
    const count = Math.floor((fit + tooMany) / 2);
    if (packedBytes({ ...flash, values: first(count) }) <= FLASH_MAX_BYTES) fit = count;
    else tooMany = count;
  }
  return first(fit);
}

/** The flash content of a form, and the fields whose values are not complete in it. */
interface RefusedFormFlash {
  flash: FlashedForm;
  unsaved: string[];
}

/** What the form's page shows again, as far as the cookie has room. `values`: what was sent. */
export function flashOf(
  form: FlashForm,
  values: Readonly<Record<string, string>>,
  problems: Problems,
): RefusedFormFlash {
  const { name, fields = [], isCarried = () => false } = form;
  const typed = Object.entries(values).filter(([field]) => !isCarried(field));
  const shown = Object.fromEntries(typed.map(([field, value]) => [field, value.slice(0, MAX_VALUE_LENGTH)]));
  const flashProblems = shortenFieldNames(problems, fields);
  const flash = fitting({ form: name, values: shortenFieldNames(shown, fields), problems: flashProblems });
  const back = restoreFieldNames(flash, fields);
  const unsaved = typed.filter(([field, value]) => value !== '' && back[field] !== value).map(([field]) => field);
  return { flash: { form: name, values: flash, problems: flashProblems }, unsaved };
}
