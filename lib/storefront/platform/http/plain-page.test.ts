import { createHash } from 'node:crypto';
import { PLAIN_FORM_HEADERS, PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts';

test('the content of a plain page is escaped as text', () => {
  const page = plainPage({
    title: '<b>Card</b>',
    texts: ['1 < 2 & "3"'],
    link: { name: '<i>On</i>', href: '/?a=1&b="><script>' },
  });
  expect(page).toContain('<h1>&lt;b&gt;Card&lt;/b&gt;</h1><p>1 &lt; 2 &amp; &quot;3&quot;</p>');
  expect(page).toContain('<a href="/?a=1&amp;b=&quot;&gt;&lt;script&gt;">&lt;i&gt;On&lt;/i&gt;</a>');
});

test('the name of the shop leads to its home page', () => {
  const page = plainPage({ shop: 'Rao & Sons', title: 'Card', texts: [], link: { name: 'On', href: '' } });
  expect(page).toContain('<header><a href="/">Rao &amp; Sons</a></header><h1>Card</h1>');
});

test('the policy of a plain page allows its own style only', () => {
  const page = plainPage({ title: 'Card', texts: [], link: { name: 'On', href: '/' } });
  const [, style = ''] = /<style>(.*)<\/style>/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(PLAIN_PAGE_HEADERS['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
});

test('the buttons of a plain page post its fields, escaped as text, and its policy allows them', () => {
  const forms = [{ name: 'Send <again>', action: '/api/x', fields: { text: 'a\n"b" <c>' } }];
  const page = plainPage({ title: 'Card', texts: [], link: { name: 'On', href: '/' }, forms });
  expect(page).toContain(
    '<form method="post" action="/api/x"><input type="hidden" name="text" value="a\n&quot;b&quot; &lt;c&gt;"><button>Send &lt;again&gt;</button></form>',
  );
  expect(PLAIN_FORM_HEADERS['content-security-policy']).toContain("form-action 'self'");
  expect(PLAIN_PAGE_HEADERS['content-security-policy']).toContain("form-action 'none'");
});
