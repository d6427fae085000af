/** The keys of an object with their types. The object has no keys but those of its type. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}

/** The entries of an object with their types. The object has no keys but those of its type. */
export function entriesOf<T extends object>(object: T): [keyof T & string, T[keyof T & string]][] {
  return Object.entries(object) as [keyof T & string, T[keyof T & string]][];
}
