import { HOLE } from './lex.ts';
import { fileRule, type Rule } from './rule.ts';
import type { SourceFile } from './source-file.ts';

/** Where envelopes are opened. */
const RETURN_CODE_READERS = [
  'lib/contract',
  'lib/storefront/platform/retail-client',
  'lib/tooling/conformance',
  'lib/tooling/mock',
  'lib/retail-api',
  'lib/back-office/server',
  'lib/back-office/testing',
  'lib/payment-sandbox',
];

const under =
  (...folders: string[]) =>
  (file: SourceFile) =>
    folders.some((folder) => file.path === folder || file.path.startsWith(`${folder}/`));
const page = under('app', 'components');
const pure = under('lib/storefront/platform/gate', 'lib/contract');

const MAX_LINES = 300;
const CONFIGURATION = /^(?:[\w.]+\.config\.(?:js|mjs|ts)|e2e\/playwright\.config\.ts)$/;
const INPUT_OR_OUTPUT =
  /\b(?:fetch|setTimeout|setInterval)\s*\(|\bprocess\.|\bDate\.now\s*\(|\bnew Date\(\)|\bMath\.random\b/g;
const LEFT_OUT_TEST =
  /\b(?:describe|test|it)\.(?:only|skip|todo|fixme)\b|\b(?:fdescribe|xdescribe|fit|xit|xtest)\s*\(/g;
/** The same pattern as in jest.config.mjs, which finds by it the files to run where services are. */
const SERVICE_SUITE = /\b(?:describeOnEachEngine|describeOnPostgres|describeWithRedis)\(/g;
const DESCRIBES_SERVICES = new Set(['lib/retail-api/testing/test-database.ts', 'lib/testing/redis.ts']);
const NEXT_CACHES = /\bexport const (?:revalidate|dynamicParams|fetchCache|runtime)\b|\bunstable_cache\b/g;
/** A path of the store as a literal; `/` counts where it is an href or a redirect. */
const HREF_LITERAL = new RegExp(`^/[a-z0-9${HOLE}]`, 'i');
const ASSET = /^\/(?:fonts|icon|images)\b/;
const HOME_LITERAL = /\b(?:href|action|location)\s*[=:]\s*\{?\s*'(\d+)'|\b(?:redirect|push|replace)\(\s*'(\d+)'/g;

const REDIRECT = /\b(?:permanentRedirect|redirect)\b[^}]*\}\s*from\s*'(\d+)'/g;
/** The second compares the addresses that the browser shows. */
const PATH_READERS = new Set([
  'lib/storefront/platform/browser/use-page-path.ts',
  'components/navigation/route-watcher.tsx',
]);

/** `{ ...{ a, b }, c }` and `[...[a, b], c]`: what is spread there has no meaning but a shorter layout. */
const SPREAD_LITERAL = /\.\.\.(?:\{|\[[^[\]]*\](?!\s*[.?[]))/g;

/** A second to a week in milliseconds, or an hour to a day in seconds, computed again. */
const DURATION =
  /\b(?:24 \* )?60 \* 60\b|\b60 \* 1000\b|\* 60_000\b|\b86_400_000\b|\b(?:SECOND|MINUTE|HOUR|DAY|WEEK)_(?:MS|SECONDS) =/g;

/**
 * `group-has-…` affects everything below a group, and `has-checked` and the like the whole document at each
 * keystroke.
 */
const DEAR_HAS = /(?:group|peer|in)-has-\S+|\bhas-(?!\[[a-z])\S+/g;

const matches = (code: string, pattern: RegExp) => [...new Set(code.match(pattern) ?? [])];

function literalPaths(file: SourceFile): string[] {
  const imported = new Set(file.imports.map(({ specifier }) => specifier));
  const home = [...file.code.matchAll(HOME_LITERAL)]
    .map((match) => file.literals[Number(match[1] ?? match[2])])
    .filter((value) => value === '/');
  return [
    ...home.map(String),
    ...file.literals.filter((value) => HREF_LITERAL.test(value) && !ASSET.test(value) && !imported.has(value)),
  ];
}

/** Texts that may occur in one file only, and texts that may occur in none. */
export const TEXT_RULES: readonly Rule[] = [
  fileRule('process.env is read in lib/shared/env.ts and in configuration files alone', (file) =>
    file.isTest || file.path === 'lib/shared/env.ts' || CONFIGURATION.test(file.path)
      ? []
      : matches(file.code, /\bprocess\s*\??\.\s*env\b|\bprocess\s*\[|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/g),
  ),
  fileRule('lengths of time stand in lib/shared/durations.ts alone', (file) =>
    file.path === 'lib/shared/durations.ts' || file.path.startsWith('lib/contract/')
      ? []
      : matches(file.code, DURATION),
  ),
  fileRule('names of cookies stand in lib/storefront/platform/session and in staff-cookie.ts alone', (file, tree) => {
    const declared = tree.get('lib/storefront/platform/session/cookie-names.ts')?.literals ?? [];
    const names = new Set(declared.map((value) => value.replace(HOLE, '')).filter((value) => /^\w[\w-]+$/.test(value)));
    names.delete('X-XSRF-TOKEN');
    return under('lib/storefront/platform/session', 'lib/back-office/server/staff-cookie.ts')(file) || file.isTest
      ? []
      : file.literals.filter((value) => names.has(value) || value.startsWith('__Host-'));
  }),
  fileRule(
    'ReturnCode is read in lib/contract, lib/storefront/platform/retail-client, lib/tooling/conformance, lib/tooling/mock, lib/back-office/server and lib/retail-api alone',
    (file) =>
      under(...RETURN_CODE_READERS)(file)
        ? []
        : [
            ...matches(file.code, /\bReturnCode\b/g),
            ...file.literals.filter((value) => value === 'ReturnCode' && !file.path.startsWith('lib/testing/')),
          ],
  ),
  fileRule('hrefs are built in lib/shared/paths.ts alone', (file) =>
    page(file) && !file.isTest ? literalPaths(file) : [],
  ),
  fileRule("the shop's name comes from its profile", (file) =>
    file.isTest || !under('app', 'components', 'lib/retail-api', 'lib/storefront')(file)
      ? []
      : [...file.literals, file.code].flatMap((text) => matches(text, /\bSamay\b/g)),
  ),
  fileRule('a page does not fetch', (file) =>
    (page(file) && !file.isTest && !file.isClient) || file.path === 'middleware.ts'
      ? matches(file.code, /\bfetch\s*\(/g)
      : [],
  ),
  fileRule('pages redirect in their language, by lib/storefront/platform/site/redirects.ts', (file) =>
    file.path === 'lib/storefront/platform/site/redirects.ts' || file.isTest
      ? []
      : [...file.code.matchAll(REDIRECT)].flatMap(([name, at]) =>
          file.literals[Number(at)] === 'next/navigation' ? [name] : [],
        ),
  ),
  fileRule('scripts fetch in the language of their page, by browserFetch', (file) =>
    under('components', 'lib/storefront')(file) && !under('lib/storefront/platform')(file) && !file.isTest
      ? matches(file.code, /(?<![.\w])fetch\s*\(/g)
      : [],
  ),
  fileRule('the path of a page is read without its language, by usePagePath', (file) =>
    PATH_READERS.has(file.path) || file.isTest ? [] : matches(file.code, /\busePathname\b/g),
  ),
  fileRule('lib/storefront/platform/gate and lib/contract do no I/O and read no clock', (file) =>
    pure(file) && !file.isTest ? matches(file.code, INPUT_OR_OUTPUT) : [],
  ),
  fileRule('lib/storefront/platform/retail-client touches no cookie', (file) =>
    under('lib/storefront/platform/retail-client')(file) && !file.isTest
      ? [
          ...matches(file.code, /\bdocument\.cookie\b|\bcookies\s*\(/g),
          ...file.literals.filter((value) => /^(?:set-)?cookie$/i.test(value)),
        ]
      : [],
  ),
  fileRule('there are no Server Actions', (file) => file.literals.filter((value) => value === 'use server')),
  fileRule("there is no cache of Next's own", (file) => [
    ...file.literals.filter((value) => value.startsWith('use cache')),
    ...(file.path.startsWith('app/') ? matches(file.code, NEXT_CACHES) : []),
  ]),
  fileRule('no loading file turns a 404 into a 200', (file) =>
    /^app\/(?:.*\/)?loading\.tsx?$/.test(file.path) ? ['loading file'] : [],
  ),
  fileRule('middleware.ts has no matcher', (file) =>
    file.path === 'middleware.ts' ? matches(file.code, /\bexport const (?:config|runtime)\b|\bmatcher\s*:/g) : [],
  ),
  fileRule('a class that asks what an element holds names its tag, for itself alone', (file) =>
    file.path.endsWith('.tsx') && !file.isTest ? file.literals.flatMap((value) => matches(value, DEAR_HAS)) : [],
  ),
  fileRule('no literal is spread: its fields are written where they belong', (file) =>
    matches(file.code, SPREAD_LITERAL),
  ),
  fileRule('members of a class are private by their #name', (file) =>
    matches(file.code, /\b(?:private|protected)\s+(?!constructor\b)[\w#]+/g),
  ),
  fileRule('no test is left out or run alone', (file) => matches(file.code, LEFT_OUT_TEST)),
  fileRule('suites on services are described in test files alone, where Jest looks for them', (file) =>
    /\.test\.ts$/.test(file.path) || DESCRIBES_SERVICES.has(file.path) ? [] : matches(file.code, SERVICE_SUITE),
  ),
  fileRule(`no file is longer than ${MAX_LINES} lines`, (file) =>
    file.lines > MAX_LINES ? [`${file.lines} lines`] : [],
  ),
];
