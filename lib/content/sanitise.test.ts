import { sanitiseHtml } from './sanitise.ts';

test('links lead away without a trace, by https alone', () => {
  expect(sanitiseHtml('<a href="https://video.example/x" rel="opener" onclick="x()">Films</a>')).toBe(
    '<a href="https://video.example/x" rel="noopener noreferrer">Films</a>',
  );
  expect(sanitiseHtml('<a href="/page/shipping">Delivery</a>')).toBe('<a href="/page/shipping">Delivery</a>');
  expect(sanitiseHtml('<a href="javascript:alert(1)">No</a>')).toBe('<a>No</a>');
  expect(sanitiseHtml('<a href="//evil.test">No</a>')).toBe('<a>No</a>');
});

test('a link without words is left out', () => {
  expect(sanitiseHtml('<p>See <a href="https://a.example"><img src="x.png"></a></p>')).toBe('<p>See </p>');
  expect(sanitiseHtml('<a href="/x"><strong>Bold</strong></a>')).toBe('<a href="/x"><strong>Bold</strong></a>');
});

test('scripts, frames and styles go', () =>
  expect(sanitiseHtml('<script>x()</script><p style="color:red">Text</p><iframe src="/x"></iframe>')).toBe(
    '<p>Text</p>',
  ));
