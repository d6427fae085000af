/**
 * Returns a function that makes a value at its first call and returns the same one later. For what is dear to
 * make and not needed wherever its module is.
 */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
