/**
 * Larger cities by state, and where a search without results looks next. Lower case, separate from the state labels.
 */
const CITIES_BY_STATE: Record<string, string> = {
  'Andhra Pradesh': 'guntur, kurnool, nellore, rajahmundry, tirupati, vijayawada, visakhapatnam',
  'Arunachal Pradesh': 'itanagar',
  Assam: 'dibrugarh, guwahati, jorhat, silchar, tezpur',
  Bihar: 'bhagalpur, darbhanga, gaya, muzaffarpur, patna',
  Chandigarh: 'chandigarh',
  Chhattisgarh: 'bhilai, bilaspur, raipur',
  Delhi: 'delhi',
  Goa: 'margao, panaji, vasco',
  Gujarat: 'ahmedabad, bhavnagar, gandhinagar, jamnagar, rajkot, surat, vadodara',
  Haryana: 'ambala, faridabad, gurugram, hisar, karnal, kurukshetra, panchkula, panipat, rohtak, sonipat, yamunanagar',
  'Himachal Pradesh': 'baddi, dharamshala, kullu, mandi, shimla, solan',
  'Jammu and Kashmir': 'jammu, srinagar',
  Jharkhand: 'bokaro, dhanbad, jamshedpur, ranchi',
  Karnataka: 'belagavi, bengaluru, hubballi, mangaluru, mysuru, udupi',
  Kerala: 'kannur, kochi, kollam, kottayam, kozhikode, thiruvananthapuram, thrissur',
  Ladakh: 'leh',
  'Madhya Pradesh': 'bhopal, gwalior, indore, jabalpur, ujjain',
  Maharashtra: 'aurangabad, kolhapur, mumbai, nagpur, nashik, navi mumbai, pimpri, pune, solapur, thane',
  Manipur: 'imphal',
  Meghalaya: 'shillong',
  Mizoram: 'aizawl, lunglei',
  Nagaland: 'dimapur, kohima',
  Odisha: 'bhubaneswar, cuttack, puri, rourkela',
  Puducherry: 'puducherry',
  Punjab:
    'amritsar, barnala, batala, bathinda, faridkot, ferozepur, gurdaspur, hoshiarpur, jalandhar, kapurthala, kharar, khanna, ludhiana, mohali, moga, pathankot, patiala, phagwara, ropar, sangrur, zirakpur',
  Rajasthan: 'ajmer, alwar, bikaner, jaipur, jodhpur, kota, udaipur',
  Sikkim: 'gangtok',
  'Tamil Nadu': 'chennai, coimbatore, erode, madurai, tiruchirappalli, tirunelveli, tiruppur, vellore',
  Telangana: 'hyderabad, karimnagar, secunderabad, warangal',
  Tripura: 'agartala',
  'Uttar Pradesh':
    'agra, aligarh, bareilly, ghaziabad, gorakhpur, greater noida, kanpur, lucknow, mathura, meerut, moradabad, noida, prayagraj, varanasi',
  Uttarakhand: 'dehradun, haldwani, haridwar, nainital, rishikesh',
  'West Bengal': 'asansol, darjeeling, durgapur, howrah, kolkata, siliguri',
}

/** Cities that have merged into one, some across a state border. */
const NEIGHBOURS = [
  'chandigarh, mohali, panchkula, zirakpur, kharar', // Tricity
  'delhi, gurugram, noida, ghaziabad, faridabad, greater noida', // National Capital Region
  'mumbai, navi mumbai, thane',
  'pune, pimpri',
  'hyderabad, secunderabad',
  'kolkata, howrah',
  'bhubaneswar, cuttack',
  'ahmedabad, gandhinagar',
]

/** Other names of cities and states. */
const OTHER_NAMES: Record<string, string> = {
  delhi: 'new delhi, dehli, dilli',
  gurugram: 'gurgaon',
  bengaluru: 'bangalore, banglore, blr',
  belagavi: 'belgaum',
  mangaluru: 'mangalore',
  mysuru: 'mysore',
  hubballi: 'hubli',
  mumbai: 'bombay',
  'navi mumbai': 'new mumbai, new bombay',
  nashik: 'nasik',
  chandigarh: 'chd, chandigadh, tricity',
  mohali: 'sas nagar, sahibzada ajit singh nagar',
  bathinda: 'bhatinda',
  ropar: 'rupnagar',
  chennai: 'madras',
  tiruchirappalli: 'trichy, tiruchi',
  coimbatore: 'kovai',
  kochi: 'cochin, ernakulam',
  kozhikode: 'calicut',
  thiruvananthapuram: 'trivandrum',
  thrissur: 'trichur',
  kolkata: 'calcutta',
  lucknow: 'lakhnau',
  prayagraj: 'allahabad',
  varanasi: 'banaras, benares, kashi',
  puducherry: 'pondicherry',
  vadodara: 'baroda',
  visakhapatnam: 'vizag, vishakhapatnam',
  panaji: 'panjim',
  'West Bengal': 'bengal',
  Odisha: 'orissa',
  Uttarakhand: 'uttaranchal',
  'Jammu and Kashmir': 'kashmir, j and k',
  'Andhra Pradesh': 'andhra',
  'Himachal Pradesh': 'himachal',
  'Tamil Nadu': 'tamilnadu',
}

export interface Place {
  label: string
  /** Spellings a profile may use; for a state, its cities. */
  names: readonly string[]
  /** Where to look next: the neighbouring cities, then the other cities of the state. */
  near: readonly (readonly string[])[]
}

const split = (list: string | undefined) => list?.split(', ') ?? []
const namesOf = (city: string) => [city, ...split(OTHER_NAMES[city])]
const capitaliseEach = (name: string) => name.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase())

function toCity(city: string, state: readonly string[]): Place {
  const beside = NEIGHBOURS.map(split)
    .filter((cities) => cities.includes(city))
    .flat()
  const others = (cities: readonly string[]) => cities.filter((name) => name !== city).flatMap(namesOf)
  return { label: capitaliseEach(city), names: namesOf(city), near: [others(beside), others(state)] }
}

/** Cities and states by each of their names. A city takes precedence over a state of the same name. */
export const PLACES: ReadonlyMap<string, Place> = new Map(
  Object.entries(CITIES_BY_STATE).flatMap(([label, list]) => {
    const cities = split(list)
    const state = { label, names: cities.flatMap(namesOf), near: [] }
    return [
      ...[label.toLowerCase(), ...split(OTHER_NAMES[label])].map((name) => [name, state] as const),
      ...cities.flatMap((city) => {
        const place = toCity(city, cities)
        return place.names.map((name) => [name, place] as const)
      }),
    ]
  }),
)
