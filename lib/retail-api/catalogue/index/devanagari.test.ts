import { romaniseDevanagari } from './devanagari.ts';

test.each([
  ['घड़ी', 'ghadi'],
  ['अंगूठी', 'anguthi'],
  ['झुमका', 'jhumka'],
  ['मंगलसूत्र', 'mangalsutra'],
  ['सोना', 'sona'],
  ['सोने की चेन', 'sone ki chen'],
  ['चांदी', 'chandi'],
  ['चाँदी', 'chandi'],
  ['हार', 'har'],
  ['बाली', 'bali'],
  ['पायल', 'payal'],
  ['कंगन', 'kangan'],
  ['कड़ा', 'kada'],
  ['चूड़ियां', 'chudiyan'],
  ['हीरा', 'hira'],
  ['मोती', 'moti'],
  ['पुरुष', 'purush'],
  ['१०००० से कम', '10000 se kam'],
  ['gold अंगूठी', 'gold anguthi'],
  ['plain text, é', 'plain text, é'],
])('%s is romanised as %s', (devanagari, latin) => expect(romaniseDevanagari(devanagari)).toBe(latin));
