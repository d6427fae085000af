/** A profile of the shop as the API keeps it. */
type Profile = Record<string, unknown>;

/** A text of the profile that has a field of its own. */
export interface ProfileTexts {
  path: readonly string[];
  label: string;
  value: string;
}

/** The profile in a text; null where it is not a JSON object. */
export function parsedProfile(text: string): Profile | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
}

/** These have fields of their own kind. */
const OTHER_FIELDS = new Set([
  'currency',
  'social',
  'typefaces',
  'logo',
  'darkLogo',
  'icon',
  'shareImage',
  'displayFont',
  'textFont',
]);

/** The texts of a profile and of its groups, one level deep, that are short enough for a field. */
export function profileTexts(profile: Profile): ProfileTexts[] {
  return Object.entries(profile).flatMap(([name, value]) => {
    if (OTHER_FIELDS.has(name)) return [];
    if (isFieldText(value)) return [{ path: [name], label: labelOf(name), value }];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.entries(value)
      .filter((entry): entry is [string, string] => isFieldText(entry[1]) && !entry[1].startsWith('#'))
      .map(([inner, text]) => ({
        path: [name, inner],
        label: `${labelOf(name)}: ${inner === 'gstin' ? 'GSTIN' : labelOf(inner).toLowerCase()}`,
        value: text,
      }));
  });
}

const MAX_FIELD_LENGTH = 120;
const isFieldText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_FIELD_LENGTH;

/** A profile with one text changed. */
export function withTexts(profile: Profile, [first = '', inner]: readonly string[], value: string): Profile {
  if (inner === undefined) return { ...profile, [first]: value };
  const group = profile[first];
  return { ...profile, [first]: { ...(typeof group === 'object' && group), [inner]: value } };
}

/** `supportEmail` as `Support email`. */
function labelOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
