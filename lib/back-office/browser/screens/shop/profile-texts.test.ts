import { listAt, parsedProfile, textAt, withField, withTexts } from './profile-texts.ts';

const PROFILE = { name: 'Acme', seller: { legalName: 'Acme Ltd', address: ['1 High Street', 'Jaipur 302001'] } };

test('a text is read and replaced where it is, and everything else stays', () => {
  const path = ['seller', 'legalName'];
  expect(textAt(PROFILE, path)).toBe('Acme Ltd');
  expect(withTexts(PROFILE, path, '')).toEqual({ ...PROFILE, seller: { ...PROFILE.seller, legalName: '' } });
  expect(textAt(PROFILE, ['contact', 'phone'])).toBe('');
  expect(withTexts(PROFILE, ['contact', 'phone'], '1')).toMatchObject({ contact: { phone: '1' }, name: 'Acme' });
});

test('an empty text of the first level is none', () => {
  expect(JSON.stringify(withTexts({ name: 'Acme', jurisdiction: 'Jaipur' }, ['jurisdiction'], ''))).toBe(
    '{"name":"Acme"}',
  );
});

test('an address is a list', () => {
  const path = ['seller', 'address'];
  expect(listAt(PROFILE, path)).toEqual(['1 High Street', 'Jaipur 302001']);
  expect(withField(PROFILE, path, ['2 High Street']).seller).toEqual({ ...PROFILE.seller, address: ['2 High Street'] });
  expect(listAt(PROFILE, ['name'])).toEqual([]);
});

test('only an object is a profile', () => {
  expect(parsedProfile('{"name":"Acme"}')).toEqual({ name: 'Acme' });
  for (const text of ['{', '[]', 'null', '"x"']) expect(parsedProfile(text)).toBeNull();
});
