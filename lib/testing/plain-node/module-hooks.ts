import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

const PROJECT = new URL('../../../', import.meta.url);
const STAND_IN = new URL('lib/testing/server-only.ts', PROJECT);

/** Where Next’s compiler finds what a module imports and Node alone does not; null where both agree. */
function addressOf(specifier: string, parent: string): string | null {
  if (specifier === 'server-only') return STAND_IN.href;
  // Next names no entry points in its package.json, without which Node needs the extension.
  if (/^next\/\w+$/.test(specifier)) return `${specifier}.js`;
  const isOfProject = specifier.startsWith('@/');
  if (!isOfProject && !/^\.{1,2}\//.test(specifier)) return null;
  const file = isOfProject ? new URL(specifier.slice(2), PROJECT) : new URL(specifier, parent);
  if (existsSync(file)) return file.href;
  return `${file.href}.ts`;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context;
    const isOurs = parentURL.startsWith(PROJECT.href) && !parentURL.includes('/node_modules/');
    return nextResolve((isOurs && addressOf(specifier, parentURL)) || specifier, context);
  },
});

// A module of Next that is loaded without it keeps a stand-in whose methods throw, in this process for good: Next’s
// compiler for Jest, loaded later in the same worker, then fails in every error that is printed.
Object.assign(globalThis, { AsyncLocalStorage });
