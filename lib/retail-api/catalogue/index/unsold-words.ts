/**
 * Correct words for goods that a catalogue may not have: they are never taken for the beginning of another word or
 * "corrected", so that a shopper is told that there is none. Each group names the most similar top list.
 */
const WORDS_BY_LIST: Readonly<Record<string, string>> = {
  watches:
    'titan fastrack sonata casio rolex omega seiko citizen timex fossil tissot rado longines cartier hublot breitling maxima helix hmt ' +
    'guess armani police swatch patek philippe audemars piguet edox zenith tudor hamilton orient invicta bulova oris breguet panerai ' +
    'edifice gshock ajanta xylys skagen ' +
    'clock wallclock alarm pocketwatch',
  smartwatches:
    'apple iphone ipad android phone mobile laptop samsung noise boat fireboltt garmin fitbit amazfit xiaomi redmi realme oneplus huawei honor pebble smartring earbud headphone',
  jewellery:
    'tanishq kalyan malabar caratlane bluestone giva melorra joyalukkas mia zoya swarovski pandora tiffany bulgari bvlgari ' +
    'bichiya nosepin payal pajeb anklet maangtikka kamarbandh bajuband armlet toering tiepin cufflink brooch tiara rakhi pin nath ' +
    'coin bar biscuit idol coral moonga opal peridot garnet onyx turquoise topaz tourmaline navratna moissanite copper brass iron imitation',
};

/** Maps a stemmed word to the path of the most similar list. */
export const LIST_OF_UNSOLD_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS_BY_LIST).flatMap(([path, words]) =>
    words.split(' ').map((word): [string, string] => [word, path]),
  ),
);
