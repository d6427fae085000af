import { withoutInvisible } from '#lib/shared/typed-text.ts';

/** Former, short and Hindi names that people use for cities and states, by the official name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  Agra: 'आगरा',
  Ahilyanagar: 'Ahmednagar',
  Ahmedabad: 'Ahmadabad, Amdavad, अहमदाबाद',
  Alappuzha: 'Alleppey',
  Amritsar: 'अमृतसर',
  Ayodhya: 'Faizabad, अयोध्या',
  Ballari: 'Bellary',
  Bardhaman: 'Burdwan',
  Belagavi: 'Belgaum',
  Bengaluru: 'Bangalore, Banglore, Bengalooru, Blr, बेंगलुरु, बैंगलोर',
  Berhampur: 'Brahmapur',
  Bhopal: 'भोपाल',
  Bhubaneswar: 'Bhubaneshwar, भुवनेश्वर',
  Bokaro: 'Bokaro Steel City',
  Chandigarh: 'चंडीगढ़',
  Chennai: 'Madras, चेन्नई',
  'Chhatrapati Sambhajinagar': 'Aurangabad, Sambhajinagar',
  Chikkamagaluru: 'Chikmagalur',
  Coimbatore: 'Kovai',
  Davanagere: 'Davangere',
  Dehradun: 'Dehra Dun, देहरादून',
  Faridabad: 'फरीदाबाद',
  Ghaziabad: 'गाजियाबाद',
  Goa: 'गोवा',
  Gurugram: 'Gurgaon, गुरुग्राम, गुड़गांव',
  Guwahati: 'Gauhati, गुवाहाटी',
  Gwalior: 'ग्वालियर',
  Haridwar: 'Hardwar, हरिद्वार',
  Hosapete: 'Hospet',
  Hubballi: 'Hubli, Hubballi-Dharwad, Hubli-Dharwad',
  Hyderabad: 'Hyd, हैदराबाद',
  Indore: 'इंदौर',
  Jabalpur: 'जबलपुर',
  Jaipur: 'जयपुर',
  Jammu: 'जम्मू',
  Jodhpur: 'जोधपुर',
  Kadapa: 'Cuddapah',
  Kalaburagi: 'Gulbarga',
  Kanniyakumari: 'Kanyakumari, Cape Comorin',
  Kannur: 'Cannanore',
  Kanpur: 'Cawnpore, कानपुर',
  Kochi: 'Cochin, Ernakulam',
  Kolkata: 'Calcutta, कोलकाता',
  Kollam: 'Quilon',
  Kozhikode: 'Calicut',
  Lucknow: 'लखनऊ',
  Ludhiana: 'लुधियाना',
  Mangaluru: 'Mangalore',
  Meerut: 'मेरठ',
  'Mira Bhayandar': 'Mira Road, Bhayandar',
  Mohali: 'Sahibzada Ajit Singh Nagar, SAS Nagar',
  Mumbai: 'Bombay, मुंबई, मुम्बई',
  Mysuru: 'Mysore',
  Nagpur: 'नागपुर',
  Nashik: 'Nasik, नाशिक, नासिक',
  'Navi Mumbai': 'New Bombay, Vashi',
  'New Delhi': 'Delhi, Delhi NCR, NCR, दिल्ली, नई दिल्ली',
  Noida: 'नोएडा',
  Odisha: 'Orissa',
  Palakkad: 'Palghat',
  Panaji: 'Panjim',
  Patna: 'पटना',
  'Pimpri Chinchwad': 'Pimpri, Chinchwad',
  'Port Blair': 'Sri Vijaya Puram',
  Prayagraj: 'Allahabad, प्रयागराज, इलाहाबाद',
  Puducherry: 'Pondicherry, Pondy',
  Pune: 'Poona, पुणे',
  Raipur: 'रायपुर',
  Rajahmundry: 'Rajamahendravaram',
  Rajkot: 'राजकोट',
  Ranchi: 'रांची',
  Shimla: 'Simla, शिमला',
  Shivamogga: 'Shimoga',
  Solapur: 'Sholapur',
  Sonipat: 'Sonepat',
  Srinagar: 'श्रीनगर',
  Surat: 'सूरत',
  Thalassery: 'Tellicherry',
  Thane: 'Thana, ठाणे',
  Thanjavur: 'Tanjore',
  Thiruvananthapuram: 'Trivandrum',
  Thoothukudi: 'Tuticorin',
  Thrissur: 'Trichur',
  Tiruchirappalli: 'Trichy, Tiruchi',
  Tirunelveli: 'Nellai',
  Tumakuru: 'Tumkur',
  Udaipur: 'उदयपुर',
  Udhagamandalam: 'Ooty',
  Uttarakhand: 'Uttaranchal',
  Vadodara: 'Baroda, वडोदरा',
  Varanasi: 'Banaras, Benares, Kashi, वाराणसी',
  Vasai: 'Vasai Virar',
  Vijayapura: 'Bijapur',
  Visakhapatnam: 'Vizag, Vishakhapatnam',
};

/** Letters, vowel signs and digits in lower case, with single spaces; accents and the Hindi dot below are removed. */
function plainKey(name: string): string {
  return withoutInvisible(name)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const OFFICIAL: ReadonlyMap<string, string> = new Map(
  Object.entries(OTHER_NAMES).flatMap(([official, others]) =>
    others.split(', ').map((other): [string, string] => [plainKey(other), plainKey(official)]),
  ),
);

/** A place name for comparison: plain letters and digits, with the official name of a city or state. */
export function placeKey(name: string): string {
  const key = plainKey(name);
  return OFFICIAL.get(key) ?? key;
}
