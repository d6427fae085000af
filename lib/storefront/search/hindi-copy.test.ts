import { hindiLabels } from './hindi-copy.ts';

test('a text in Devanagari has labels in Hindi, which name it', () => {
  expect(hindiLabels('सोने की ring', 4)).toMatchObject({
    categories: 'श्रेणियाँ',
    all: '“सोने की ring” के सभी परिणाम देखें',
    status: '“सोने की ring” के लिए 4 सुझाव',
  });
  expect(hindiLabels('पायल', 0)?.status).toContain('कोई सुझाव नहीं');
});

test.each(['gold ring', '', 'தங்க மோதிரம்'])('the text “%s” has none', (text) => {
  expect(hindiLabels(text, 3)).toBeUndefined();
});
