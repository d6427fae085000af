import { withOperatorName } from './name-operator.ts';

const audited = (name: string, isProved = false) => ({ name, isProved, credential: '' });

describe('the name that a call is made in', () => {
  test.each([
    ['the field of the request', { Operator: 'Meera' }, audited('Asha'), 'Meera'],
    ['the header, where the field is empty', { Operator: '' }, audited('Asha'), 'Asha'],
    ['the person of a session, whatever the field says', { Operator: 'Meera' }, audited('Asha', true), 'Asha'],
  ])('is that of %s', (_what, fields, by, name) => {
    expect(withOperatorName(fields, by)).toEqual({ fields: { Operator: name } });
  });

  test('must be given', () => {
    expect(withOperatorName({ Operator: '' }, audited(''))).toMatchObject({
      refusal: { code: 'InvalidRequest', data: { Field: 'Operator' } },
    });
  });

  test('is not added to a call without such a field', () => {
    expect(withOperatorName({ SKU: 'A' }, audited('Asha'))).toEqual({ fields: { SKU: 'A' } });
  });
});
