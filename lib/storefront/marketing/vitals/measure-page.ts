import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { reportVitals } from './report-vitals.ts';

/** Measures this page with the library of Chrome's own figures; loaded only for visitors who agreed. */
export function measurePage(showsProduct: boolean): void {
  reportVitals([onCLS, onFCP, onINP, onLCP, onTTFB], showsProduct);
}
