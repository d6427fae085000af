import { renderToStaticMarkup } from 'react-dom/server';
import { WristAnswer } from './wrist-answer';
import { WristDrawing } from './wrist-drawing';

const watch = { caseSize: 40, lugToLug: 46, shape: 'Round' };
const show = (around: number, of: Parameters<typeof WristAnswer>[0]['watch'] = watch, flat: number | null = null) =>
  renderToStaticMarkup(<WristAnswer wrist={{ around, flat }} watch={of} />);

test.each([
  [170, 'Fits well', '46 mm from lug to lug fits within the 47 mm'],
  [145, 'Large for this wrist', '46 mm from lug to lug is 4 mm more than the 42 mm'],
  [240, 'Fits well', 'fits within the 61 mm'],
])('the fit of the watch on a wrist of %i mm: %s', (around, text, reason) => {
  const html = show(around);
  expect(html).toContain(text);
  expect(html).toContain(reason);
});

test('the fit has separate texts for a small watch, for one without known lugs, and for no watch', () => {
  expect(show(190, { ...watch, lugToLug: 34 })).toContain('Small for this wrist');
  expect(show(170, { ...watch, lugToLug: null })).toContain('About 46 mm from lug to lug');
  expect(show(170, null)).toContain('Up to 47 mm from lug to lug');
  expect(show(170, null, 52)).toContain('Up to 52 mm from lug to lug');
});

test.each(['Round', 'Octagonal', 'Rectangular', 'Tonneau', 'Cushion', ''])(
  'a %s watch case is drawn to scale',
  (shape) => {
    const html = renderToStaticMarkup(
      <WristDrawing wrist={{ around: 165, flat: null }} watch={{ ...watch, shape }} scale={5} />,
    );
    // One millimetre of the drawing is five pixels.
    const [, width, height, box] = /<svg width="(\d+)" height="([\d.]+)" viewBox="([^"]+)"/.exec(html) ?? [];
    const [, , across, down] = (box ?? '').split(' ').map(Number);
    expect([Number(width), Number(height)]).toEqual([(across ?? 0) * 5, (down ?? 0) * 5]);
    expect(html).toContain('A watch of 40 mm, 46 mm from lug to lug, on a wrist of 16.5 cm whose flat is 46 mm wide');
    expect(html).toMatch(/<rect [^>]*width="40"/);
  },
);
