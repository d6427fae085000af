import { builtinModules } from 'node:module';
import { folderOf } from './mutual-folders.ts';
import { reachedByClient, reachedByMiddleware } from './reached-files.ts';
import { fileRule, importRule, type Rule, type SourceTree } from './rule.ts';
import type { SourceFile } from './source-file.ts';

const inside =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
const ours = inside('app', 'components', 'lib', 'e2e', 'middleware.ts');
const from =
  (...folders: string[]) =>
  (file: SourceFile) =>
    inside(...folders)(file.path);
const product = (file: SourceFile) => !file.isTest;

/** Returns `lib/storefront/cart` for its `server.ts` and for files in its folder `server`. */
const serverOf = (path: string) => /^(lib\/storefront\/.+?)\/server(?:\.ts$|\/)/.exec(path)?.[1];
/** Returns the innermost folder with a server that contains a file: a feature of the storefront. */
function featureOf(path: string, tree: SourceTree): string | undefined {
  const features = new Set([...tree.keys()].flatMap((file) => serverOf(file) ?? []));
  const around = path.split('/').map((_segment, depth, segments) => segments.slice(0, depth).join('/'));
  return around.findLast((folder) => features.has(folder));
}
const isPlatform = inside('lib/storefront/platform');
const isBuiltin = (target: string) => target.startsWith('node:') || builtinModules.includes(target);
const forServersOnly = (target: string) =>
  serverOf(target) !== undefined ||
  inside(
    'lib/storefront/platform/retail-client',
    'lib/storefront/platform/session/server',
    'next/headers',
    'server-only',
  )(target);
const SHARED_WITH_API = inside('lib/contract', 'lib/shared', 'lib/messages');
const API = inside('lib/retail-api', 'lib/payment-sandbox');
/** Test files other than the rule's subject, which may import test helpers. */
const testHelp = (target: string, file: SourceFile) => file.isTest && inside('lib/testing')(target);

