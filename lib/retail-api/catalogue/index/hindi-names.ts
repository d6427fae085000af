/** Names that are more than the sum of their words, in the form of `keyOf`. */
const WHOLE_NAMES: Readonly<Record<string, string>> = {
  'by movement': 'मूवमेंट के अनुसार',
  'by strap': 'पट्टे के अनुसार',
  'by metal': 'धातु के अनुसार',
  'for her': 'महिलाओं के लिए',
  'for him': 'पुरुषों के लिए',
  'for women': 'महिलाओं के लिए',
  'for men': 'पुरुषों के लिए',
  'on leather': 'चमड़े के पट्टे वाली',
  'on bracelet': 'ब्रेसलेट वाली',
  'new arrivals': 'नए उत्पाद',
  'best sellers': 'सबसे अधिक बिकने वाले',
  'price drop': 'घटी कीमत',
  'bridal sets': 'दुल्हन सेट',
  'kundan and polki': 'कुंदन और पोलकी',
  'silicone and nylon': 'सिलिकॉन और नायलॉन',
  'outdoor and gps': 'आउटडोर और GPS',
  'bluetooth calling': 'ब्लूटूथ कॉलिंग',
  'mother of pearl': 'मदर ऑफ़ पर्ल',
  'coloured stone': 'रंगीन रत्न',
  'swiss luxury': 'स्विस लग्ज़री',
  'hand-wound': 'हाथ से चाबी वाली',
  luxury: 'लग्ज़री',
  gemstone: 'रत्न',
  cocktail: 'कॉकटेल',
  dress: 'ड्रेस',
  casual: 'कैज़ुअल',
  sports: 'स्पोर्ट्स',
  diver: 'डाइवर',
  indian: 'भारतीय',
  japanese: 'जापानी',
  metal: 'धातु',
  round: 'गोल',
  square: 'चौकोर',
};

/** Words of names. Metals and stones as Hindi trade writes them, because these do not change with the noun. */
const WORDS: Readonly<Record<string, string>> = {
  watches: 'घड़ियाँ',
  smartwatches: 'स्मार्टवॉच',
  jewellery: 'आभूषण',
  rings: 'अंगूठियाँ',
  earrings: 'ईयररिंग्स',
  studs: 'टॉप्स',
  hoops: 'बालियाँ',
  jhumka: 'झुमके',
  chandbali: 'चांदबाली',
  necklaces: 'हार',
  pendants: 'पेंडेंट',
  bangles: 'चूड़ियाँ',
  kada: 'कड़े',
  bracelets: 'ब्रेसलेट',
  chains: 'चेन',
  mangalsutra: 'मंगलसूत्र',
  gifts: 'उपहार',
  men: 'पुरुष',
  "men's": 'पुरुष',
  women: 'महिला',
  "women's": 'महिला',
  gold: 'गोल्ड',
  silver: 'सिल्वर',
  platinum: 'प्लैटिनम',
  diamond: 'डायमंड',
  pearl: 'पर्ल',
  kundan: 'कुंदन',
  polki: 'पोलकी',
  yellow: 'येलो',
  white: 'व्हाइट',
  rose: 'रोज़',
  black: 'ब्लैक',
  blue: 'ब्लू',
  green: 'ग्रीन',
  red: 'रेड',
  pink: 'पिंक',
  automatic: 'ऑटोमैटिक',
  quartz: 'क्वार्ट्ज़',
  chronograph: 'क्रोनोग्राफ',
  fitness: 'फिटनेस',
  leather: 'लेदर',
  swiss: 'स्विस',
  wedding: 'शादी',
  engagement: 'सगाई',
};

const keyOf = (name: string): string => name.toLowerCase().replaceAll('’', "'").trim();

/**
 * A name of a category or a popular search in Hindi, in Devanagari: `घड़ियाँ › महिला` for `Watches › Women`. Where
 * a word is not known the name stays as it is, because half of a name is no help.
 */
export function hindiName(name: string): string {
  const steps = name.split(' › ').map((step) => WHOLE_NAMES[keyOf(step)] ?? wordByWord(keyOf(step)));
  return steps.every((step) => step !== undefined) ? steps.join(' › ') : name;
}

function wordByWord(name: string): string | undefined {
  const words = name.split(/\s+/).map((word) => WORDS[word]);
  return words.every((word) => word !== undefined) ? words.join(' ') : undefined;
}
