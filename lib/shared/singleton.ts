const PREFIX = 'samay.';

const registry = globalThis as unknown as Record<symbol, unknown>;

/**
 * Returns the one value with a name in this process, built on first use. Turbopack compiles several copies of
 * a module into one server, so a module's own variable would not be unique.
 */
export function singleton<Value>(name: string, build: () => Value): Value {
  const key = Symbol.for(`${PREFIX}${name}`);
  registry[key] ??= build();
  return registry[key] as Value;
}

/** Replaces the value, or forgets it with undefined; for tests. */
export function replaceSingleton<Value>(name: string, value: Value | undefined): void {
  registry[Symbol.for(`${PREFIX}${name}`)] = value;
}

/** Forgets all values, as if the process had just started; for tests. */
export function resetSingletons(): void {
  for (const key of Object.getOwnPropertySymbols(registry))
    if (Symbol.keyFor(key)?.startsWith(PREFIX)) Reflect.deleteProperty(registry, key);
}