/** The rows of the table "Who may import whom", and the few rules that follow from it. */
export const IMPORT_RULES: readonly Rule[] = [
  importRule('lib imports neither app nor components', from('lib'), inside('app', 'components')),
  importRule('components import nothing of app', from('components'), inside('app')),
  importRule(
    'components/ui imports no feature',
    from('components/ui'),
    (target, file) =>
      ours(target) &&
      !inside(
        'components/ui',
        'lib/shared',
        'lib/storefront/platform/browser',
        'lib/storefront/platform/site/local-href.ts',
        'lib/contract/vocabulary.ts',
      )(target) &&
      !testHelp(target, file),
  ),
  importRule('a client file imports nothing made for servers', (file) => file.isClient, forServersOnly),
  fileRule('what a client file reaches is not made for servers', (file, tree) =>
    reachedByClient(tree).has(file.path)
      ? file.imports
          .filter(({ target, typeOnly }) => !typeOnly && (forServersOnly(target) || isBuiltin(target)))
          .map(({ target }) => target)
      : [],
  ),
  fileRule('what middleware.ts reaches imports no module of Node', (file, tree) =>
    reachedByMiddleware(tree).has(file.path)
      ? file.imports.filter(({ target, typeOnly }) => !typeOnly && isBuiltin(target)).map(({ target }) => target)
      : [],
  ),
  importRule(
    'app, components and middleware.ts never reach for the retail client',
    from('app', 'components', 'middleware.ts'),
    inside('lib/storefront/platform/retail-client'),
  ),
  fileRule("no file of a feature imports another feature's server", (file, tree) =>
    product(file) && from('lib/storefront')(file) && !isPlatform(file.path)
      ? file.imports
          .map(({ target }) => target)
          .filter((target) => serverOf(target) !== undefined && !isPlatform(target))
          .filter((target) => serverOf(target) !== featureOf(file.path, tree))
      : [],
  ),
  importRule(
    'lib/contract imports nothing but zod',
    (file) => product(file) && from('lib/contract')(file),
    (target) => !inside('lib/contract', 'zod')(target),
  ),
  importRule(
    'lib/storefront/platform/gate imports nothing but lib/contract and lib/shared',
    (file) => product(file) && from('lib/storefront/platform/gate')(file),
    (target) => !inside('lib/storefront/platform/gate', 'lib/contract', 'lib/shared', 'zod')(target),
  ),
  importRule(
    'lib/shared imports nothing of ours but lib/contract and lib/messages',
    (file) => product(file) && from('lib/shared')(file),
    (target) => ours(target) && !SHARED_WITH_API(target),
  ),
  importRule(
    'lib/storefront/platform/retail-client never reads a cookie',
    from('lib/storefront/platform/retail-client'),
    inside('next', 'next/headers', 'cookies-next', 'iron-session', 'lib/storefront/platform/session'),
  ),
  importRule(
    'nothing but its own files and lib/testing imports lib/retail-api or lib/payment-sandbox',
    (file) => !API(file.path) && !from('lib/testing')(file),
    API,
  ),
  importRule(
    'lib/retail-api and lib/payment-sandbox import only lib/contract, lib/messages and lib/shared',
    from('lib/retail-api', 'lib/payment-sandbox'),
    (target, file) =>
      ours(target) && !SHARED_WITH_API(target) && folderOf(target) !== folderOf(file.path) && !testHelp(target, file),
  ),
  importRule(
    'nothing but its own files and lib/testing imports lib/back-office',
    (file) => !from('lib/back-office', 'lib/testing')(file),
    inside('lib/back-office'),
  ),
  importRule(
    'lib/back-office imports only lib/contract, lib/messages and lib/shared',
    from('lib/back-office'),
    (target, file) =>
      ours(target) && !SHARED_WITH_API(target) && !inside('lib/back-office')(target) && !testHelp(target, file),
  ),
  importRule(
    'lib/back-office/browser imports nothing of its server, and of the contract no schemas',
    (file) => product(file) && from('lib/back-office/browser')(file),
    (target) => inside('lib/back-office/server', 'zod')(target) || isBuiltin(target),
  ),
  fileRule('lib/back-office/browser reads of the contract words and types alone', (file) =>
    product(file) && from('lib/back-office/browser')(file)
      ? file.imports
          .filter(({ typeOnly }) => !typeOnly)
          .map(({ target }) => target)
          .filter((target) => inside('lib/contract')(target) && !/(?:vocabulary|typed-keys)\.ts$/.test(target))
      : [],
  ),
  importRule(
    'next/headers is read in lib/storefront/platform/session and app alone',
    (file) => product(file) && !from('lib/storefront/platform/session', 'app')(file),
    inside('next/headers'),
  ),
  importRule(
    'middleware.ts asks the gate, and imports no feature',
    from('middleware.ts'),
    (target) =>
      ours(target) &&
      !inside(
        'lib/storefront/platform/gate',
        'lib/storefront/platform/http',
        'lib/storefront/platform/session',
        'lib/storefront/platform/site',
        'lib/shared',
        'lib/messages',
      )(target),
  ),
  importRule(
    'tests and their configuration alone import lib/testing',
    (file) => product(file) && !from('jest.config.mjs')(file),
    inside('lib/testing'),
  ),
  importRule(
    'fast-check is imported by lib/testing/generated.ts alone, which gives it its seed',
    (file) => !from('lib/testing/generated.ts')(file),
    inside('fast-check'),
  ),
  fileRule('a file of another folder of lib is named by #lib', (file) =>
    file.path.startsWith('lib/')
      ? file.imports
          .filter(({ specifier, target }) => !specifier.startsWith('#lib/') && folderOf(target) !== undefined)
          .filter(({ specifier, target }) => specifier.startsWith('@/') || folderOf(target) !== folderOf(file.path))
          .map(({ specifier }) => specifier)
      : [],
  ),
];
