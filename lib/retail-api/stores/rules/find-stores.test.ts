import { findStores } from './find-stores.ts';

const store = (name: string, city: string, state: string, pincode: string, latitude: number, longitude: number) => ({
  name,
  address: `12, ${name} Road`,
  city,
  state,
  pincode,
  latitude,
  longitude,
});
const lavelle = store('Lavelle Walk', 'Bengaluru', 'Karnataka', '560001', 12.97, 77.6);
const indiranagar = store('Indiranagar', 'Bengaluru', 'Karnataka', '560038', 12.98, 77.64);
const jaipur = store('C-Scheme', 'Jaipur', 'Rajasthan', '302001', 26.91, 75.79);
const gurugram = store('Galleria', 'Gurugram', 'Haryana', '122009', 28.47, 77.08);
const delhi = store('Khan Market', 'New Delhi', 'Delhi', '110003', 28.6, 77.23);
const ALL = [lavelle, indiranagar, jaipur, gurugram, delhi];

const request = (text: string) => findStores(ALL, { text });
const named = (answer: ReturnType<typeof request>) => answer.found.map(({ store: { name } }) => name);
const EVERYWHERE = ['Lavelle Walk', 'Indiranagar', 'C-Scheme', 'Galleria', 'Khan Market'];
const BENGALURU = ['Lavelle Walk', 'Indiranagar'];
/** Shops in the city come first, then those around it by distance. */
const DELHI = ['Khan Market', 'Galleria'];

test.each([
  ['', 'all', '', EVERYWHERE],
  ['Bengaluru', 'here', 'Bengaluru, Karnataka', BENGALURU],
  ['bangalore', 'here', 'Bengaluru, Karnataka', BENGALURU],
  ['  jai ', 'here', 'Jaipur, Rajasthan', ['C-Scheme']],
  ['Delhi', 'here', 'New Delhi, Delhi', DELHI],
  ['karnataka', 'here', 'Karnataka', BENGALURU],
  ['khan market', 'here', '', ['Khan Market']],
  ['KA', 'here', 'Karnataka', BENGALURU],
  ['J&K', 'nearest', 'Jammu and Kashmir', ['Khan Market', 'Galleria', 'C-Scheme', 'Indiranagar', 'Lavelle Walk']],
])('%j is matched as %s', (text, match, place, names) => {
  const answer = request(text.trim());
  expect(answer).toMatchObject({ match, place });
  expect(named(answer)).toEqual(names);
});

test.each(['Atlantis', '!!', 'b', 'ta', '<b>', '990000'])('%j is not understood and returns all shops', (text) => {
  expect(request(text)).toMatchObject({ match: 'none', place: '' });
  expect(named(request(text))).toEqual(EVERYWHERE);
});

test.each([
  ['Jaipur,India', 'Jaipur, Rajasthan'],
  ['Jaipur, Rajasthan', 'Jaipur, Rajasthan'],
  ['Bombay, India', 'Mumbai, Maharashtra'],
  ['MI Road, Jaipur RJ', 'Jaipur, Rajasthan'],
  ['Koramangala 4th Block, Bangalore', 'Bengaluru, Karnataka'],
  ['Delhi NCR', 'New Delhi, Delhi'],
  ['दिल्ली', 'New Delhi, Delhi'],
  ['नई दिल्ली', 'New Delhi, Delhi'],
  ['बेंगलुरु', 'Bengaluru, Karnataka'],
  ['गुड़गांव', 'Gurugram, Haryana'],
  ['\u202EJaipur', 'Jaipur, Rajasthan'],
  // The city of this name with a shop nearby is in another state.
  ['Aurangabad, Bihar', 'Bihar'],
  ['Aurangabad', 'Chhatrapati Sambhajinagar, Maharashtra'],
])('%j resolves to %s', (text, place) => expect(request(text).place).toBe(place));

test.each(['560038', '560 038', '560-038', 'PIN 560038', '५६००३८', 'Indiranagar, Bengaluru 560038', 'Flat 12 560038'])(
  '%j contains a pincode: the shops of its district are found, the closest pincode first',
  (text) => {
    expect(request(text)).toMatchObject({ match: 'here', place: 'Bengaluru, Karnataka' });
    expect(named(request(text))).toEqual(['Indiranagar', 'Lavelle Walk']);
  },
);

test('ten digits are not a pincode', () => expect(request('9856003876').match).toBe('none'));

test('an unknown pincode next to a city finds the city', () =>
  expect(request('Jaipur 990000')).toMatchObject({ match: 'here', place: 'Jaipur, Rajasthan' }));

test('a district named after a city without a shop is shown with the city of its shop', () => {
  const noida = store('Sector 18', 'Noida', 'Uttar Pradesh', '201301', 28.57, 77.32);
  const { match, place, found } = findStores([...ALL, noida], { text: '201301' });
  expect([match, place]).toEqual(['here', 'Noida, Uttar Pradesh']);
  expect(found.map(({ store: { name } }) => name)).toEqual(['Sector 18', 'Khan Market', 'Galleria']);
});

test.each([
  ['Mysore', 'Mysuru, Karnataka', ['Lavelle Walk', 128]],
  ['Ghaziabad', 'Ghaziabad, Uttar Pradesh', ['Khan Market', 23]],
  ['313001', 'Udaipur, Rajasthan', ['C-Scheme', 332]],
  ['Leh', 'Leh, Ladakh', ['Khan Market', 619]],
])('%s has no shop: all shops are returned, the nearest first', (text, place, nearest) => {
  const answer = request(text);
  expect(answer).toMatchObject({ match: 'nearest', place, found: { length: ALL.length } });
  const [first] = answer.found;
  expect([first?.store.name, Math.round(first?.distance ?? 0)]).toEqual(nearest);
});

test('a pincode with only a known state finds the shops of the state', () => {
  expect(request('305001')).toMatchObject({
    match: 'here',
    place: 'Rajasthan',
    found: [{ store: jaipur, distance: null }],
  });
});

test('a state without shops returns all shops, the nearest to the state first, without distances', () => {
  const answer = request('691001');
  expect(answer).toMatchObject({ match: 'nearest', place: 'Kerala' });
  expect(named(answer)).toEqual(['Lavelle Walk', 'Indiranagar', 'C-Scheme', 'Galleria', 'Khan Market']);
  expect(answer.found.every(({ distance }) => distance === null)).toBe(true);
  expect(named(request('punjab'))).toEqual(['Khan Market', 'Galleria', 'C-Scheme', 'Indiranagar', 'Lavelle Walk']);
});

test('coordinates sort shops by distance, whatever the text says', () => {
  const answer = findStores(ALL, { text: 'Jaipur', near: { latitude: 28.5, longitude: 77.1 } });
  expect(named(answer)).toEqual(['Galleria', 'Khan Market', 'C-Scheme', 'Indiranagar', 'Lavelle Walk']);
  expect(answer.found[0]?.distance).toBeCloseTo(3.9, 0);
});
