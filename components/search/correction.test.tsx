/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Correction } from './correction';

test.each([
  ['chronograf', true, [], 'Nothing matches “chronograf” exactly, so these are the nearest results.'],
  ['rolex ring', false, ['rolex'], 'Nothing matches all of “rolex ring”. These results leave out “rolex”.'],
  [
    'rolex purpel ring',
    true,
    ['rolex', 'neon'],
    'Nothing matches “rolex purpel ring” exactly, so these are the nearest results. These results leave out “rolex” and “neon”.',
  ],
  ['ring', false, [], ''],
])('the note about the search text for %s', (text, isCorrected, leftOut, said) => {
  const { container } = render(<Correction text={text} isCorrected={isCorrected} leftOut={leftOut} />);
  expect(container).toHaveTextContent(said);
  if (said === '') expect(container).toBeEmptyDOMElement();
});
