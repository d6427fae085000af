import { renderToStaticMarkup } from 'react-dom/server';
import { NoWrapNumbers } from './no-wrap-numbers';

const NUMBER = '<span class="inline-block">SM-261121-ABC234</span>';

test.each([
  ['Order SM-261121-ABC234', `Order ${NUMBER}`],
  ['Your order SM-261121-ABC234 is confirmed', `Your order ${NUMBER} is confirmed`],
  ['Return RT-261121-ABC234', `Return ${NUMBER.replace('SM', 'RT')}`],
  ['Request SV-261121-ABC234', `Request ${NUMBER.replace('SM', 'SV')}`],
  ['Your orders', 'Your orders'],
])('in "%s" only the order number is kept on one line', (text, html) =>
  expect(renderToStaticMarkup(<NoWrapNumbers text={text} />)).toBe(html),
);
