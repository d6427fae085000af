import { renderToStaticMarkup } from 'react-dom/server';
import { elementTree } from './element-tree.ts';

test('a page rendered by React is rebuilt identically, without its scripts', () => {
  const html =
    '<html lang="en-IN"><head></head><body class="a b"><p>₹1 &amp; &lt;more&gt;<br/><img loading="lazy" alt="A &quot;watch&quot;" srcSet="/a 1w"/></p></body></html>';
  const page = `<!DOCTYPE html>${html.replace('</body>', '<!-- --><script>if (a<b) "</p>"</script></body>')}`;
  expect(renderToStaticMarkup(elementTree(page))).toBe(html);
});
