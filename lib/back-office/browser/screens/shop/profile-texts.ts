/** A profile of the shop as the API keeps it. */
type Profile = Readonly<Record<string, unknown>>;

/** The profile in a text; null where it is not a JSON object. */
export function parsedProfile(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
}

/** A field of a profile, one or two levels deep. */
function fieldAt(profile: Profile, [first = '', inner]: readonly string[]): unknown {
  const value = profile[first];
  if (inner === undefined) return value;
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(inner) : undefined;
}

/** A text of a profile; empty where it has none. */
export function textAt(profile: Profile, path: readonly string[]): string {
  const value = fieldAt(profile, path);
  return typeof value === 'string' ? value : '';
}

/** The texts of a list in a profile; none where it has no list. */
export function listAt(profile: Profile, path: readonly string[]): string[] {
  const value = fieldAt(profile, path);
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

/** A profile with another text; an empty one at the first level is left out, so that its default counts. */
export function withTexts(profile: Profile, path: readonly string[], text: string): Profile {
  return withField(profile, path, path.length === 1 && text === '' ? undefined : text);
}

/** A profile with another value in a field, one or two levels deep. */
export function withField(profile: Profile, [first = '', inner]: readonly string[], value: unknown): Profile {
  if (inner === undefined) return { ...profile, [first]: value };
  const group = profile[first];
  return { ...profile, [first]: { ...(typeof group === 'object' && group), [inner]: value } };
}
