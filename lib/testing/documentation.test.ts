import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { readTree } from './architecture/read-tree.ts';
import { spansOfComments, unknownNames, wordsOfCode } from './documentation/code-names.ts';
import { isProjectPath, projectPathExists } from './documentation/project-paths.ts';
import { type MarkdownFile, readMarkdown } from './documentation/read-markdown.ts';

const README_LINES = 150;
const STARTS = ['README.md', 'docs/README.md'];

/** Created by an installation, a build or a run. */
const MADE_LATER = /^(?:node_modules|coverage|test-results|playwright-report)$/;

const files = globSync(['**/*.md', '.github/**/*.md'], { exclude: (path) => MADE_LATER.test(String(path)) })
  .toSorted()
  .map((path) => readMarkdown(path.replaceAll('\\', '/'), readFileSync(path, 'utf8')));
const byPath = new Map(files.map((file) => [file.path, file]));
const all = files.map((file) => [file.path, file] as const);
const code = readTree('.');
const words = wordsOfCode(code, [readFileSync('tsconfig.json', 'utf8')]);

/** Returns the path and anchor of a relative link; null for an external URL. */
function targetOf({ path }: Pick<MarkdownFile, 'path'>, link: string): { path: string; anchor: string } | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return null;
  const [relativePath = '', anchor = ''] = link.split('#');
  return { path: relativePath === '' ? path : posix.join(posix.dirname(path), decodeURI(relativePath)), anchor };
}

/** Returns what is wrong with a link; null where its target exists. */
function brokenLink(file: Pick<MarkdownFile, 'path'>, link: string): string | null {
  const target = targetOf(file, link);
  if (!target) return null;
  if (!existsSync(target.path)) return `${link}: there is no ${target.path}`;
  const isBroken = target.anchor !== '' && byPath.get(target.path)?.anchors.has(target.anchor) !== true;
  return isBroken ? `${link}: ${target.path} has no such heading` : null;
}

function reachable(): Set<string> {
  const reached = new Set<string>();
  const open = [...STARTS];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const file = byPath.get(path);
    if (!file || reached.has(path)) continue;
    reached.add(path);
    open.push(...file.links.flatMap((link) => targetOf(file, link)?.path ?? []));
  }
  return reached;
}

test('the documentation test finds the documents', () => {
  const samples = [...STARTS, 'CONTRIBUTING.md', 'docs/settings.md', '.github/pull_request_template.md'];
  expect([...byPath.keys()]).toEqual(expect.arrayContaining(samples));
});

describe.each(all)('%s', (_path, file) => {
  test('every relative link and anchor has a target', () => {
    expect(file.links.flatMap((link) => brokenLink(file, link) ?? [])).toEqual([]);
  });

  test('every project path named in the document exists', () => {
    expect(file.codeSpans.filter(isProjectPath).filter((path) => !projectPathExists(path))).toEqual([]);
  });

  test('every name of code in the document exists', () => {
    expect(unknownNames(file.codeSpans, words)).toEqual([]);
  });
});

test('every name of code that a comment has in backticks exists', () => {
  const unknown = [...code.keys()].flatMap((path) =>
    unknownNames(spansOfComments(readFileSync(path, 'utf8')), words).map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every document can be reached from README.md or docs/README.md', () => {
  const reached = reachable();
  const documents = [...byPath.keys()].filter((path) => !path.startsWith('.github/'));
  expect(documents.filter((path) => !reached.has(path))).toEqual([]);
});

test('docs/architecture.md names every file of code at the top, besides those of tools', () => {
  const folders = byPath.get('docs/architecture.md')?.text ?? '';
  expect(globSync('*.ts', { exclude: ['next-env.d.ts'] }).filter((path) => !folders.includes(`\n${path} `))).toEqual(
    [],
  );
});

test('every npm script that a document or the CI workflow runs exists', () => {
  const scripts = new Set(Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts));
  const texts = [...files.map(({ text }) => text), readFileSync('.github/workflows/ci.yml', 'utf8')];
  const run = texts.flatMap((text) =>
    [...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name),
  );
  expect(run).toContain('build');
  expect(run.filter((name) => !scripts.has(name))).toEqual([]);
});

test(`README.md has at most ${README_LINES} lines and both commands`, () => {
  const readme = byPath.get('README.md');
  expect(readme?.lines).toBeLessThanOrEqual(README_LINES);
  expect(readme?.text).toContain('npm ci && npm start');
  expect(readme?.text).toContain('npm ci && npm test');
});

describe('the documentation checks', () => {
  const page = readMarkdown(
    'docs/page.md',
    [
      '# A *page*, of `x`',
      '## Same',
      '## Same',
      '[one](../README.md#none) <img src="no.png"> `[code](none)` [up](#same-1)',
      '<!-- [comment](none) -->',
      '```',
      '[block](none) `lib/none.ts`',
      '```',
      '`lib/none.ts` and `middleware.ts`',
    ].join('\n'),
  );

  test('headings become anchors', () => {
    expect([...page.anchors]).toEqual(['a-page-of-x', 'same', 'same-1']);
  });

  test('links are found in prose and HTML only', () => {
    expect(page.links).toEqual(['../README.md#none', '#same-1', 'no.png']);
  });

  test('paths are found in backticks only', () => {
    expect(page.codeSpans.filter(isProjectPath)).toEqual(['lib/none.ts', 'middleware.ts']);
  });

  test('names of code are found in comments, and are unknown where no code has them', () => {
    const text = '/** As `priceCart`, `gone()` and\n * `goneName()`. */\nconst a = `inCode`; // `MAX_GONE`, `cart`\n';
    expect(unknownNames(spansOfComments(text), new Set(['priceCart']))).toEqual(['goneName()', 'MAX_GONE']);
  });

  test.each([
    ['../README.md#none', '../README.md#none: README.md has no such heading'],
    ['none.md', 'none.md: there is no docs/none.md'],
    ['README.md', null],
    ['https://example.com/none', null],
  ])('the link %s is checked', (link, problem) => {
    expect(brokenLink(page, link)).toBe(problem);
  });

  test.each([
    ['lib/testing/documentation.test.ts', true],
    ['lib/testing', true],
    ['lib/retail-api/calls/*.ts', true],
    ['lib/retail-api/calls/<area>.ts', true],
    ['app/(shop)/[...path]/page.tsx', true],
    ['lib/testing/none.ts', false],
    ['lib/README/none.ts', false],
  ])('the project path %s is checked', (path, exists) => {
    expect(isProjectPath(path)).toBe(true);
    expect(projectPathExists(path)).toBe(exists);
  });

  test.each(['/cart', 'npm run bench', '.env', 'lru-cache', 'application/json'])(
    '%s is not taken for a path of the project',
    (code) => {
      expect(isProjectPath(code)).toBe(false);
    },
  );
});
