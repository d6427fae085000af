/** `URL.canParse`, which Safari has since version 17, Firefox since 115 and Chrome since 120. */
function canParse(address: string | URL, base?: string | URL): boolean {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
}

/** `String.prototype.toWellFormed`, which Firefox has since version 119. */
function toWellFormed(this: string): string {
  return this.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** `Map.groupBy`, which Safari has since version 17.4, Chrome since 117 and Firefox since 119. */
function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** `Promise.withResolvers`, which Safari has since version 17.4, Chrome since 119 and Firefox since 121. */
function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let functions: Omit<PromiseWithResolvers<Value>, 'promise'> | undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    functions = { resolve, reject };
  });
  return { promise, ...(functions as NonNullable<typeof functions>) };
}

// Takes the place of the polyfills that the framework puts into every page (`next.config.js`): of their functions the
// browsers that it builds for, Chrome, Edge and Firefox 111 and Safari 16.4, lack only the first. The others are what the
// store's own scripts use and Safari before 17.4, the last of many phones, or Firefox 115, of old computers, lack.
URL.canParse ??= canParse;
String.prototype.toWellFormed ??= toWellFormed;
Map.groupBy ??= groupBy;
Promise.withResolvers ??= withResolvers;
