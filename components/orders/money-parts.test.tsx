import { renderToStaticMarkup } from 'react-dom/server';
import { inLanguage } from '#lib/shared/request-context.ts';
import { MoneyParts } from './money-parts';

const parts = [{ method: 'gateway', name: 'razorpay', amount: 499_500 }] as const;
const text = () => renderToStaticMarkup(<MoneyParts parts={[...parts]} />).replace(/<[^>]*>/g, '');

test('each sentence about a refund ends as its language ends one', () => {
  expect(text()).toBe('₹4,995 to your original payment method (Razorpay). Banks usually take 5 to 7 working days.');
  expect(inLanguage('hi', text)).toBe(
    '₹4,995 आपके भुगतान के मूल तरीके में (Razorpay)। बैंकों को आम तौर पर 5 से 7 कार्य दिवस लगते हैं।',
  );
});
