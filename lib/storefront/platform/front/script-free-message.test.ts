import { inLanguage } from '#lib/shared/request-context.ts';
import { isEmptyDocument, withScriptFreeMessage } from './script-free-message.ts';

const empty = '<!DOCTYPE html><html id="__next_error__"><head></head><body class="a"><script>1</script></body></html>';

test('an empty document gets a message for visitors without scripts, and keeps its scripts', () => {
  expect(isEmptyDocument(empty)).toBe(true);
  const html = withScriptFreeMessage(empty);
  expect(html).toMatch(/<body class="a"><noscript>.*<h1>.*<a href="\/">.*<\/noscript><script>1<\/script>/);
});

test('a rendered document is not changed by the message for visitors without scripts', () => {
  const html = '<html lang="en-IN"><body><h1>x</h1></body></html>';
  expect(withScriptFreeMessage(html)).toBe(html);
});

test('the message for visitors without scripts is in the language of the page, as its link is', () => {
  const html = inLanguage('hi', () => withScriptFreeMessage(empty));
  expect(html).toContain('<a href="">फिर कोशिश करें</a> या <a href="/hi">होम पेज पर जाएँ</a>।');
});
