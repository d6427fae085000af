import { inlineScriptHashes } from './csp-hashes.ts';
import { arrangeFirstPaint, HeadStyles, withoutStylePreloads } from './first-paint.ts';
import { inlineStyle } from './inline-styles.ts';

const styles = new Map([['/s/a.css', { css: Buffer.from('p{color:red}'), hash: 'hash-of-a' }]]);
const link = (path: string) => `<link rel="stylesheet" href="${path}" data-precedence="next"/>`;
const script = (path: string) => `<script src="${path}" async=""></script>`;
const DATA = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

test('a page brings its styles, and applies them before its body; React finds the link of the file, which nobody fetches', () => {
  const page = `<html><head><title>A</title>${link('/s/a.css')}${link('/s/b.css')}</head><body>${link('/s/a.css')}</body></html>`;
  const { content, inlined, styleHashes, scriptHashes } = arrangeFirstPaint(Buffer.from(page), styles);
  const inHead = `<style>p{color:red}</style>${link('/s/a.css').replace('/>', ' disabled=""/>')}`;
  const applied = '<script>document.documentElement.offsetWidth</script></head>';
  expect(content.toString()).toBe(page.replace(link('/s/a.css'), inHead).replace('</head>', applied));
  expect([...inlined]).toEqual(['/s/a.css']);
  expect(styleHashes).toEqual(['hash-of-a']);
  expect([...inlineScriptHashes(Buffer.from(page)), ...scriptHashes]).toEqual(inlineScriptHashes(content));
});

const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/s/0.js"/>';
const OLD_SCRIPT = '<script src="/s/old.js" noModule=""></script>';
const SCRIPTS = `${script('/s/1.js')}<script src="/s/2.js" async="" id="_R_"></script>`;
const WITH_SCRIPTS = `<html><head>${PRELOAD}${SCRIPTS}${OLD_SCRIPT}</head><body><img src="/p.avif">${DATA}</body></html>`;

test('scripts stand in a template after what a visitor sees and before the data of the page', () => {
  const { content, scriptHashes } = arrangeFirstPaint(Buffer.from(WITH_SCRIPTS), styles);
  const [before, after] = content.toString().split(/<script>\(\(\)=>.*?<\/script>/);
  expect(before).toBe(
    `<html><head>${OLD_SCRIPT}</head><body><img src="/p.avif"><template data-scripts="">${SCRIPTS}</template>`,
  );
  expect(after).toBe(`${DATA}</body></html>`);
  expect([...inlineScriptHashes(Buffer.from(WITH_SCRIPTS)), ...scriptHashes].toSorted()).toEqual(
    inlineScriptHashes(content).toSorted(),
  );
});

test('a page without a head or without data keeps its scripts where they are', () => {
  for (const page of ['Refused', `<html><head>${script('/s/1.js')}</head><body></body></html>`])
    expect(arrangeFirstPaint(Buffer.from(page), styles)).toEqual({
      content: Buffer.from(page),
      inlined: new Set(),
      styleHashes: [],
      scriptHashes: [],
    });
});

test('a page sent in pieces brings its styles by its nonce, wherever it is cut', () => {
  const linked = link('/s/a.css').replace(' data', ' nonce="n1" data');
  const page = `<html><head><title>₹</title>${linked}</head><body>₹</body></html>`;
  const inHead = `<style nonce="n1">p{color:red}</style>${linked.replace('/>', ' disabled=""/>')}`;
  const applied = '<script nonce="n1">document.documentElement.offsetWidth</script></head>';
  const expected = page.replace(linked, inHead).replace('</head>', applied);
  const bytes = Buffer.from(page);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const head = new HeadStyles(styles, 'n1');
    const sent = [head.write(bytes.subarray(0, cut)), head.write(bytes.subarray(cut)), head.end()];
    expect(Buffer.concat(sent).toString()).toBe(expected);
  }
});

test('a document without a head is sent whole', () => {
  const short = new HeadStyles(styles, 'n1');
  expect(short.write(Buffer.from('Refused')).toString() + short.end().toString()).toBe('Refused');
  const long = Buffer.alloc(70_000, 'a');
  expect(new HeadStyles(styles, 'n1').write(long)).toEqual(long);
});

test('only preloads of styles that are in the page are removed', () => {
  const header = '</f.woff2>; rel=preload; as="font"; type="a, b", </s/a.css>; rel=preload; as="style"';
  expect(withoutStylePreloads(header, new Set(['/s/a.css']))).toBe('</f.woff2>; rel=preload; as="font"; type="a, b"');
  expect(withoutStylePreloads(header, new Set())).toBe(header);
  expect(withoutStylePreloads('</s/a.css>; rel=preload', new Set(['/s/a.css']))).toBe('');
});

test.each([
  ['p{background:url(/a.png)}', true],
  ['p{background:url("data:image/png,x")}', true],
  ['p{background:url(../a.png)}', false],
  ['p{background:url("a.png")}', false],
  ['@import "b.css";', false],
  ['p::after{content:"</style>"}', false],
])('a style sheet works in a page unless it refers to its neighbours: %s', (css, works) => {
  expect(inlineStyle(css) !== null).toBe(works);
});
