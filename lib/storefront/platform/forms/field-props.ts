import type { Problems } from './types.ts';

interface FieldProps<Name extends string> {
  id: string;
  name: Name;
  defaultValue: string;
  error: string;
}

/** Returns what binds an input to a field of its form: id, name, the value that it shows, and its problem. */
export function fieldProps<Name extends string>(
  name: Name,
  idOf: (name: string) => string,
  values: Readonly<Record<string, string>>,
  problems: Problems,
): FieldProps<Name> {
  return { id: idOf(name), name, defaultValue: values[name] ?? '', error: problems[name] ?? '' };
}
