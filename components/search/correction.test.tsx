/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Correction } from './correction';

test.each([
  ['chronograf', true, [], 'We found no exact match for “chronograf”. These are the closest results.'],
  ['rolex ring', false, ['rolex'], 'We found no match for all of “rolex ring”. These results leave out “rolex”.'],
  [
    'rolex purpel ring',
    true,
    ['rolex', 'neon'],
    'We found no exact match for “rolex purpel ring”. These are the closest results. These results leave out “rolex” and “neon”.',
  ],
  ['ring', false, [], ''],
])('the note about the search text for %s', (text, isCorrected, leftOut, expected) => {
  const { container } = render(<Correction text={text} isCorrected={isCorrected} leftOut={leftOut} />);
  expect(container).toHaveTextContent(expected);
  if (expected === '') expect(container).toBeEmptyDOMElement();
});
