/** What takes the place of a part that follows the first frame of a page. */
const FOLLOWING = '[data-following]';

/** Calls back once every part of the page is in the document: at once, or after the frames that bring the rest. */
export function whenPageIsWhole(callback: () => void): void {
  if (document.querySelector(FOLLOWING)) requestAnimationFrame(() => whenPageIsWhole(callback));
  else callback();
}
