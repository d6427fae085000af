/** jsdom has no layout, so nothing comes into view; for tests of content that waits until it is near. */
class NothingInView {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.IntersectionObserver ??= NothingInView as unknown as typeof IntersectionObserver;
