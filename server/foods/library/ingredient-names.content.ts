import type { IngredientName } from './ingredients.content.ts'

interface FoodNames {
  hindi: string
  punjabi: string
  /** Other names and spellings in Latin letters. */
  spellings: readonly string[]
}

/** What people call the ingredients: in Devanagari, in Gurmukhi, and as they type them. */
export const INGREDIENT_NAMES: Record<IngredientName, FoodNames> = {
  // Grains and flours
  atta: {
    hindi: 'आटा',
    punjabi: 'ਆਟਾ',
    spellings: ['aata', 'whole wheat flour', 'gehun ka atta', 'kanak da atta', 'chakki atta'],
  },
  maida: {
    hindi: 'मैदा',
    punjabi: 'ਮੈਦਾ',
    spellings: ['maida', 'all purpose flour', 'refined flour', 'plain flour', 'refined wheat flour'],
  },
  suji: { hindi: 'सूजी', punjabi: 'ਸੂਜੀ', spellings: ['suji', 'sooji', 'rava', 'rawa', 'semolina'] },
  dalia: {
    hindi: 'दलिया',
    punjabi: 'ਦਲੀਆ',
    spellings: ['dalia', 'daliya', 'broken wheat', 'cracked wheat', 'bulgur', 'lapsi'],
  },
  wheat: { hindi: 'गेहूं', punjabi: 'ਕਣਕ', spellings: ['wheat', 'gehun', 'gehu', 'kanak', 'wheat grain', 'godhumai'] },
  rice: { hindi: 'चावल', punjabi: 'ਚੌਲ', spellings: ['rice', 'chawal', 'chaawal', 'chaul', 'white rice', 'rice raw'] },
  basmati_rice: {
    hindi: 'बासमती चावल',
    punjabi: 'ਬਾਸਮਤੀ ਚੌਲ',
    spellings: ['basmati', 'basmati chawal', 'basmati chaul', 'long grain rice', 'basmati rice raw'],
  },
  short_grain_rice: {
    hindi: 'छोटे दाने का चावल',
    punjabi: 'ਛੋਟੇ ਦਾਣੇ ਵਾਲੇ ਚੌਲ',
    spellings: ['small grain rice', 'gobindobhog', 'ambemohar', 'seeraga samba', 'chota chawal'],
  },
  parboiled_rice: {
    hindi: 'सेला चावल',
    punjabi: 'ਸੇਲਾ ਚੌਲ',
    spellings: ['parboiled rice', 'sela chawal', 'sella rice', 'ukda chawal', 'usna chawal', 'puzhungal arisi'],
  },
  idli_rice: {
    hindi: 'इडली चावल',
    punjabi: 'ਇਡਲੀ ਚੌਲ',
    spellings: ['idli chawal', 'idly rice', 'idli arisi', 'idli rice raw'],
  },
  brown_rice: {
    hindi: 'ब्राउन राइस',
    punjabi: 'ਬ੍ਰਾਊਨ ਰਾਈਸ',
    spellings: ['brown chawal', 'bhura chawal', 'unpolished rice', 'hand pounded rice', 'brown rice raw'],
  },
  red_rice: {
    hindi: 'लाल चावल',
    punjabi: 'ਲਾਲ ਚੌਲ',
    spellings: ['red rice', 'lal chawal', 'matta rice', 'rosematta', 'kerala red rice', 'chuvanna ari'],
  },
  sticky_rice: {
    hindi: 'चिपचिपा चावल',
    punjabi: 'ਚਿਪਚਿਪੇ ਚੌਲ',
    spellings: ['sticky rice', 'bora saul', 'bora chaul', 'glutinous rice'],
  },
  black_rice: {
    hindi: 'काला चावल',
    punjabi: 'ਕਾਲੇ ਚੌਲ',
    spellings: ['black rice', 'kala chawal', 'kale chaul', 'chak hao', 'kavuni arisi', 'black rice raw'],
  },
  poha: {
    hindi: 'पोहा',
    punjabi: 'ਪੋਹਾ',
    spellings: ['poha', 'pohe', 'chura', 'flattened rice', 'beaten rice', 'aval'],
  },
  murmura: {
    hindi: 'मुरमुरा',
    punjabi: 'ਮੁਰਮੁਰੇ',
    spellings: ['murmura', 'murmure', 'puffed rice', 'muri', 'kurmura', 'pori'],
  },
  rice_flour: {
    hindi: 'चावल का आटा',
    punjabi: 'ਚੌਲਾਂ ਦਾ ਆਟਾ',
    spellings: ['chawal ka atta', 'chawal atta', 'chaulan da atta', 'arisi maavu', 'biyyam pindi', 'akki hittu'],
  },
  rice_noodles: {
    hindi: 'राइस नूडल्स',
    punjabi: 'ਰਾਈਸ ਨੂਡਲਜ਼',
    spellings: ['rice noodle', 'rice vermicelli', 'rice sevai', 'idiyappam', 'rice stick'],
  },
  makki_flour: {
    hindi: 'मक्के का आटा',
    punjabi: 'ਮੱਕੀ ਦਾ ਆਟਾ',
    spellings: ['makki ka atta', 'makki da atta', 'makke ka atta', 'makki atta', 'maize flour', 'cornmeal'],
  },
  cornflour: {
    hindi: 'कॉर्नफ्लोर',
    punjabi: 'ਕੌਰਨਫਲੋਰ',
    spellings: ['cornflour', 'corn flour', 'cornstarch', 'corn starch', 'white corn flour'],
  },
  bajra_flour: {
    hindi: 'बाजरे का आटा',
    punjabi: 'ਬਾਜਰੇ ਦਾ ਆਟਾ',
    spellings: ['bajra atta', 'bajre ka atta', 'bajra', 'bajri', 'pearl millet', 'kambu'],
  },
  jowar_flour: {
    hindi: 'ज्वार का आटा',
    punjabi: 'ਜਵਾਰ ਦਾ ਆਟਾ',
    spellings: ['jowar atta', 'jwar ka atta', 'jowar', 'jwari', 'sorghum', 'cholam'],
  },
  ragi_flour: {
    hindi: 'रागी का आटा',
    punjabi: 'ਰਾਗੀ ਦਾ ਆਟਾ',
    spellings: ['ragi atta', 'ragi', 'nachni', 'mandua', 'finger millet', 'kezhvaragu'],
  },
  foxtail_millet: {
    hindi: 'कंगनी',
    punjabi: 'ਕੰਗਣੀ',
    spellings: ['foxtail millet', 'little millet', 'kangni', 'kutki', 'thinai', 'navane'],
  },
  barley: { hindi: 'जौ', punjabi: 'ਜੌਂ', spellings: ['barley', 'jau', 'jaun', 'jav', 'jau dana'] },
  oats: { hindi: 'ओट्स', punjabi: 'ਓਟਸ', spellings: ['oat', 'oats', 'oatmeal', 'jai', 'jayi'] },
  quinoa: { hindi: 'किनोआ', punjabi: 'ਕਿਨੋਆ', spellings: ['kinoa', 'kinwa', 'quinoa seed', 'keenwa'] },
  vermicelli: {
    hindi: 'सेवइयां',
    punjabi: 'ਸੇਵੀਆਂ',
    spellings: ['vermicelli', 'seviyan', 'sevai', 'sewai', 'semiya', 'sevian'],
  },
  hakka_noodles: {
    hindi: 'हक्का नूडल्स',
    punjabi: 'ਹੱਕਾ ਨੂਡਲਜ਼',
    spellings: ['hakka noodles', 'noodle', 'chowmein', 'chow mein noodles', 'veg noodles'],
  },
  instant_noodles: {
    hindi: 'इंस्टेंट नूडल्स',
    punjabi: 'ਇੰਸਟੈਂਟ ਨੂਡਲਜ਼',
    spellings: ['instant noodle', 'maggi', 'maggie', '2 minute noodles', 'yippee', 'wai wai'],
  },
  cornflakes: {
    hindi: 'कॉर्नफ्लेक्स',
    punjabi: 'ਕੌਰਨਫਲੇਕਸ',
    spellings: ['corn flakes', 'cornflake', 'corn flake', 'kellogs', 'breakfast cereal'],
  },
  bread: {
    hindi: 'ब्रेड',
    punjabi: 'ਬ੍ਰੈੱਡ',
    spellings: ['bread', 'double roti', 'dabal roti', 'bread slice', 'sandwich bread'],
  },
  brown_bread: {
    hindi: 'ब्राउन ब्रेड',
    punjabi: 'ਬ੍ਰਾਊਨ ਬ੍ਰੈੱਡ',
    spellings: ['brown bread', 'atta bread', 'wheat bread', 'wholemeal bread', 'brown bread slice'],
  },
  pav: { hindi: 'पाव', punjabi: 'ਪਾਵ', spellings: ['pav', 'pao', 'paav', 'ladi pav', 'bun', 'dinner roll'] },

  // Fasting food
  kuttu_flour: {
    hindi: 'कुट्टू का आटा',
    punjabi: 'ਕੁੱਟੂ ਦਾ ਆਟਾ',
    spellings: ['kuttu ka atta', 'kuttu atta', 'kuttu', 'kotu atta', 'buckwheat', 'buckwheat flour'],
  },
  singhara_flour: {
    hindi: 'सिंघाड़े का आटा',
    punjabi: 'ਸਿੰਘਾੜੇ ਦਾ ਆਟਾ',
    spellings: ['singhare ka atta', 'singhara atta', 'singhada atta', 'singoda flour', 'water chestnut flour'],
  },
  rajgira: {
    hindi: 'राजगिरा',
    punjabi: 'ਰਾਜਗਿਰਾ',
    spellings: ['rajgira', 'rajgeera', 'ramdana', 'amaranth', 'amaranth seed', 'chaulai ke beej'],
  },
  rajgira_flour: {
    hindi: 'राजगिरे का आटा',
    punjabi: 'ਰਾਜਗਿਰੇ ਦਾ ਆਟਾ',
    spellings: ['rajgira atta', 'rajgire ka atta', 'rajgira flour', 'ramdana atta', 'chaulai atta', 'amaranth flour'],
  },
  samak_rice: {
    hindi: 'समा के चावल',
    punjabi: 'ਸਵਾਂਕ ਦੇ ਚੌਲ',
    spellings: ['samak chawal', 'sama ke chawal', 'swang ke chawal', 'vrat ke chawal', 'bhagar', 'moraiyo'],
  },
  sabudana: {
    hindi: 'साबूदाना',
    punjabi: 'ਸਾਬੂਦਾਣਾ',
    spellings: ['sabudana', 'saboodana', 'sabu dana', 'sago', 'tapioca pearl', 'javvarisi'],
  },
  makhana: {
    hindi: 'मखाना',
    punjabi: 'ਮਖਾਣੇ',
    spellings: ['makhana', 'makhane', 'phool makhana', 'fox nut', 'foxnut', 'lotus seed'],
  },
  arrowroot: { hindi: 'अरारोट', punjabi: 'ਅਰਾਰੋਟ', spellings: ['arrowroot', 'ararot', 'araroot', 'arrowroot powder'] },

  // Pulses and their flours
  besan: {
    hindi: 'बेसन',
    punjabi: 'ਵੇਸਣ',
    spellings: ['besan', 'vesan', 'gram flour', 'chickpea flour', 'chane ka atta', 'kadalai maavu'],
  },
  chana: {
    hindi: 'काबुली चना',
    punjabi: 'ਚਿੱਟੇ ਛੋਲੇ',
    spellings: ['kabuli chana', 'chole', 'chhole', 'safed chana', 'chitte chole', 'chickpea'],
  },
  kala_chana: {
    hindi: 'काला चना',
    punjabi: 'ਕਾਲੇ ਛੋਲੇ',
    spellings: ['kala chana', 'kale chane', 'kale chole', 'black chana', 'desi chana', 'black chickpea'],
  },
  chana_dal: {
    hindi: 'चना दाल',
    punjabi: 'ਛੋਲਿਆਂ ਦੀ ਦਾਲ',
    spellings: ['chana dal', 'chane ki dal', 'channa daal', 'cholian di dal', 'split bengal gram', 'chana dal raw'],
  },
  roasted_chana: {
    hindi: 'भुना चना',
    punjabi: 'ਭੁੰਨੇ ਛੋਲੇ',
    spellings: ['bhuna chana', 'bhune chane', 'bhujje chole', 'roasted chana', 'roasted gram', 'pottukadalai'],
  },
  sattu: {
    hindi: 'सत्तू',
    punjabi: 'ਸੱਤੂ',
    spellings: ['sattu', 'satu', 'chana sattu', 'chane ka sattu', 'roasted gram flour'],
  },
  toor_dal: {
    hindi: 'अरहर दाल',
    punjabi: 'ਅਰਹਰ ਦੀ ਦਾਲ',
    spellings: ['toor dal', 'tur dal', 'arhar dal', 'tuvar dal', 'pigeon pea', 'kandi pappu'],
  },
  moong: {
    hindi: 'साबुत मूंग',
    punjabi: 'ਸਾਬਤ ਮੂੰਗੀ',
    spellings: ['sabut moong', 'moong sabut', 'mung bean', 'green gram', 'hari moong', 'sabat moongi'],
  },
  moong_dal: {
    hindi: 'धुली मूंग दाल',
    punjabi: 'ਮੂੰਗੀ ਦੀ ਧੋਤੀ ਦਾਲ',
    spellings: ['moong dal', 'mung dal', 'dhuli moong', 'moongi di dal', 'yellow moong dal', 'pasi paruppu'],
  },
  chilka_moong_dal: {
    hindi: 'छिलका मूंग दाल',
    punjabi: 'ਛਿਲਕੇ ਵਾਲੀ ਮੂੰਗੀ ਦੀ ਦਾਲ',
    spellings: [
      'chilka moong dal',
      'moong chilka',
      'moong dal chilka',
      'green moong dal',
      'split green gram',
      'hari moong dal',
    ],
  },
  urad: {
    hindi: 'साबुत उड़द',
    punjabi: 'ਸਾਬਤ ਮਾਂਹ',
    spellings: ['sabut urad', 'urad sabut', 'black gram', 'kali dal', 'maa di dal', 'sabat mah'],
  },
  urad_dal: {
    hindi: 'धुली उड़द दाल',
    punjabi: 'ਮਾਂਹ ਦੀ ਧੋਤੀ ਦਾਲ',
    spellings: ['urad dal', 'urad daal', 'dhuli urad', 'white urad', 'mah di dhoti dal', 'ulutham paruppu'],
  },
  urad_flour: {
    hindi: 'उड़द का आटा',
    punjabi: 'ਮਾਂਹ ਦਾ ਆਟਾ',
    spellings: ['urad atta', 'urad ka atta', 'urad dal flour', 'black gram flour', 'ulundu maavu'],
  },
  masoor: {
    hindi: 'साबुत मसूर',
    punjabi: 'ਸਾਬਤ ਮਸਰ',
    spellings: ['sabut masoor', 'masoor sabut', 'kali masoor', 'brown lentil', 'black masoor', 'sabat masar'],
  },
  masoor_dal: {
    hindi: 'मसूर दाल',
    punjabi: 'ਮਸਰਾਂ ਦੀ ਦਾਲ',
    spellings: ['masoor dal', 'masur dal', 'lal masoor', 'malka masoor', 'red lentil', 'masran di dal'],
  },
  rajma: {
    hindi: 'राजमा',
    punjabi: 'ਰਾਜਮਾਂਹ',
    spellings: ['rajma', 'rajmah', 'raajma', 'rajmanh', 'kidney bean', 'rajma raw'],
  },
  lobia: {
    hindi: 'लोबिया',
    punjabi: 'ਰੌਂਗੀ',
    spellings: ['lobia', 'lobiya', 'rongi', 'raungi', 'chawli', 'black eyed pea'],
  },
  moth: { hindi: 'मोठ', punjabi: 'ਮੋਠ', spellings: ['moth', 'moth dal', 'moth bean', 'matki', 'mutki'] },
  white_peas: {
    hindi: 'सफेद मटर',
    punjabi: 'ਚਿੱਟੇ ਮਟਰ',
    spellings: ['safed matar', 'safed vatana', 'white pea', 'sukha matar', 'dried pea', 'vatana'],
  },
  val: {
    hindi: 'वाल',
    punjabi: 'ਵਾਲ',
    spellings: ['val dal', 'vaal', 'field bean', 'lablab bean', 'avarekalu', 'mochai'],
  },
  kulthi: {
    hindi: 'कुलथी',
    punjabi: 'ਕੁਲਥੀ',
    spellings: ['kulthi', 'kulthi dal', 'kulath', 'gahat', 'horse gram', 'kollu'],
  },
  soybeans: { hindi: 'सोयाबीन', punjabi: 'ਸੋਇਆਬੀਨ', spellings: ['soybean', 'soyabean', 'soya bean', 'soya', 'bhatt'] },
  soya_chunks: {
    hindi: 'सोया चंक्स',
    punjabi: 'ਸੋਇਆ ਵੜੀਆਂ',
    spellings: ['soya chunk', 'nutrela', 'nutri', 'soya badi', 'soya vadi', 'meal maker'],
  },
  tofu: { hindi: 'टोफू', punjabi: 'ਟੋਫੂ', spellings: ['soya paneer', 'soy paneer', 'bean curd', 'tofoo', 'tofu raw'] },
  soya_milk: {
    hindi: 'सोया दूध',
    punjabi: 'ਸੋਇਆ ਦੁੱਧ',
    spellings: ['soya milk', 'soy milk', 'soyamilk', 'soya doodh', 'soya dudh'],
  },
  fermented_soybean: {
    hindi: 'खमीरी सोयाबीन',
    punjabi: 'ਖ਼ਮੀਰੀ ਸੋਇਆਬੀਨ',
    spellings: ['axone', 'akhuni', 'kinema', 'hawaijar', 'tungrymbai', 'fermented soybean'],
  },
  moong_sprouts: {
    hindi: 'अंकुरित मूंग',
    punjabi: 'ਪੁੰਗਰੀ ਮੂੰਗੀ',
    spellings: ['moong sprout', 'mung sprouts', 'ankurit moong', 'sprouted moong', 'sprouts', 'bean sprout'],
  },
  moong_flour: {
    hindi: 'मूंग का आटा',
    punjabi: 'ਮੂੰਗੀ ਦਾ ਆਟਾ',
    spellings: ['moong atta', 'moong ka atta', 'mung flour', 'moong dal flour', 'green gram flour'],
  },
  vadi: {
    hindi: 'दाल की बड़ी',
    punjabi: 'ਵੜੀਆਂ',
    spellings: ['vadi', 'wadi', 'badi', 'vadiyan', 'amritsari wadi', 'urad dal vadi'],
  },
  papad: {
    hindi: 'पापड़',
    punjabi: 'ਪਾਪੜ',
    spellings: ['papad', 'paapad', 'pappadam', 'appalam', 'poppadom', 'urad papad'],
  },

  // Milk and what is made of it
  milk: {
    hindi: 'दूध',
    punjabi: 'ਦੁੱਧ',
    spellings: ['milk', 'doodh', 'dudh', 'cow milk', 'gai ka doodh', 'gaan da dudh'],
  },
  toned_milk: {
    hindi: 'टोंड दूध',
    punjabi: 'ਟੋਂਡ ਦੁੱਧ',
    spellings: ['toned milk', 'toned doodh', 'tond milk', 'amul taaza', 'packet milk'],
  },
  full_cream_milk: {
    hindi: 'फुल क्रीम दूध',
    punjabi: 'ਫੁੱਲ ਕਰੀਮ ਦੁੱਧ',
    spellings: ['full cream milk', 'full cream doodh', 'full fat milk', 'whole milk', 'amul gold'],
  },
  double_toned_milk: {
    hindi: 'डबल टोंड दूध',
    punjabi: 'ਡਬਲ ਟੋਂਡ ਦੁੱਧ',
    spellings: ['double toned milk', 'double toned doodh', 'double tond milk', 'low fat milk'],
  },
  skimmed_milk: {
    hindi: 'स्किम्ड दूध',
    punjabi: 'ਸਕਿਮਡ ਦੁੱਧ',
    spellings: ['skim milk', 'fat free milk', 'skimmed doodh', 'sapreta doodh', 'bina malai ka doodh'],
  },
  buffalo_milk: {
    hindi: 'भैंस का दूध',
    punjabi: 'ਮੱਝ ਦਾ ਦੁੱਧ',
    spellings: ['bhains ka doodh', 'bhens ka dudh', 'majh da dudh', 'buffalo doodh', 'bhains milk'],
  },
  milk_powder: {
    hindi: 'मिल्क पाउडर',
    punjabi: 'ਮਿਲਕ ਪਾਊਡਰ',
    spellings: ['milk powder', 'doodh powder', 'dudh da powder', 'dried milk', 'dairy whitener'],
  },
  skimmed_milk_powder: {
    hindi: 'स्किम्ड मिल्क पाउडर',
    punjabi: 'ਸਕਿਮਡ ਮਿਲਕ ਪਾਊਡਰ',
    spellings: ['skim milk powder', 'fat free milk powder', 'low fat milk powder', 'smp'],
  },
  condensed_milk: {
    hindi: 'कंडेंस्ड मिल्क',
    punjabi: 'ਕੰਡੈਂਸਡ ਮਿਲਕ',
    spellings: ['condensed milk', 'milkmaid', 'mithai mate', 'sweetened condensed milk', 'gadha doodh'],
  },
  curd: { hindi: 'दही', punjabi: 'ਦਹੀਂ', spellings: ['curd', 'dahi', 'dahin', 'yogurt', 'yoghurt', 'thayir'] },
  low_fat_curd: {
    hindi: 'लो फैट दही',
    punjabi: 'ਲੋਅ ਫੈਟ ਦਹੀਂ',
    spellings: ['low fat dahi', 'low fat yogurt', 'slim dahi', 'toned milk curd', 'skimmed milk curd'],
  },
  hung_curd: {
    hindi: 'हंग कर्ड',
    punjabi: 'ਹੰਗ ਕਰਡ',
    spellings: ['hung curd', 'chakka', 'chakka dahi', 'bandha dahi', 'latka dahi', 'greek yogurt'],
  },
  buttermilk: {
    hindi: 'छाछ',
    punjabi: 'ਖੱਟੀ ਲੱਸੀ',
    spellings: ['buttermilk', 'chaas', 'chhachh', 'mattha', 'khatti lassi', 'majjiga'],
  },
  heavy_cream: {
    hindi: 'व्हिपिंग क्रीम',
    punjabi: 'ਵ੍ਹਿਪਿੰਗ ਕਰੀਮ',
    spellings: ['whipping cream', 'heavy cream', 'whipped cream', 'double cream', 'thick cream'],
  },
  cream: {
    hindi: 'फ्रेश क्रीम',
    punjabi: 'ਫਰੈੱਸ਼ ਕਰੀਮ',
    spellings: ['cream', 'fresh cream', 'malai', 'mallai', 'amul cream', 'single cream'],
  },
  butter: {
    hindi: 'मक्खन',
    punjabi: 'ਮੱਖਣ',
    spellings: ['butter', 'amul butter', 'makkhan', 'salted butter', 'table butter'],
  },
  white_butter: {
    hindi: 'सफेद मक्खन',
    punjabi: 'ਚਿੱਟਾ ਮੱਖਣ',
    spellings: ['white butter', 'makhan', 'safed makhan', 'chitta makhan', 'unsalted butter', 'loni'],
  },
  ghee: {
    hindi: 'घी',
    punjabi: 'ਘਿਓ',
    spellings: ['ghi', 'desi ghee', 'gheo', 'cow ghee', 'clarified butter', 'neyyi'],
  },
  unsalted_cheese: {
    hindi: 'बिना नमक का मोज़रेला',
    punjabi: 'ਬਿਨਾਂ ਲੂਣ ਵਾਲਾ ਮੋਜ਼ਰੇਲਾ',
    spellings: ['unsalted mozzarella', 'unsalted cheese', 'low salt cheese', 'bina namak ka cheese'],
  },
  paneer: {
    hindi: 'पनीर',
    punjabi: 'ਪਨੀਰ',
    spellings: ['panir', 'paner', 'cottage cheese', 'malai paneer', 'paneer raw'],
  },
  chenna: { hindi: 'छेना', punjabi: 'ਛੇਨਾ', spellings: ['chenna', 'chena', 'chhena', 'chhana', 'chhena paneer'] },
  khoa: { hindi: 'खोया', punjabi: 'ਖੋਆ', spellings: ['khoa', 'khoya', 'khowa', 'mawa', 'mava', 'milk solids'] },
  cheese: {
    hindi: 'चीज़',
    punjabi: 'ਚੀਜ਼',
    spellings: ['cheese', 'cheez', 'cheese slice', 'cheese cube', 'amul cheese'],
  },
  mozzarella: {
    hindi: 'मोज़रेला चीज़',
    punjabi: 'ਮੋਜ਼ਰੇਲਾ ਚੀਜ਼',
    spellings: ['mozzarella cheese', 'mozarella', 'mozerella', 'pizza cheese'],
  },
  ice_cream: {
    hindi: 'वनीला आइसक्रीम',
    punjabi: 'ਵਨੀਲਾ ਆਈਸ ਕਰੀਮ',
    spellings: ['ice cream', 'icecream', 'vanilla icecream', 'vanila ice cream'],
  },

  // Oils and fats
  mustard_oil: {
    hindi: 'सरसों का तेल',
    punjabi: 'ਸਰ੍ਹੋਂ ਦਾ ਤੇਲ',
    spellings: ['sarson ka tel', 'sarso tel', 'sarson da tel', 'kachi ghani', 'kadwa tel'],
  },
  groundnut_oil: {
    hindi: 'मूंगफली का तेल',
    punjabi: 'ਮੂੰਗਫਲੀ ਦਾ ਤੇਲ',
    spellings: ['peanut oil', 'moongfali ka tel', 'mungfali tel', 'sing tel', 'kadalai ennai'],
  },
  sunflower_oil: {
    hindi: 'सूरजमुखी का तेल',
    punjabi: 'ਸੂਰਜਮੁਖੀ ਦਾ ਤੇਲ',
    spellings: ['surajmukhi ka tel', 'surajmukhi tel', 'refined oil', 'cooking oil', 'vegetable oil'],
  },
  coconut_oil: {
    hindi: 'नारियल का तेल',
    punjabi: 'ਨਾਰੀਅਲ ਦਾ ਤੇਲ',
    spellings: ['nariyal ka tel', 'nariyal tel', 'thengai ennai', 'velichenna', 'kobbari nune'],
  },
  sesame_oil: {
    hindi: 'तिल का तेल',
    punjabi: 'ਤਿਲਾਂ ਦਾ ਤੇਲ',
    spellings: ['sesame oil', 'gingelly oil', 'til ka tel', 'til oil', 'tilan da tel', 'nallennai'],
  },
  soybean_oil: {
    hindi: 'सोयाबीन का तेल',
    punjabi: 'ਸੋਇਆਬੀਨ ਦਾ ਤੇਲ',
    spellings: ['soybean oil', 'soyabean oil', 'soya oil', 'soyabean ka tel', 'soya tel'],
  },
  rice_bran_oil: {
    hindi: 'राइस ब्रान तेल',
    punjabi: 'ਰਾਈਸ ਬ੍ਰਾਨ ਤੇਲ',
    spellings: ['ricebran oil', 'rice bran tel', 'rice bran refined oil', 'chawal ki bhusi ka tel'],
  },
  palm_oil: { hindi: 'पाम तेल', punjabi: 'ਪਾਮ ਤੇਲ', spellings: ['palmolein', 'palmolein oil', 'palm tel', 'tad ka tel'] },
  olive_oil: {
    hindi: 'जैतून का तेल',
    punjabi: 'ਜੈਤੂਨ ਦਾ ਤੇਲ',
    spellings: ['jaitun ka tel', 'jaitoon tel', 'olive tel', 'extra virgin olive oil'],
  },
  vanaspati: {
    hindi: 'वनस्पति घी',
    punjabi: 'ਬਨਸਪਤੀ ਘਿਓ',
    spellings: ['vanaspati ghee', 'banaspati', 'dalda', 'dalda ghee', 'vegetable ghee'],
  },

  // Coconut, nuts and seeds
  coconut: {
    hindi: 'नारियल',
    punjabi: 'ਨਾਰੀਅਲ',
    spellings: ['coconut', 'nariyal', 'naryal', 'grated coconut', 'thengai', 'kobbari'],
  },
  dry_coconut: {
    hindi: 'सूखा नारियल',
    punjabi: 'ਸੁੱਕਾ ਨਾਰੀਅਲ',
    spellings: ['sukha nariyal', 'dry nariyal', 'copra', 'khopra', 'gola', 'desiccated coconut'],
  },
  coconut_milk: {
    hindi: 'नारियल का दूध',
    punjabi: 'ਨਾਰੀਅਲ ਦਾ ਦੁੱਧ',
    spellings: ['coconut milk', 'nariyal ka doodh', 'nariyal doodh', 'thick coconut milk', 'thengai paal'],
  },
  coconut_water: {
    hindi: 'नारियल पानी',
    punjabi: 'ਨਾਰੀਅਲ ਪਾਣੀ',
    spellings: ['nariyal pani', 'nariyal paani', 'tender coconut water', 'tender coconut', 'daab', 'elaneer'],
  },
  peanuts: {
    hindi: 'मूंगफली',
    punjabi: 'ਮੂੰਗਫਲੀ',
    spellings: ['peanut', 'moongfali', 'mungfali', 'groundnut', 'shengdana', 'singdana'],
  },
  peanut_butter: {
    hindi: 'पीनट बटर',
    punjabi: 'ਪੀਨਟ ਬਟਰ',
    spellings: ['peanut butter', 'peanutbutter', 'moongfali butter', 'mungfali ka makhan'],
  },
  cashews: { hindi: 'काजू', punjabi: 'ਕਾਜੂ', spellings: ['cashew', 'kaju', 'kaaju', 'cashew nut', 'cashewnut'] },
  almonds: { hindi: 'बादाम', punjabi: 'ਬਦਾਮ', spellings: ['almond', 'badam', 'badaam', 'baadam', 'badam giri'] },
  pistachios: { hindi: 'पिस्ता', punjabi: 'ਪਿਸਤਾ', spellings: ['pistachio', 'pista', 'pista giri', 'pistah'] },
  walnuts: { hindi: 'अखरोट', punjabi: 'ਅਖਰੋਟ', spellings: ['walnut', 'akhrot', 'akhroat', 'akhrot giri'] },
  chironji: {
    hindi: 'चिरौंजी',
    punjabi: 'ਚਿਰੌਂਜੀ',
    spellings: ['chironji', 'charoli', 'chiraunji', 'chirongi', 'sara paruppu'],
  },
  sesame_seeds: {
    hindi: 'तिल',
    punjabi: 'ਤਿਲ',
    spellings: ['sesame', 'sesame seed', 'til', 'safed til', 'white sesame', 'ellu'],
  },
  black_sesame: {
    hindi: 'काले तिल',
    punjabi: 'ਕਾਲੇ ਤਿਲ',
    spellings: ['kale til', 'kala til', 'black til', 'black sesame seed', 'karuppu ellu'],
  },
  poppy_seeds: {
    hindi: 'खसखस',
    punjabi: 'ਖਸਖਸ',
    spellings: ['poppy seed', 'khus khus', 'khas khas', 'khaskhas', 'posto', 'gasagasa'],
  },
  melon_seeds: {
    hindi: 'मगज़',
    punjabi: 'ਮਗਜ਼',
    spellings: ['melon seed', 'magaz', 'magaj', 'char magaz', 'kharbuje ke beej', 'tarbooj ke beej'],
  },
  pumpkin_seeds: {
    hindi: 'कद्दू के बीज',
    punjabi: 'ਕੱਦੂ ਦੇ ਬੀਜ',
    spellings: ['pumpkin seed', 'kaddu ke beej', 'kaddu beej', 'kaddu de beej', 'pepita'],
  },
  sunflower_seeds: {
    hindi: 'सूरजमुखी के बीज',
    punjabi: 'ਸੂਰਜਮੁਖੀ ਦੇ ਬੀਜ',
    spellings: ['sunflower seed', 'surajmukhi ke beej', 'surajmukhi beej', 'surajmukhi de beej'],
  },
  flaxseed: {
    hindi: 'अलसी',
    punjabi: 'ਅਲਸੀ',
    spellings: ['flaxseed', 'flax seed', 'alsi', 'alsi ke beej', 'linseed', 'jawas'],
  },
  chia_seeds: {
    hindi: 'चिया सीड्स',
    punjabi: 'ਚੀਆ ਸੀਡਜ਼',
    spellings: ['chia seed', 'chia', 'chiya seeds', 'chia ke beej'],
  },
  sabja_seeds: {
    hindi: 'सब्ज़ा',
    punjabi: 'ਸਬਜ਼ਾ',
    spellings: ['sabja', 'subja', 'basil seed', 'tukmaria', 'takmaria', 'tulsi ke beej'],
  },
  perilla_seeds: {
    hindi: 'भंगजीरा',
    punjabi: 'ਭੰਗਜੀਰਾ',
    spellings: ['perilla seed', 'perilla', 'bhanjeera', 'bhangjeera', 'bhangira', 'silam'],
  },
  gond: { hindi: 'गोंद', punjabi: 'ਗੂੰਦ', spellings: ['gond', 'goond', 'gondh', 'edible gum', 'dink', 'gum acacia'] },

  // Dry fruit
  raisins: { hindi: 'किशमिश', punjabi: 'ਸੌਗੀ', spellings: ['raisin', 'kishmish', 'kismis', 'saugi', 'sogi', 'munakka'] },
  dates: { hindi: 'खजूर', punjabi: 'ਖਜੂਰ', spellings: ['date', 'khajur', 'khajoor', 'chhuhara', 'chuara'] },
  dried_figs: {
    hindi: 'अंजीर',
    punjabi: 'ਅੰਜੀਰ',
    spellings: ['fig', 'dried fig', 'dry fig', 'anjeer', 'anjir', 'sukha anjeer'],
  },
  dried_apricots: {
    hindi: 'सूखी खुबानी',
    punjabi: 'ਸੁੱਕੀ ਖੁਰਮਾਨੀ',
    spellings: ['apricot', 'dried apricot', 'khubani', 'khumani', 'khurmani', 'jardalu'],
  },
  anardana: {
    hindi: 'अनारदाना',
    punjabi: 'ਅਨਾਰਦਾਣਾ',
    spellings: ['anardana', 'anar dana', 'anardana powder', 'dried pomegranate seed'],
  },

  // Spices
  cumin: {
    hindi: 'जीरा',
    punjabi: 'ਜੀਰਾ',
    spellings: ['cumin', 'cumin seed', 'jeera', 'jira', 'zeera', 'jeera powder'],
  },
  shah_jeera: {
    hindi: 'शाही जीरा',
    punjabi: 'ਸ਼ਾਹ ਜੀਰਾ',
    spellings: ['shah jeera', 'shahi jeera', 'shahjeera', 'kala jeera', 'black cumin', 'caraway seed'],
  },
  coriander_seeds: {
    hindi: 'सूखा धनिया',
    punjabi: 'ਸੁੱਕਾ ਧਨੀਆ',
    spellings: ['coriander seed', 'coriander powder', 'dhania', 'dhaniya', 'sabut dhania', 'dhania powder'],
  },
  turmeric: {
    hindi: 'हल्दी',
    punjabi: 'ਹਲਦੀ',
    spellings: ['turmeric', 'turmeric powder', 'haldi', 'haldi powder', 'haldee', 'manjal'],
  },
  red_chilli_powder: {
    hindi: 'लाल मिर्च पाउडर',
    punjabi: 'ਲਾਲ ਮਿਰਚ ਪਾਊਡਰ',
    spellings: [
      'lal mirch',
      'lal mirch powder',
      'pisi lal mirch',
      'chilli powder',
      'red chili powder',
      'mirchi powder',
    ],
  },
  kashmiri_chilli: {
    hindi: 'कश्मीरी लाल मिर्च',
    punjabi: 'ਕਸ਼ਮੀਰੀ ਲਾਲ ਮਿਰਚ',
    spellings: [
      'kashmiri mirch',
      'kashmiri lal mirch',
      'kashmiri chilli',
      'kashmiri chili',
      'degi mirch',
      'deggi mirch',
    ],
  },
  dry_red_chilli: {
    hindi: 'सूखी लाल मिर्च',
    punjabi: 'ਸੁੱਕੀ ਲਾਲ ਮਿਰਚ',
    spellings: [
      'dry red chilli',
      'dried red chilli',
      'whole red chilli',
      'sukhi lal mirch',
      'sabut lal mirch',
      'sukki lal mirch',
    ],
  },
  mustard_seeds: {
    hindi: 'राई',
    punjabi: 'ਰਾਈ',
    spellings: ['mustard seed', 'rai', 'raai', 'sarson dana', 'mohri', 'kadugu'],
  },
  fenugreek_seeds: {
    hindi: 'मेथी दाना',
    punjabi: 'ਮੇਥਰੇ',
    spellings: ['fenugreek seed', 'methi dana', 'methi seeds', 'methre', 'methi ke dane', 'vendhayam'],
  },
  fennel: { hindi: 'सौंफ', punjabi: 'ਸੌਂਫ', spellings: ['fennel', 'fennel seed', 'saunf', 'sonf', 'sombu', 'variyali'] },
  nigella: {
    hindi: 'कलौंजी',
    punjabi: 'ਕਲੌਂਜੀ',
    spellings: ['nigella', 'kalonji', 'kalaunji', 'onion seed', 'black seed', 'kalo jeere'],
  },
  ajwain: {
    hindi: 'अजवाइन',
    punjabi: 'ਅਜਵਾਇਣ',
    spellings: ['ajwain', 'ajwayan', 'ajvain', 'carom seed', 'omam', 'vamu'],
  },
  hing: {
    hindi: 'हींग',
    punjabi: 'ਹਿੰਗ',
    spellings: ['hing', 'heeng', 'asafoetida', 'asafetida', 'perungayam', 'inguva'],
  },
  black_pepper: {
    hindi: 'काली मिर्च',
    punjabi: 'ਕਾਲੀ ਮਿਰਚ',
    spellings: ['kali mirch', 'kaali mirch', 'pepper', 'peppercorn', 'pepper powder', 'milagu'],
  },
  cardamom: {
    hindi: 'छोटी इलायची',
    punjabi: 'ਛੋਟੀ ਇਲਾਇਚੀ',
    spellings: ['cardamom', 'elaichi', 'ilaichi', 'choti elaichi', 'hari elaichi', 'elakkai'],
  },
  black_cardamom: {
    hindi: 'बड़ी इलायची',
    punjabi: 'ਵੱਡੀ ਇਲਾਇਚੀ',
    spellings: ['badi elaichi', 'moti elaichi', 'kali elaichi', 'vaddi ilaichi', 'big cardamom'],
  },
  cloves: { hindi: 'लौंग', punjabi: 'ਲੌਂਗ', spellings: ['clove', 'laung', 'loung', 'lavang', 'lavangam'] },
  cinnamon: {
    hindi: 'दालचीनी',
    punjabi: 'ਦਾਲਚੀਨੀ',
    spellings: ['dalchini', 'daalchini', 'dalcheeni', 'cinnamon stick', 'pattai'],
  },
  bay_leaf: {
    hindi: 'तेज पत्ता',
    punjabi: 'ਤੇਜ ਪੱਤਾ',
    spellings: ['bay leaf', 'tej patta', 'tejpatta', 'tej pata', 'tejpata'],
  },
  nutmeg: { hindi: 'जायफल', punjabi: 'ਜਾਇਫਲ', spellings: ['nutmeg', 'jaiphal', 'jayphal', 'jaifal', 'jathikai'] },
  mace: { hindi: 'जावित्री', punjabi: 'ਜਵਿੱਤਰੀ', spellings: ['mace', 'javitri', 'javetri', 'javithri', 'japatri'] },
  star_anise: {
    hindi: 'चक्र फूल',
    punjabi: 'ਚੱਕਰ ਫੁੱਲ',
    spellings: ['chakra phool', 'chakri phool', 'chakriphool', 'chakkar phool', 'star anis'],
  },
  radhuni: { hindi: 'राधुनी', punjabi: 'ਰਾਧੁਨੀ', spellings: ['radhuni', 'randhuni', 'wild celery seed', 'ajmod'] },
  saffron: { hindi: 'केसर', punjabi: 'ਕੇਸਰ', spellings: ['saffron', 'kesar', 'kesar dhaga', 'zafran', 'jafran'] },
  dry_ginger: {
    hindi: 'सोंठ',
    punjabi: 'ਸੁੰਢ',
    spellings: ['dry ginger', 'sonth', 'saunth', 'sundh', 'adrak powder', 'sukku'],
  },
  amchur: {
    hindi: 'अमचूर',
    punjabi: 'ਅੰਬਚੂਰ',
    spellings: ['amchur', 'amchoor', 'aamchur', 'ambchur', 'dry mango powder', 'mango powder'],
  },
  kasuri_methi: {
    hindi: 'कसूरी मेथी',
    punjabi: 'ਕਸੂਰੀ ਮੇਥੀ',
    spellings: ['kasuri methi', 'kasoori methi', 'kasturi methi', 'sukhi methi', 'dry methi', 'dried fenugreek'],
  },
  garam_masala: {
    hindi: 'गरम मसाला',
    punjabi: 'ਗਰਮ ਮਸਾਲਾ',
    spellings: ['garam masala powder', 'garam masla', 'garm masala', 'gharam masala'],
  },
  chaat_masala: {
    hindi: 'चाट मसाला',
    punjabi: 'ਚਾਟ ਮਸਾਲਾ',
    spellings: ['chat masala', 'chaat masla', 'chat masala powder', 'chatpata masala'],
  },
  sambar_powder: {
    hindi: 'सांभर मसाला',
    punjabi: 'ਸਾਂਬਰ ਮਸਾਲਾ',
    spellings: ['sambar masala', 'sambhar masala', 'sambhar powder', 'sambar podi', 'sambar pudi'],
  },
  rasam_powder: {
    hindi: 'रसम पाउडर',
    punjabi: 'ਰਸਮ ਪਾਊਡਰ',
    spellings: ['rasam masala', 'rasam podi', 'saaru pudi', 'charu podi'],
  },
  panch_phoron: {
    hindi: 'पंच फोरन',
    punjabi: 'ਪੰਚ ਫੋਰਨ',
    spellings: ['panch phoran', 'paanch phoron', 'panchforan', 'panch phutana', 'bengali five spice'],
  },

  // Salt, sour and raising agents
  salt: { hindi: 'नमक', punjabi: 'ਲੂਣ', spellings: ['salt', 'namak', 'loon', 'lun', 'noon', 'iodised salt'] },
  sendha_salt: {
    hindi: 'सेंधा नमक',
    punjabi: 'ਸੇਂਧਾ ਲੂਣ',
    spellings: ['sendha namak', 'rock salt', 'lahori namak', 'vrat ka namak', 'saindhav', 'pink salt'],
  },
  black_salt: {
    hindi: 'काला नमक',
    punjabi: 'ਕਾਲਾ ਲੂਣ',
    spellings: ['black salt', 'kala namak', 'kaala namak', 'kala loon', 'sanchal'],
  },
  tamarind: { hindi: 'इमली', punjabi: 'ਇਮਲੀ', spellings: ['tamarind', 'imli', 'imlee', 'puli', 'chintapandu'] },
  tamarind_pulp: {
    hindi: 'इमली का गूदा',
    punjabi: 'ਇਮਲੀ ਦਾ ਗੁੱਦਾ',
    spellings: ['tamarind pulp', 'imli pulp', 'imli ka guda', 'imli ka pani', 'tamarind paste', 'tamarind water'],
  },
  kokum: { hindi: 'कोकम', punjabi: 'ਕੋਕਮ', spellings: ['kokum', 'kokam', 'amsul', 'aamsol', 'punarpuli'] },
  lemon_juice: {
    hindi: 'नींबू का रस',
    punjabi: 'ਨਿੰਬੂ ਦਾ ਰਸ',
    spellings: ['lemon juice', 'lemon', 'nimbu', 'neembu', 'nimbu ka ras', 'lime juice'],
  },
  vinegar: { hindi: 'सिरका', punjabi: 'ਸਿਰਕਾ', spellings: ['sirka', 'sirca', 'white vinegar', 'safed sirka'] },
  baking_soda: {
    hindi: 'मीठा सोडा',
    punjabi: 'ਮਿੱਠਾ ਸੋਡਾ',
    spellings: ['meetha soda', 'mitha soda', 'khane ka soda', 'cooking soda', 'soda bicarb'],
  },
  baking_powder: {
    hindi: 'बेकिंग पाउडर',
    punjabi: 'ਬੇਕਿੰਗ ਪਾਊਡਰ',
    spellings: ['beking powder', 'bakingpowder', 'leavening powder'],
  },
  eno: { hindi: 'ईनो', punjabi: 'ਈਨੋ', spellings: ['eno', 'eeno', 'fruit salt', 'eno fruit salt'] },
  yeast: { hindi: 'खमीर', punjabi: 'ਖ਼ਮੀਰ', spellings: ['yeast', 'khamir', 'khameer', 'instant yeast', 'bread yeast'] },
  soya_sauce: {
    hindi: 'सोया सॉस',
    punjabi: 'ਸੋਇਆ ਸੌਸ',
    spellings: ['soy sauce', 'soysauce', 'soya sos', 'dark soya sauce'],
  },
  tomato_ketchup: {
    hindi: 'टोमैटो केचप',
    punjabi: 'ਟੋਮੈਟੋ ਕੈਚੱਪ',
    spellings: ['ketchup', 'tomato sauce', 'tamatar sauce', 'tamatar ki sauce', 'catchup'],
  },
  mayonnaise: {
    hindi: 'मेयोनीज़',
    punjabi: 'ਮੇਓਨੀਜ਼',
    spellings: ['mayonnaise', 'mayo', 'mayonise', 'egg mayo', 'mayonese'],
  },
  eggless_mayonnaise: {
    hindi: 'एगलेस मेयोनीज़',
    punjabi: 'ਬਿਨਾਂ ਅੰਡੇ ਵਾਲੀ ਮੇਓਨੀਜ਼',
    spellings: ['eggless mayo', 'veg mayo', 'veg mayonnaise', 'vegetarian mayonnaise', 'bina ande ki mayo'],
  },

  // Sweeteners and syrups
  sugar: { hindi: 'चीनी', punjabi: 'ਖੰਡ', spellings: ['cheeni', 'chini', 'khand', 'shakkar', 'white sugar'] },
  powdered_sugar: {
    hindi: 'पिसी चीनी',
    punjabi: 'ਪੀਸੀ ਹੋਈ ਖੰਡ',
    spellings: ['pisi cheeni', 'pisi chini', 'boora', 'bura', 'icing sugar', 'sugar powder'],
  },
  mishri: {
    hindi: 'मिश्री',
    punjabi: 'ਮਿਸ਼ਰੀ',
    spellings: ['mishri', 'misri', 'rock sugar', 'sugar candy', 'khadi sakhar', 'kalkandu'],
  },
  jaggery: { hindi: 'गुड़', punjabi: 'ਗੁੜ', spellings: ['jaggery', 'gur', 'gud', 'shakkar', 'vellam', 'bellam'] },
  palm_jaggery: {
    hindi: 'खजूर का गुड़',
    punjabi: 'ਖਜੂਰ ਦਾ ਗੁੜ',
    spellings: ['palm jaggery', 'nolen gur', 'khajur gur', 'khajoor gud', 'patali gur', 'karupatti'],
  },
  honey: { hindi: 'शहद', punjabi: 'ਸ਼ਹਿਦ', spellings: ['shahad', 'shehad', 'shahed', 'madhu'] },
  sugar_syrup: {
    hindi: 'चाशनी',
    punjabi: 'ਚਾਸ਼ਨੀ',
    spellings: ['sugar syrup', 'chashni', 'chasni', 'chaashni', 'simple syrup'],
  },
  sugarcane_juice: {
    hindi: 'गन्ने का रस',
    punjabi: 'ਗੰਨੇ ਦਾ ਰਸ',
    spellings: ['ganne ka ras', 'ganna juice', 'ganne ka juice', 'ganne da ras', 'cane juice'],
  },
  cocoa: {
    hindi: 'कोको पाउडर',
    punjabi: 'ਕੋਕੋ ਪਾਊਡਰ',
    spellings: ['cocoa', 'cocoa powder', 'coco powder', 'koko powder'],
  },

  // Onion, roots and tubers
  onion: { hindi: 'प्याज़', punjabi: 'ਪਿਆਜ਼', spellings: ['pyaz', 'pyaaz', 'piaz', 'kanda', 'gandha', 'vengayam'] },
  small_onion: {
    hindi: 'छोटा प्याज़',
    punjabi: 'ਛੋਟੇ ਪਿਆਜ਼',
    spellings: ['small onion', 'shallot', 'sambar onion', 'chota pyaz', 'chinna vengayam', 'baby onion'],
  },
  spring_onion: {
    hindi: 'हरा प्याज़',
    punjabi: 'ਹਰਾ ਪਿਆਜ਼',
    spellings: ['hara pyaz', 'hare pyaz', 'green onion', 'scallion', 'pyaz patta'],
  },
  garlic: { hindi: 'लहसुन', punjabi: 'ਲਸਣ', spellings: ['lahsun', 'lehsun', 'lasan', 'lassan', 'poondu', 'vellulli'] },
  ginger: { hindi: 'अदरक', punjabi: 'ਅਦਰਕ', spellings: ['adrak', 'adrakh', 'adhrak', 'inji', 'allam'] },
  ginger_garlic_paste: {
    hindi: 'अदरक लहसुन पेस्ट',
    punjabi: 'ਅਦਰਕ ਲਸਣ ਪੇਸਟ',
    spellings: ['ginger garlic paste', 'adrak lahsun paste', 'adrak lehsun ka paste', 'adrak lasan paste'],
  },
  fried_onion: {
    hindi: 'तला प्याज़',
    punjabi: 'ਤਲੇ ਪਿਆਜ਼',
    spellings: ['fried onion', 'brown onion', 'birista', 'barista', 'tala pyaz', 'bhuna pyaz'],
  },
  fresh_turmeric: {
    hindi: 'कच्ची हल्दी',
    punjabi: 'ਕੱਚੀ ਹਲਦੀ',
    spellings: ['fresh turmeric', 'raw turmeric', 'kachi haldi', 'kacchi haldi', 'fresh haldi'],
  },
  potato: { hindi: 'आलू', punjabi: 'ਆਲੂ', spellings: ['aloo', 'alu', 'aaloo', 'batata', 'urulaikizhangu', 'aloo raw'] },
  sweet_potato: {
    hindi: 'शकरकंद',
    punjabi: 'ਸ਼ਕਰਕੰਦੀ',
    spellings: ['sweet potato', 'shakarkandi', 'shakarkand', 'shakkarkandi', 'genasu'],
  },
  arbi: { hindi: 'अरबी', punjabi: 'ਅਰਬੀ', spellings: ['arbi', 'arvi', 'taro', 'colocasia', 'kochu', 'seppankizhangu'] },
  yam: { hindi: 'जिमीकंद', punjabi: 'ਜਿਮੀਕੰਦ', spellings: ['yam', 'suran', 'jimikand', 'zimikand', 'ol', 'senai'] },
  purple_yam: { hindi: 'रतालू', punjabi: 'ਰਤਾਲੂ', spellings: ['purple yam', 'ratalu', 'kand', 'violet yam', 'ube'] },
  cassava: {
    hindi: 'कसावा',
    punjabi: 'ਕਸਾਵਾ',
    spellings: ['cassava', 'kappa', 'tapioca', 'tapioca root', 'maravalli'],
  },
  carrot: { hindi: 'गाजर', punjabi: 'ਗਾਜਰ', spellings: ['gajar', 'gaajar', 'gajjar', 'lal gajar', 'red carrot'] },
  beetroot: { hindi: 'चुकंदर', punjabi: 'ਚੁਕੰਦਰ', spellings: ['chukandar', 'chukander', 'beet', 'beet root'] },
  radish: { hindi: 'मूली', punjabi: 'ਮੂਲੀ', spellings: ['radish', 'mooli', 'muli', 'safed mooli', 'mullangi'] },
  turnip: { hindi: 'शलजम', punjabi: 'ਸ਼ਲਗਮ', spellings: ['turnip', 'shalgam', 'shaljam', 'salgam', 'gonglu'] },
  lotus_root: {
    hindi: 'कमल ककड़ी',
    punjabi: 'ਕਮਲ ਕਕੜੀ',
    spellings: ['lotus root', 'lotus stem', 'kamal kakdi', 'kamal kakri', 'bhein', 'nadru'],
  },

  // Greens and fresh herbs
  spinach: { hindi: 'पालक', punjabi: 'ਪਾਲਕ', spellings: ['spinach', 'palak', 'paalak', 'palak saag', 'palak leaves'] },
  sarson: {
    hindi: 'सरसों का साग',
    punjabi: 'ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ',
    spellings: ['mustard leaf', 'mustard greens', 'sarson', 'sarson saag', 'sarso ka saag', 'saag'],
  },
  bathua: { hindi: 'बथुआ', punjabi: 'ਬਾਥੂ', spellings: ['bathua', 'bathu', 'bathuwa', 'bathua saag', 'chakvat'] },
  amaranth_leaves: {
    hindi: 'चौलाई',
    punjabi: 'ਚੁਲਾਈ',
    spellings: ['amaranth leaf', 'chaulai', 'chaulai saag', 'lal saag', 'thotakura'],
  },
  methi_leaves: {
    hindi: 'मेथी',
    punjabi: 'ਮੇਥੀ',
    spellings: ['fenugreek leaf', 'methi', 'meethi', 'hari methi', 'methi leaves', 'methi saag'],
  },
  malabar_spinach: {
    hindi: 'पोई साग',
    punjabi: 'ਪੋਈ ਦਾ ਸਾਗ',
    spellings: ['malabar spinach', 'poi saag', 'pui saag', 'pui shaak', 'basale', 'bachali'],
  },
  water_spinach: {
    hindi: 'कलमी साग',
    punjabi: 'ਕਲਮੀ ਸਾਗ',
    spellings: ['water spinach', 'kalmi saag', 'kalmi shaak', 'karmi saag', 'kangkong'],
  },
  radish_leaves: {
    hindi: 'मूली के पत्ते',
    punjabi: 'ਮੂਲੀ ਦੇ ਪੱਤੇ',
    spellings: ['radish leaf', 'mooli ke patte', 'muli ke patte', 'mooli patta', 'mooli saag', 'radish greens'],
  },
  gundruk: {
    hindi: 'गुंद्रुक',
    punjabi: 'ਗੁੰਦਰੁਕ',
    spellings: ['gundruk', 'gundruck', 'gundrook', 'fermented greens', 'sukha saag'],
  },
  drumstick_leaves: {
    hindi: 'सहजन के पत्ते',
    punjabi: 'ਸੁਹਾਂਜਣੇ ਦੇ ਪੱਤੇ',
    spellings: ['drumstick leaf', 'moringa', 'moringa leaf', 'sahjan ke patte', 'murungai keerai', 'munagaku'],
  },
  colocasia_leaves: {
    hindi: 'अरबी के पत्ते',
    punjabi: 'ਅਰਬੀ ਦੇ ਪੱਤੇ',
    spellings: ['colocasia leaf', 'taro leaf', 'arbi ke patte', 'arvi patta', 'patra leaves', 'alu leaves'],
  },
  gongura: {
    hindi: 'गोंगुरा',
    punjabi: 'ਗੋਂਗੁਰਾ',
    spellings: ['gongura', 'ambadi', 'pitwa', 'sorrel leaf', 'pulicha keerai', 'pundi'],
  },
  jute_leaves: {
    hindi: 'पाट साग',
    punjabi: 'ਪਟਸਨ ਦੇ ਪੱਤੇ',
    spellings: ['jute leaf', 'paat saag', 'pat shak', 'patua saag', 'nalita saag'],
  },
  pumpkin_leaves: {
    hindi: 'कद्दू के पत्ते',
    punjabi: 'ਹਲਵਾ ਕੱਦੂ ਦੇ ਪੱਤੇ',
    spellings: ['pumpkin leaf', 'kaddu ke patte', 'kaddu saag', 'kumro shaak', 'kumro pata'],
  },
  fiddlehead_fern: {
    hindi: 'लिंगड़ी',
    punjabi: 'ਲਿੰਗੜੀ',
    spellings: ['fiddlehead', 'lingri', 'lingdi', 'lingad', 'dhekia', 'dhekia xaak'],
  },
  dill_leaves: {
    hindi: 'सोआ साग',
    punjabi: 'ਸੋਏ',
    spellings: ['dill', 'dill leaf', 'soya saag', 'soa saag', 'suva', 'shepu'],
  },
  coriander_leaves: {
    hindi: 'हरा धनिया',
    punjabi: 'ਹਰਾ ਧਨੀਆ',
    spellings: ['coriander leaf', 'hara dhania', 'hara dhaniya', 'dhania patta', 'cilantro', 'kothimbir'],
  },
  mint: { hindi: 'पुदीना', punjabi: 'ਪੁਦੀਨਾ', spellings: ['mint', 'mint leaf', 'pudina', 'pudeena', 'podina'] },
  tulsi: { hindi: 'तुलसी', punjabi: 'ਤੁਲਸੀ', spellings: ['tulsi', 'tulasi', 'tulsi patta', 'holy basil', 'basil leaf'] },
  curry_leaves: {
    hindi: 'करी पत्ता',
    punjabi: 'ਕੜ੍ਹੀ ਪੱਤਾ',
    spellings: ['curry leaf', 'kadi patta', 'kari patta', 'curry patta', 'meetha neem', 'karuveppilai'],
  },
  lettuce: {
    hindi: 'सलाद पत्ता',
    punjabi: 'ਸਲਾਦ ਪੱਤਾ',
    spellings: ['salad patta', 'salad leaf', 'iceberg lettuce', 'letus'],
  },

  // Vegetables
  lauki: { hindi: 'लौकी', punjabi: 'ਘੀਆ', spellings: ['lauki', 'loki', 'ghiya', 'doodhi', 'dudhi', 'bottle gourd'] },
  karela: {
    hindi: 'करेला',
    punjabi: 'ਕਰੇਲਾ',
    spellings: ['karela', 'karele', 'bitter gourd', 'bittergourd', 'pavakkai', 'kakarakaya'],
  },
  turai: {
    hindi: 'तोरी',
    punjabi: 'ਤੋਰੀ',
    spellings: ['turai', 'tori', 'torai', 'ridge gourd', 'sponge gourd', 'beerakaya'],
  },
  tinda: {
    hindi: 'टिंडा',
    punjabi: 'ਟਿੰਡਾ',
    spellings: ['tinda', 'tinde', 'round gourd', 'apple gourd', 'indian squash'],
  },
  parwal: { hindi: 'परवल', punjabi: 'ਪਰਵਲ', spellings: ['parwal', 'parval', 'potol', 'pointed gourd'] },
  kundru: {
    hindi: 'कुंदरू',
    punjabi: 'ਕੁੰਦਰੂ',
    spellings: ['kundru', 'tindora', 'tendli', 'ivy gourd', 'kovakkai', 'dondakaya'],
  },
  snake_gourd: {
    hindi: 'चिचिंडा',
    punjabi: 'ਚਿਚਿੰਡਾ',
    spellings: ['snake gourd', 'chichinda', 'chachinda', 'padwal', 'pudalangai', 'potlakaya'],
  },
  petha: {
    hindi: 'पेठा',
    punjabi: 'ਪੇਠਾ',
    spellings: ['petha', 'safed petha', 'ash gourd', 'white pumpkin', 'winter melon', 'poosanikai'],
  },
  pumpkin: {
    hindi: 'कद्दू',
    punjabi: 'ਹਲਵਾ ਕੱਦੂ',
    spellings: ['pumpkin', 'kaddu', 'kadu', 'halwa kaddu', 'bhopla', 'kumro'],
  },
  pumpkin_flowers: {
    hindi: 'कद्दू के फूल',
    punjabi: 'ਹਲਵਾ ਕੱਦੂ ਦੇ ਫੁੱਲ',
    spellings: ['pumpkin flower', 'kaddu ke phool', 'kumro phool', 'kumro ful', 'pumpkin blossom'],
  },
  chayote: {
    hindi: 'चाउ चाउ',
    punjabi: 'ਚਾਊ ਚਾਊ',
    spellings: ['chayote', 'chow chow', 'chocho', 'iskus', 'squash', 'seemai kathirikai'],
  },
  cucumber: { hindi: 'खीरा', punjabi: 'ਖੀਰਾ', spellings: ['cucumber', 'kheera', 'khira', 'kakdi', 'vellarikkai'] },
  bhindi: {
    hindi: 'भिंडी',
    punjabi: 'ਭਿੰਡੀ',
    spellings: ['bhindi', 'bhendi', 'okra', 'lady finger', 'ladyfinger', 'vendakkai'],
  },
  baingan: {
    hindi: 'बैंगन',
    punjabi: 'ਬੈਂਗਣ',
    spellings: ['baingan', 'brinjal', 'eggplant', 'aubergine', 'bataun', 'vangi'],
  },
  cauliflower: {
    hindi: 'फूलगोभी',
    punjabi: 'ਫੁੱਲ ਗੋਭੀ',
    spellings: ['cauliflower', 'gobi', 'gobhi', 'phool gobhi', 'phool gobi', 'full gobi'],
  },
  cabbage: {
    hindi: 'पत्ता गोभी',
    punjabi: 'ਬੰਦ ਗੋਭੀ',
    spellings: ['patta gobhi', 'patta gobi', 'band gobhi', 'bandh gobi', 'kobi'],
  },
  broccoli: { hindi: 'ब्रोकली', punjabi: 'ਬਰੌਕਲੀ', spellings: ['brocoli', 'brokoli', 'brocolli', 'hari gobhi'] },
  kohlrabi: {
    hindi: 'गांठ गोभी',
    punjabi: 'ਗੰਢ ਗੋਭੀ',
    spellings: ['kohlrabi', 'ganth gobhi', 'ganth gobi', 'knol khol', 'nol khol', 'monj'],
  },
  peas: { hindi: 'मटर', punjabi: 'ਮਟਰ', spellings: ['pea', 'green pea', 'matar', 'mutter', 'hare matar', 'vatana'] },
  green_chickpeas: {
    hindi: 'हरा चना',
    punjabi: 'ਛੋਲੀਆ',
    spellings: ['green chickpea', 'hara chana', 'hare chane', 'choliya', 'cholia', 'chholia'],
  },
  fresh_toor: {
    hindi: 'हरी अरहर',
    punjabi: 'ਹਰੀ ਅਰਹਰ',
    spellings: ['green pigeon pea', 'hari tuvar', 'hari arhar', 'lilva', 'tuvar lilva', 'fresh tuvar'],
  },
  green_beans: {
    hindi: 'फ्रेंच बीन्स',
    punjabi: 'ਫਰਾਂਸਬੀਨ',
    spellings: ['green bean', 'french bean', 'french beans', 'beans', 'fras bean', 'farasbi'],
  },
  guar: {
    hindi: 'ग्वार फली',
    punjabi: 'ਗੁਆਰ ਦੀਆਂ ਫਲੀਆਂ',
    spellings: ['cluster bean', 'guar', 'gawar', 'gavar', 'guar phali', 'gwar fali'],
  },
  sem: {
    hindi: 'सेम फली',
    punjabi: 'ਸੇਮ ਦੀਆਂ ਫਲੀਆਂ',
    spellings: ['hyacinth bean', 'sem', 'sem phali', 'papdi', 'surti papdi', 'avarakkai'],
  },
  barbati: {
    hindi: 'बरबटी',
    punjabi: 'ਲੋਬੀਏ ਦੀਆਂ ਫਲੀਆਂ',
    spellings: ['long bean', 'yardlong bean', 'barbati', 'borboti', 'lobia phali', 'chawli phali'],
  },
  drumstick: {
    hindi: 'सहजन की फली',
    punjabi: 'ਸੁਹਾਂਜਣੇ ਦੀਆਂ ਫਲੀਆਂ',
    spellings: ['drumstick', 'sahjan', 'sahjan ki phali', 'shevga', 'murungakkai', 'suhanjana'],
  },
  jackfruit: {
    hindi: 'कटहल',
    punjabi: 'ਕਟਹਲ',
    spellings: ['kathal', 'katahal', 'raw jackfruit', 'kachcha kathal', 'green jackfruit', 'echor'],
  },
  raw_banana: {
    hindi: 'कच्चा केला',
    punjabi: 'ਕੱਚਾ ਕੇਲਾ',
    spellings: ['raw banana', 'green banana', 'kachcha kela', 'kacha kela', 'plantain', 'vazhakkai'],
  },
  banana_flower: {
    hindi: 'केले का फूल',
    punjabi: 'ਕੇਲੇ ਦਾ ਫੁੱਲ',
    spellings: ['banana flower', 'banana blossom', 'kele ka phool', 'mocha', 'vazhaipoo'],
  },
  banana_stem: {
    hindi: 'केले का तना',
    punjabi: 'ਕੇਲੇ ਦਾ ਤਣਾ',
    spellings: ['banana stem', 'kele ka tana', 'thor', 'vazhaithandu', 'baale dindu'],
  },
  green_papaya: {
    hindi: 'कच्चा पपीता',
    punjabi: 'ਕੱਚਾ ਪਪੀਤਾ',
    spellings: ['green papaya', 'kacha papita', 'kachcha papita', 'raw papita'],
  },
  singhara: {
    hindi: 'सिंघाड़ा',
    punjabi: 'ਸਿੰਘਾੜਾ',
    spellings: ['water chestnut', 'singhara', 'singhada', 'singada', 'shingada', 'paniphal'],
  },
  bamboo_shoots: {
    hindi: 'बांस की कोंपल',
    punjabi: 'ਬਾਂਸ ਦੀਆਂ ਕਰੂੰਬਲਾਂ',
    spellings: ['bamboo shoot', 'bans ki kopal', 'bans karil', 'khorisa', 'kalale'],
  },
  tomato: { hindi: 'टमाटर', punjabi: 'ਟਮਾਟਰ', spellings: ['tamatar', 'tamater', 'tameta', 'desi tamatar', 'thakkali'] },
  green_tomato: {
    hindi: 'हरा टमाटर',
    punjabi: 'ਹਰਾ ਟਮਾਟਰ',
    spellings: ['hara tamatar', 'hare tamatar', 'kacha tamatar', 'raw tomato'],
  },
  tomato_puree: {
    hindi: 'टमाटर प्यूरी',
    punjabi: 'ਟਮਾਟਰ ਪਿਊਰੀ',
    spellings: ['tomato puree', 'tomato pury', 'tamatar puree', 'tamatar ki puree'],
  },
  capsicum: {
    hindi: 'शिमला मिर्च',
    punjabi: 'ਸ਼ਿਮਲਾ ਮਿਰਚ',
    spellings: ['capsicum', 'shimla mirch', 'simla mirch', 'bell pepper', 'green pepper'],
  },
  green_chilli: {
    hindi: 'हरी मिर्च',
    punjabi: 'ਹਰੀ ਮਿਰਚ',
    spellings: ['hari mirch', 'hari mirchi', 'green chili', 'mirchi', 'pachai milagai'],
  },
  mushrooms: {
    hindi: 'मशरूम',
    punjabi: 'ਖੁੰਬਾਂ',
    spellings: ['mushroom', 'button mushroom', 'khumb', 'khumbi', 'khumban', 'mashroom'],
  },
  sweetcorn: {
    hindi: 'स्वीट कॉर्न',
    punjabi: 'ਸਵੀਟ ਕੌਰਨ',
    spellings: ['sweet corn', 'corn', 'bhutta', 'challi', 'makai', 'makka'],
  },
  celery: { hindi: 'सेलरी', punjabi: 'ਸੈਲਰੀ', spellings: ['celery stalk', 'celery stick', 'selery', 'ajmod ke patte'] },

  // Fruit and juice
  banana: { hindi: 'केला', punjabi: 'ਕੇਲਾ', spellings: ['kela', 'kele', 'ripe banana', 'pakka kela', 'vazhaipazham'] },
  mango: { hindi: 'आम', punjabi: 'ਅੰਬ', spellings: ['mango', 'aam', 'amb', 'pakka aam', 'alphonso', 'hapus'] },
  raw_mango: {
    hindi: 'कच्चा आम',
    punjabi: 'ਕੱਚਾ ਅੰਬ',
    spellings: ['raw mango', 'green mango', 'kairi', 'keri', 'kacha aam', 'ambi'],
  },
  apple: { hindi: 'सेब', punjabi: 'ਸੇਬ', spellings: ['seb', 'saib', 'kashmiri seb', 'safarchand'] },
  orange: { hindi: 'संतरा', punjabi: 'ਸੰਤਰਾ', spellings: ['santra', 'santara', 'narangi', 'kinnow', 'kinu'] },
  orange_juice: {
    hindi: 'संतरे का जूस',
    punjabi: 'ਸੰਤਰੇ ਦਾ ਜੂਸ',
    spellings: ['orange juice', 'santre ka juice', 'santra juice', 'santre ka ras', 'kinnow juice'],
  },
  sweet_lime: {
    hindi: 'मौसंबी',
    punjabi: 'ਮੁਸੰਮੀ',
    spellings: ['sweet lime', 'mosambi', 'mausambi', 'mosammi', 'musambi', 'sathukudi'],
  },
  guava: { hindi: 'अमरूद', punjabi: 'ਅਮਰੂਦ', spellings: ['guava', 'amrood', 'amrud', 'peru', 'jamfal', 'koyya'] },
  papaya: { hindi: 'पपीता', punjabi: 'ਪਪੀਤਾ', spellings: ['papita', 'papeeta', 'ripe papaya', 'pakka papita'] },
  pomegranate: { hindi: 'अनार', punjabi: 'ਅਨਾਰ', spellings: ['pomegranate', 'anar', 'anaar', 'dalimb', 'mathulai'] },
  grapes: {
    hindi: 'अंगूर',
    punjabi: 'ਅੰਗੂਰ',
    spellings: ['grape', 'angoor', 'angur', 'green grape', 'black grape', 'draksh'],
  },
  watermelon: {
    hindi: 'तरबूज़',
    punjabi: 'ਤਰਬੂਜ਼',
    spellings: ['watermelon', 'tarbooz', 'tarbooj', 'tarbuj', 'hadwana', 'matira'],
  },
  muskmelon: {
    hindi: 'खरबूज़ा',
    punjabi: 'ਖ਼ਰਬੂਜ਼ਾ',
    spellings: ['muskmelon', 'musk melon', 'kharbooja', 'kharbuja', 'kharbuza', 'cantaloupe'],
  },
  pineapple: { hindi: 'अनानास', punjabi: 'ਅਨਾਨਾਸ', spellings: ['pineapple', 'ananas', 'annanas', 'anaras'] },
  ripe_jackfruit: {
    hindi: 'पका कटहल',
    punjabi: 'ਪੱਕਾ ਕਟਹਲ',
    spellings: ['jackfruit', 'jackfruit ripe', 'pakka kathal', 'kathal fruit', 'phanas', 'chakka pazham'],
  },
  chikoo: { hindi: 'चीकू', punjabi: 'ਚੀਕੂ', spellings: ['chikoo', 'chiku', 'cheeku', 'sapota', 'sapodilla'] },
  sitaphal: {
    hindi: 'सीताफल',
    punjabi: 'ਸ਼ਰੀਫ਼ਾ',
    spellings: ['custard apple', 'sitaphal', 'seetaphal', 'sitafal', 'sharifa'],
  },
  jamun: { hindi: 'जामुन', punjabi: 'ਜਾਮਣ', spellings: ['jaamun', 'jaman', 'java plum', 'black plum', 'naval pazham'] },
  litchi: { hindi: 'लीची', punjabi: 'ਲੀਚੀ', spellings: ['lychee', 'lichi', 'leechi', 'litchee'] },
  pear: { hindi: 'नाशपाती', punjabi: 'ਨਾਸ਼ਪਾਤੀ', spellings: ['pear', 'nashpati', 'naashpati', 'nakh', 'babugosha'] },
  strawberry: { hindi: 'स्ट्रॉबेरी', punjabi: 'ਸਟ੍ਰਾਬੇਰੀ', spellings: ['strawbery', 'stroberi', 'straberry'] },
  kiwi: { hindi: 'कीवी', punjabi: 'ਕੀਵੀ', spellings: ['kiwi fruit', 'kiwifruit', 'kivi'] },
  ber: { hindi: 'बेर', punjabi: 'ਬੇਰ', spellings: ['ber', 'bair', 'bor', 'jujube', 'indian jujube', 'elantha pazham'] },
  amla: {
    hindi: 'आंवला',
    punjabi: 'ਔਲਾ',
    spellings: ['amla', 'aamla', 'awla', 'aonla', 'indian gooseberry', 'nellikai'],
  },

  // Eggs
  eggs: { hindi: 'अंडा', punjabi: 'ਅੰਡਾ', spellings: ['egg', 'anda', 'ande', 'aanda', 'hen egg', 'muttai'] },
  egg_white: {
    hindi: 'अंडे की सफेदी',
    punjabi: 'ਅੰਡੇ ਦੀ ਸਫ਼ੈਦੀ',
    spellings: ['ande ki safedi', 'ande ka safed', 'anda safed', 'white of egg', 'egg whites'],
  },
  egg_yolk: {
    hindi: 'अंडे की ज़र्दी',
    punjabi: 'ਅੰਡੇ ਦੀ ਜ਼ਰਦੀ',
    spellings: ['ande ki zardi', 'ande ki jardi', 'ande ka peela', 'yolk', 'egg yellow'],
  },
  duck_egg: {
    hindi: 'बत्तख का अंडा',
    punjabi: 'ਬੱਤਖ਼ ਦਾ ਅੰਡਾ',
    spellings: ['duck egg', 'battakh ka anda', 'batakh ka anda', 'hansher dim', 'tharavu mutta'],
  },

  // Fish and seafood
  rohu: { hindi: 'रोहू', punjabi: 'ਰੋਹੂ', spellings: ['rohu fish', 'rohu machli', 'rui', 'rui mach', 'rohu raw'] },
  katla: {
    hindi: 'कतला',
    punjabi: 'ਕਤਲਾ',
    spellings: ['catla', 'katla fish', 'catla fish', 'katla machli', 'katla mach'],
  },
  hilsa: {
    hindi: 'हिल्सा',
    punjabi: 'ਹਿਲਸਾ',
    spellings: ['hilsa', 'hilsa fish', 'ilish', 'ilish mach', 'elish', 'pulasa'],
  },
  pomfret: {
    hindi: 'पॉमफ्रेट',
    punjabi: 'ਪੌਮਫ੍ਰੇਟ',
    spellings: ['paplet', 'pamplet', 'white pomfret', 'pomfret fish', 'vavval', 'avoli'],
  },
  surmai: {
    hindi: 'सुरमई',
    punjabi: 'ਸੁਰਮਈ',
    spellings: ['surmai', 'seer fish', 'king fish', 'kingfish', 'vanjaram', 'neymeen'],
  },
  mackerel: { hindi: 'बांगड़ा', punjabi: 'ਬਾਂਗੜਾ', spellings: ['mackerel', 'bangda', 'bangra', 'ayala', 'ayila'] },
  sardine: {
    hindi: 'सार्डिन',
    punjabi: 'ਸਾਰਡੀਨ',
    spellings: ['sardine', 'mathi', 'chaala', 'tarli', 'tarle', 'pedvey'],
  },
  anchovy: { hindi: 'एंकोवी', punjabi: 'ਐਂਕੋਵੀ', spellings: ['anchovy', 'nethili', 'netholi', 'natholi', 'kozhuva'] },
  tuna: { hindi: 'टूना', punjabi: 'ਟੂਨਾ', spellings: ['tuna fish', 'tuna machli', 'choora', 'soorai', 'tuna raw'] },
  bhetki: {
    hindi: 'भेटकी',
    punjabi: 'ਭੇਟਕੀ',
    spellings: ['barramundi', 'bhetki', 'bekti', 'vetki', 'asian sea bass', 'koduva'],
  },
  catfish: {
    hindi: 'सिंघी मछली',
    punjabi: 'ਸਿੰਘੀ ਮੱਛੀ',
    spellings: ['catfish', 'cat fish', 'singhi', 'tengra', 'magur', 'basa'],
  },
  karimeen: {
    hindi: 'करीमीन',
    punjabi: 'ਕਰੀਮੀਨ',
    spellings: ['karimeen', 'karimin', 'pearl spot', 'pearlspot', 'green chromide'],
  },
  bombil: {
    hindi: 'बोंबिल',
    punjabi: 'ਬੋਂਬਿਲ',
    spellings: ['bombil', 'bombay duck', 'bumla', 'bombil fish', 'loitta', 'loitya'],
  },
  small_fish: {
    hindi: 'छोटी मछली',
    punjabi: 'ਛੋਟੀ ਮੱਛੀ',
    spellings: ['small fish', 'choti machli', 'mola', 'mourola', 'puthi', 'punti'],
  },
  dried_fish: {
    hindi: 'सूखी मछली',
    punjabi: 'ਸੁੱਕੀ ਮੱਛੀ',
    spellings: ['dried fish', 'dry fish', 'sukhi machli', 'shutki', 'sukat', 'karuvadu'],
  },
  prawns: { hindi: 'झींगा', punjabi: 'ਝੀਂਗਾ', spellings: ['prawn', 'shrimp', 'jhinga', 'jheenga', 'chingri', 'kolambi'] },
  crab: { hindi: 'केकड़ा', punjabi: 'ਕੇਕੜਾ', spellings: ['kekda', 'kekra', 'khekda', 'kakra', 'nandu'] },
  squid: { hindi: 'स्क्विड', punjabi: 'ਸਕੁਇਡ', spellings: ['calamari', 'koonthal', 'kanava', 'makul', 'squid fish'] },
  mussels: { hindi: 'सीपी', punjabi: 'ਸਿੱਪੀ', spellings: ['mussel', 'seepi', 'sipi', 'kallummakkaya', 'kadukka'] },

  // Meat
  chicken: {
    hindi: 'चिकन',
    punjabi: 'ਚਿਕਨ',
    spellings: ['chicken', 'murga', 'murgi', 'kukkad', 'boneless chicken', 'chicken raw'],
  },
  chicken_with_skin: {
    hindi: 'स्किन वाला चिकन',
    punjabi: 'ਸਕਿਨ ਵਾਲਾ ਚਿਕਨ',
    spellings: ['chicken with skin', 'skin on chicken', 'skin wala chicken', 'murga with skin'],
  },
  chicken_breast: {
    hindi: 'चिकन ब्रेस्ट',
    punjabi: 'ਚਿਕਨ ਬ੍ਰੈਸਟ',
    spellings: ['chicken breast', 'boneless chicken breast', 'chicken brest', 'murge ka seena', 'chicken breast raw'],
  },
  chicken_thigh: {
    hindi: 'चिकन थाई',
    punjabi: 'ਚਿਕਨ ਥਾਈ',
    spellings: ['chicken thigh', 'boneless chicken thigh', 'chicken thigh raw', 'murge ki raan'],
  },
  chicken_drumstick: {
    hindi: 'चिकन लेग पीस',
    punjabi: 'ਚਿਕਨ ਲੈੱਗ ਪੀਸ',
    spellings: ['chicken drumstick', 'chicken leg', 'leg piece', 'tangdi', 'murge ki tang'],
  },
  chicken_mince: {
    hindi: 'चिकन कीमा',
    punjabi: 'ਚਿਕਨ ਕੀਮਾ',
    spellings: ['chicken mince', 'minced chicken', 'chicken keema', 'chicken kheema', 'murge ka keema'],
  },
  chicken_liver: {
    hindi: 'चिकन कलेजी',
    punjabi: 'ਚਿਕਨ ਕਲੇਜੀ',
    spellings: ['chicken kaleji', 'murge ki kaleji', 'murga kaleji', 'chicken kaleja'],
  },
  mutton: {
    hindi: 'मटन',
    punjabi: 'ਬੱਕਰੇ ਦਾ ਮੀਟ',
    spellings: ['mutton', 'goat meat', 'bakre ka gosht', 'bakre da meat', 'gosht', 'mutton raw'],
  },
  mutton_mince: {
    hindi: 'मटन कीमा',
    punjabi: 'ਮਟਨ ਕੀਮਾ',
    spellings: ['mutton mince', 'goat mince', 'keema', 'mutton keema', 'kheema', 'qeema'],
  },
  mutton_liver: {
    hindi: 'मटन कलेजी',
    punjabi: 'ਮਟਨ ਕਲੇਜੀ',
    spellings: ['mutton liver', 'goat liver', 'kaleji', 'mutton kaleji', 'bakre ki kaleji'],
  },
  lamb: {
    hindi: 'भेड़ का कीमा',
    punjabi: 'ਭੇਡ ਦਾ ਕੀਮਾ',
    spellings: ['lamb', 'lamb mince', 'minced lamb', 'lamb keema', 'bhed ka keema', 'bhed ka gosht'],
  },
  pork: {
    hindi: 'पोर्क',
    punjabi: 'ਪੋਰਕ',
    spellings: ['pork', 'pork meat', 'suar ka gosht', 'suar ka meat', 'pandi', 'pork raw'],
  },
  pork_belly: {
    hindi: 'पोर्क बेली',
    punjabi: 'ਪੋਰਕ ਬੈਲੀ',
    spellings: ['fatty pork', 'pork with fat', 'streaky pork', 'pork belly raw'],
  },
  duck: { hindi: 'बत्तख', punjabi: 'ਬੱਤਖ਼', spellings: ['duck', 'duck meat', 'battakh', 'batakh', 'tharavu'] },

  // Crisp things for chaat
  sev: { hindi: 'सेव', punjabi: 'ਸੇਵ', spellings: ['sev', 'shev', 'besan sev', 'bhujia', 'nylon sev', 'omapodi'] },
  boondi: {
    hindi: 'बूंदी',
    punjabi: 'ਬੂੰਦੀ',
    spellings: ['boondi', 'bundi', 'raita boondi', 'plain boondi', 'khara boondi'],
  },
  papdi: { hindi: 'पापड़ी', punjabi: 'ਪਾਪੜੀ', spellings: ['papdi', 'papri', 'papadi', 'chaat papdi', 'flat puri'] },
  golgappa: {
    hindi: 'गोलगप्पे',
    punjabi: 'ਗੋਲਗੱਪੇ',
    spellings: ['golgappa', 'golgappe', 'pani puri', 'panipuri', 'puchka', 'gupchup'],
  },

  // Drinks and water
  water: { hindi: 'पानी', punjabi: 'ਪਾਣੀ', spellings: ['pani', 'paani', 'drinking water', 'jal'] },
  soda_water: {
    hindi: 'सोडा',
    punjabi: 'ਸੋਡਾ',
    spellings: ['soda', 'plain soda', 'club soda', 'soda pani', 'sparkling water'],
  },
  cola: { hindi: 'कोला', punjabi: 'ਕੋਲਾ', spellings: ['coke', 'coca cola', 'pepsi', 'thums up', 'cold drink'] },
  tea: {
    hindi: 'काली चाय',
    punjabi: 'ਕਾਲੀ ਚਾਹ',
    spellings: ['black tea', 'tea', 'kali chai', 'kaali chai', 'kali cha', 'chai without milk'],
  },
  green_tea: { hindi: 'ग्रीन टी', punjabi: 'ਗ੍ਰੀਨ ਟੀ', spellings: ['green tea', 'greentea', 'hari chai', 'green chai'] },
  coffee: {
    hindi: 'ब्लैक कॉफी',
    punjabi: 'ਬਲੈਕ ਕੌਫੀ',
    spellings: ['coffee', 'black coffee', 'kali coffee', 'kaapi', 'coffee without milk'],
  },
  coffee_decoction: {
    hindi: 'कॉफी डिकॉक्शन',
    punjabi: 'ਕੌਫੀ ਡਿਕੌਕਸ਼ਨ',
    spellings: ['coffee decoction', 'decoction', 'filter coffee decoction', 'kaapi decoction', 'espresso'],
  },
  coffee_powder: {
    hindi: 'कॉफी पाउडर',
    punjabi: 'ਕੌਫੀ ਪਾਊਡਰ',
    spellings: ['coffee powder', 'instant coffee', 'nescafe', 'bru'],
  },
  rose_water: { hindi: 'गुलाब जल', punjabi: 'ਗੁਲਾਬ ਜਲ', spellings: ['gulab jal', 'gulabjal', 'rosewater', 'gulab ark'] },
}
