import * as m from '#messages';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The placeholder of the photo results while they are loading. */
export function PhotoResultsWait() {
  return (
    <div className="page-width pt-5 pb-16 md:pt-11">
      <h1 className="text-4xl md:text-5xl">{m.photoSearchResultsTitle()}</h1>
      <p role="status" className="mt-3 text-muted">
        {m.photoSearchRunning()}
      </p>
      <div
        aria-hidden="true"
        className="mt-10 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4"
      >
        {CARDS.map((card) => (
          <div key={card} className="aspect-square rounded-sm bg-photo" />
        ))}
      </div>
    </div>
  );
}
