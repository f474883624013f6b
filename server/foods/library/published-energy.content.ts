/** What others publish of the energy of common dishes: single facts, each with its source, read in November 2026. */
export interface PublishedEnergy {
  /** The id of our dish. */
  dish: number
  /** The least and the most that the sources give. */
  kcal_per_100_g: readonly [least: number, most: number]
  /** If all come from one publisher, they prove little. */
  sources: readonly [PublishedFigure, ...PublishedFigure[]]
  /** Why our figure is outside the range and may stay there. */
  outside?: string
}

export interface PublishedFigure {
  title: string
  by: string
  url: string
  /** As the source states it. */
  figure: string
}

const NTRO = 'ntro.it.com, a site that names no publisher'
const SACK_ID = 'Sack ID, a private site'
const EXCHANGES = 'Indian/Pakistani Food Exchanges'
const EXCHANGES_URL = 'https://www.sackid.com/p/blog-page.html'
const HEALTH_XCHANGE = 'Health Xchange, with KK Women’s and Children’s Hospital, Singapore'
const USDA = 'US Department of Agriculture'
const SR28 = 'USDA National Nutrient Database for Standard Reference, Release 28'
const SR28_URL = 'https://doi.org/10.15482/USDA.ADC/1324304'
// The two tables below were read in copies of them in public repositories.
const FNDDS = 'Food and Nutrient Database for Dietary Studies 2021–2023'
const PHE = 'Public Health England'
const COFID = 'McCance and Widdowson’s The Composition of Foods Integrated Dataset 2021'
const COFID_URL = 'https://www.gov.uk/government/publications/composition-of-foods-integrated-dataset-cofid'

export const PUBLISHED_ENERGY: readonly PublishedEnergy[] = [
  {
    // Rajma
    dish: 200001,
    kcal_per_100_g: [85, 140],
    sources: [
      {
        title: COFID,
        by: PHE,
        url: COFID_URL,
        figure: '106 kcal in 100 g of red kidney bean curry, Punjabi, homemade',
      },
      {
        title: 'Rajma, rice and calories',
        by: 'The Hindu',
        url: 'https://www.thehindu.com/todays-paper/tp-features/tp-metroplus/rajma-rice-and-calories/article28449642.ece',
        figure: '140 kcal in 100 g of boiled beans with 5.9 g of fat',
      },
      {
        title: 'Blog of October 2014',
        by: 'Dhaba by Claridges, New Delhi',
        url: 'https://dhababyclaridges.blogspot.com/2014/10',
        figure: '153 kcal in 150 g of rajma',
      },
      {
        title: 'How Many Calories Are in a Cup of Rajma Curry?',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-a-cup-of-rajma-curry',
        figure: '85 to 110 kcal in 100 g, cooked at home',
      },
    ],
  },
  {
    // Chole
    dish: 200002,
    kcal_per_100_g: [107, 238],
    sources: [
      {
        title: COFID,
        by: PHE,
        url: COFID_URL,
        figure:
          '107 to 112 kcal in 100 g of whole chick pea and tomato curry, Punjabi, homemade; 237 to 238 kcal of the Gujerati one',
      },
      {
        title: 'Best and worst Singapore hawker Indian noodles and rice dishes',
        by: HEALTH_XCHANGE,
        url: 'https://www.healthxchange.sg/food-nutrition/food-tips/best-worst-singapore-hawker-indian-noodles-rice-dishes-mutton-dum-biryani-indian-rojak',
        figure: '305 kcal in 253 g of chickpeas in curry',
      },
      { title: EXCHANGES, by: SACK_ID, url: EXCHANGES_URL, figure: '100 kcal in half a katori, 50 g' },
    ],
  },
  {
    // Dal tadka
    dish: 200004,
    kcal_per_100_g: [56, 150],
    sources: [
      {
        title: COFID,
        by: PHE,
        url: COFID_URL,
        figure: '108 to 116 kcal in 100 g of pigeon pea dahl, homemade; 56 kcal of a thin one with tomato',
      },
      {
        title: FNDDS,
        by: USDA,
        url: 'https://fdc.nal.usda.gov/food-details/2707427/nutrients',
        figure: '145 kcal in 100 g of dal',
      },
      {
        title: 'How Many Calories in 100 Grams of Punjabi Dal Tadka?',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-in-100-grams-of-punjabi-dal-tadka',
        figure: '100 to 150 kcal in 100 g',
      },
      {
        title: EXCHANGES,
        by: SACK_ID,
        url: EXCHANGES_URL,
        figure: '100 kcal in three quarters of a katori of toor dal, 110 g',
      },
    ],
  },
  {
    // Roti
    dish: 200012,
    kcal_per_100_g: [202, 328],
    sources: [
      {
        title: COFID,
        by: PHE,
        url: COFID_URL,
        figure: '202 kcal in 100 g of chapatis made without fat; 328 kcal with fat',
      },
      { title: SR28, by: USDA, url: SR28_URL, figure: '299 kcal in 100 g of whole wheat chapati, frozen' },
      { title: EXCHANGES, by: SACK_ID, url: EXCHANGES_URL, figure: '100 kcal in a chapati with oil, 35 g' },
      {
        title: 'How many calories in a 40 g roti?',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-in-a-40-g-roti',
        figure: '93 kcal in a phulka of 40 g without fat, 112 to 120 kcal in a roti of 40 g',
      },
    ],
  },
  {
    // Plain paratha
    dish: 200017,
    kcal_per_100_g: [250, 333],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '333 kcal in 100 g of paratha, homemade' },
      { title: SR28, by: USDA, url: SR28_URL, figure: '326 kcal in 100 g of whole wheat paratha, frozen' },
      { title: EXCHANGES, by: SACK_ID, url: EXCHANGES_URL, figure: '100 kcal in half a plain paratha, 40 g' },
    ],
  },
  {
    // Puri
    dish: 200022,
    kcal_per_100_g: [286, 420],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '366 kcal in 100 g of puri, 9 samples' },
      {
        title: FNDDS,
        by: USDA,
        url: 'https://fdc.nal.usda.gov/food-details/2707714/nutrients',
        figure: '409 kcal in 100 g of puri',
      },
      {
        title: 'Ever wondered how much oil a poori absorbs?',
        by: 'INnews, quoting the nutritionist Kiran Kukreja',
        url: 'https://innews.info/ever-wondered-how-much-oil-a-poori-absorbs/',
        figure: '157.5 kcal in a puri of 30 g of dough and 7.5 g of oil',
      },
      { title: EXCHANGES, by: SACK_ID, url: EXCHANGES_URL, figure: '100 kcal in two puris, 35 g' },
      {
        title: 'The Calorie Breakdown of a Standard Poori',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-does-1-poori-have',
        figure: '141 kcal in a puri of 44 g',
      },
    ],
  },
  {
    // Naan
    dish: 200015,
    kcal_per_100_g: [285, 336],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '285 kcal in 100 g of naan from shops, 12 samples' },
      { title: SR28, by: USDA, url: SR28_URL, figure: '291 kcal in 100 g of plain naan, packaged' },
      {
        title: 'How Many Calories Are in an Indian Plain Naan Bread?',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-an-indian-plain-naan-bread',
        figure: '285 to 336 kcal in 100 g',
      },
    ],
  },
  {
    // Idli
    dish: 200101,
    kcal_per_100_g: [100, 200],
    sources: [
      {
        title: FNDDS,
        by: USDA,
        url: 'https://fdc.nal.usda.gov/food-details/2708346/nutrients',
        figure: '128 kcal in 100 g of idli',
      },
      {
        title: 'A dieter’s best friend: idli',
        by: 'Cafe Idly',
        url: 'http://cafeidly.blogspot.com/2012/08/a-dieters-best-friend-idli.html',
        figure: '130 kcal in three idlis, 100 g',
      },
      {
        title: 'How Many Calories Are in One Idli?',
        by: 'Biology Insights',
        url: 'https://biologyinsights.com/how-many-calories-are-in-one-idli',
        figure: '40 to 50 kcal in an idli of 40 to 50 g',
      },
      {
        title: 'The Calorie Breakdown of 100g Idli',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-100-g-of-idli-and-what-impacts-the-count',
        figure: '135 to 200 kcal in 100 g',
      },
    ],
  },
  {
    // Plain dosa
    dish: 200103,
    kcal_per_100_g: [120, 260],
    sources: [
      {
        title: FNDDS,
        by: USDA,
        url: 'https://fdc.nal.usda.gov/food-details/2708347/nutrients',
        figure: '210 kcal in 100 g of plain dosa',
      },
      {
        title: 'How many calories are in 100 gm dosa?',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-100-gm-dosa',
        figure: '120 to 150 kcal in 100 g',
      },
      {
        title: 'Understanding Dosa’s Calorie Variability',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-in-a-dosa-breakfast-a-comprehensive-guide',
        figure: '104 kcal in a dosa of 40 g',
      },
    ],
  },
  {
    // Masala dosa
    dish: 200104,
    kcal_per_100_g: [188, 265],
    sources: [
      {
        title: 'How Many Calories Are in Masala Dosa Per 100g?',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-masala-dosa-per-100g',
        figure: '188 to 265 kcal in 100 g',
      },
    ],
  },
  {
    // Medu vada
    dish: 200110,
    kcal_per_100_g: [271, 400],
    sources: [
      {
        title: 'Medu Vada: Nutrition Facts, Health Benefits, and Cultural Significance',
        by: 'Blouberg Medispa',
        url: 'https://bloubergmedispa.co.za/posts/can-we-eat-medu-vada-in-diet',
        figure: '190 kcal in a vada of 70 g',
      },
      { title: EXCHANGES, by: SACK_ID, url: EXCHANGES_URL, figure: '100 kcal in three quarters of a vada, 25 g' },
      {
        title: 'Understanding the Calorie Count in Vada',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-do-two-vada-have-a-nutritional-breakdown',
        figure: '190 kcal in 58 g',
      },
    ],
  },
  {
    // Upma
    dish: 200111,
    kcal_per_100_g: [112, 208],
    sources: [
      {
        title: 'The Varied Calorie Count of Cooked Upma',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-100-grams-of-cooked-upma',
        figure: '112 to 208 kcal in 100 g',
      },
    ],
  },
  {
    // Kanda poha
    dish: 200201,
    kcal_per_100_g: [114, 167],
    sources: [
      {
        title: 'The Calorie Breakdown of a Classic Kanda Poha',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-1-plate-kanda-poha',
        figure: '158 kcal in a cup of 139 g',
      },
      {
        title: 'Understanding the Calorie Differences',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-2-cups-of-poha',
        figure: '334 kcal in 200 g of onion poha',
      },
    ],
  },
  {
    // Sambar
    dish: 200120,
    kcal_per_100_g: [49, 86],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '49 kcal in 100 g of sambar, homemade, 6 samples' },
      {
        title: FNDDS,
        by: USDA,
        url: 'https://fdc.nal.usda.gov/food-details/2707430/nutrients',
        figure: '86 kcal in 100 g of sambar',
      },
      { title: EXCHANGES, by: SACK_ID, url: EXCHANGES_URL, figure: '100 kcal in a katori of 150 g' },
    ],
  },
  {
    // Curd rice
    dish: 200125,
    kcal_per_100_g: [86, 130],
    sources: [
      {
        title: 'How Many Calories Are There in 100g of Curd Rice?',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-there-in-100g-of-curd-rice',
        figure: '86 to 130 kcal in 100 g',
      },
    ],
  },
  {
    // Chicken biryani (Hyderabadi)
    dish: 200146,
    kcal_per_100_g: [120, 240],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '163 kcal in 100 g of takeaway chicken biryani, 10 samples' },
      {
        title: 'Best and worst Singapore hawker Malay foods',
        by: HEALTH_XCHANGE,
        url: 'https://www.healthxchange.sg/food-nutrition/food-tips/best-worst-singapore-hawker-malay-foods-biryani-rendang-lemak-cili-padi',
        figure: '877 kcal in 488 g of nasi biryani with chicken',
      },
      {
        title: 'Chicken biryani',
        by: 'CaloriesFit',
        url: 'https://caloriesfit.com/?p=1335',
        figure: '400 to 600 kcal in about 250 g',
      },
      {
        title: 'How Many Calories in 100g of Chicken Biryani?',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-in-100g-of-chicken-biryani',
        figure: '120 to 160 kcal in 100 g',
      },
    ],
  },
  {
    // Palak paneer
    dish: 200029,
    kcal_per_100_g: [101, 250],
    sources: [
      {
        title: FNDDS,
        by: USDA,
        url: 'https://fdc.nal.usda.gov/food-details/2709631/nutrients',
        figure: '101 kcal in 100 g of palak paneer',
      },
      {
        title: 'Palak Paneer (Spinach & Cottage Cheese)',
        by: 'Mindful Indian Cook',
        url: 'https://mindfulindiancook.squarespace.com/recipes/palak-paneer-indian-spinach-amp-fresh-cheese-',
        figure: '180 kcal in a katori of about 150 g',
      },
      {
        title: 'The Variable Calorie Range for 100g of Palak Paneer',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-100g-of-palak-paneer-a-detailed-guide',
        figure: '150 to 250 kcal in 100 g, cooked at home',
      },
    ],
  },
  {
    // Aloo gobhi
    dish: 200035,
    kcal_per_100_g: [60, 120],
    sources: [
      {
        title: COFID,
        by: PHE,
        url: COFID_URL,
        figure: '106 kcal in 100 g of cauliflower and potato bhaji, homemade; 60 kcal of the Gujerati curry',
      },
      {
        title: 'Decoding the Calories in Aloo Gobi Sabji',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-in-100-grams-of-aloo-gobi-sabji',
        figure: '80 to 110 kcal in 100 g at home, 120 and more in restaurants',
      },
    ],
  },
  {
    // Butter chicken
    dish: 200047,
    kcal_per_100_g: [120, 225],
    sources: [
      {
        title: COFID,
        by: PHE,
        url: COFID_URL,
        figure: '156 kcal in 100 g of chicken tikka masala from shops, 11 samples',
      },
      {
        title: 'Butter chicken takeaway',
        by: 'The Flavor Experts',
        url: 'https://theflavorexperts.com/?p=2705',
        figure: '600 to 900 kcal in 350 to 400 g',
      },
      {
        title: 'How Many Calories Are in 100g of Butter Chicken?',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-100g-of-butter-chicken',
        figure: '120 to 200 kcal in 100 g',
      },
    ],
  },
  {
    // Chicken curry
    dish: 200048,
    kcal_per_100_g: [145, 189],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '145 kcal in 100 g of takeaway chicken curry, 50 samples' },
      {
        title: 'Best and Worst Singapore Hawker Indian Meat Dishes: Chicken Masala, Mutton Curry and More',
        by: HEALTH_XCHANGE,
        url: 'https://www.healthxchange.sg/food-nutrition/food-tips/best-worst-singapore-hawker-indian-meat-dishes-chicken-masala-mutton-curry',
        figure: '860 kcal in 455 g of chicken masala',
      },
    ],
  },
  {
    // Fish curry (Goan)
    dish: 200242,
    kcal_per_100_g: [139, 150],
    sources: [
      {
        title: COFID,
        by: PHE,
        url: COFID_URL,
        figure: '139 kcal in 100 g of curry of white fish, homemade, 5 samples',
      },
      {
        title: 'Indulgent Fish Curry',
        by: 'About Uttarakhand',
        url: 'https://aboututtarakhand.com/indulgent-fish-curry/',
        figure: '150 kcal in 100 g of Bengali fish curry',
      },
      {
        title: 'Calorie Breakdown: How Ingredients Affect the Total',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-150-grams-of-fish-curry',
        figure: '215 kcal in 150 g of fish curries that are sold',
      },
    ],
  },
  {
    // Samosa
    dish: 200436,
    kcal_per_100_g: [217, 434],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '217 kcal in 100 g of vegetable samosas from shops, 5 samples' },
      {
        title: 'Best and worst Singapore hawker Indian noodles and rice dishes',
        by: HEALTH_XCHANGE,
        url: 'https://www.healthxchange.sg/food-nutrition/food-tips/best-worst-singapore-hawker-indian-noodles-rice-dishes-mutton-dum-biryani-indian-rojak',
        figure: '206 kcal in a vegetable samosa of 68 g',
      },
      {
        title: 'Calorie Breakdown for a 10 Rs Samosa',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-in-a-10-rs-samosa',
        figure: '217 kcal in a samosa of 50 g',
      },
    ],
  },
  {
    // Vegetable pakora
    dish: 200439,
    kcal_per_100_g: [118, 315],
    sources: [
      {
        title: COFID,
        by: PHE,
        url: COFID_URL,
        figure: '293 kcal in 100 g of vegetable pakora of takeaways and restaurants, 11 samples',
      },
      {
        title: 'The Wide Calorie Range of Pakora',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-100g-of-pakora-a-comprehensive-guide',
        figure: '118 to 315 kcal in 100 g',
      },
    ],
  },
  {
    // Khaman dhokla
    dish: 200220,
    kcal_per_100_g: [150, 265],
    sources: [
      {
        title: 'Understanding the Calorie Count of Khaman Dhokla',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-khaman-dhokla-the-definitive-guide',
        figure: '150 to 160 kcal in 100 g, yet 79 to 81 kcal in a piece of 30 g',
      },
    ],
  },
  {
    // Gulab jamun
    dish: 200462,
    kcal_per_100_g: [280, 330],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '306 kcal in 100 g of gulab jamun from shops' },
      {
        title: 'Gulab Jamun: A Caloric Breakdown',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-100-grams-of-gulab-jamun',
        figure: '280 to 330 kcal in 100 g',
      },
    ],
  },
  {
    // Jalebi
    dish: 200463,
    kcal_per_100_g: [273, 370],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '369 kcal in 100 g of jalebi, homemade' },
      {
        title: 'The Calorie Breakdown of a Standard Jalebi',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-1-jalebi-a-nutritional-breakdown',
        figure: '150 kcal in a piece of 55 g, 300 to 370 kcal in 100 g',
      },
    ],
  },
  {
    // Rasgulla
    dish: 200312,
    kcal_per_100_g: [130, 275],
    sources: [
      {
        title: 'Gulab Jamun: A Nutritional Overview',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-gulab-jamun-per-100g',
        figure: '130 kcal in 100 g',
      },
      {
        title: 'The Calorie Breakdown of a 100g Rasgulla Serving',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-in-a-small-rasgulla-100g',
        figure: '77 kcal in a rasgulla of 28 g',
      },
    ],
  },
  {
    // Rice kheer
    dish: 200465,
    kcal_per_100_g: [117, 235],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '145 kcal in 100 g of rice pudding with whole milk, homemade' },
      {
        title: SR28,
        by: USDA,
        url: SR28_URL,
        figure: '146 kcal in 100 g of rice pudding of Latin American restaurants',
      },
      {
        title: 'Understanding the Calories in a Standard Cup of Kheer',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-a-cup-of-kheer',
        figure: '263 kcal in a cup of about 225 g',
      },
      {
        title: 'Core Nutritional Profile per 100g',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-100-grams-of-kheer',
        figure: '192 to 235 kcal in 100 g',
      },
    ],
  },
  {
    // Gajar halwa
    dish: 200466,
    kcal_per_100_g: [274, 390],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '354 kcal in 100 g of carrot halva, homemade' },
      {
        title: 'Gajar ka Halwa: The Calorie Breakdown Per 100 Grams',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-100-gram-of-gajar-ka-halwa',
        figure: '274 to 390 kcal in 100 g',
      },
    ],
  },
  {
    // Sweet lassi
    dish: 200450,
    kcal_per_100_g: [65, 100],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '65 kcal in 100 g of sweetened lassi, 5 samples' },
      {
        title: 'How many calories in 100 ml curd lassi? A Definitive Guide',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-in-100-ml-curd-lassi-a-definitive-guide',
        figure: '70 to 100 kcal in 100 ml',
      },
    ],
  },
  {
    // Masala chai
    dish: 200257,
    kcal_per_100_g: [33, 80],
    sources: [
      {
        title: '1 cup chai calories',
        by: 'Chai Pani',
        url: 'https://chaipani.pk/blogs/kashmiri-chai-pink-tea/1-cup-chai-calories',
        figure: '120 to 150 kcal in 240 ml with whole milk and sugar, 80 to 100 kcal with low-fat milk',
      },
      {
        title: 'Masala Chai (tea)',
        by: 'Eat This Much',
        url: 'https://eatthismuch.com/calories/masala-chai-tea-1169698',
        figure: '191 kcal in a cup (about 240 ml) of a rich recipe',
      },
    ],
  },
  {
    // Moong dal khichdi
    dish: 200230,
    kcal_per_100_g: [100, 169],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '169 kcal in 100 g of khichadi of mung beans and rice' },
      { title: EXCHANGES, by: SACK_ID, url: EXCHANGES_URL, figure: '100 kcal in a katori of 100 g' },
    ],
  },
  {
    // Paneer butter masala
    dish: 200030,
    kcal_per_100_g: [190, 250],
    sources: [
      {
        title: 'Understanding Paneer’s Nutritional Profile',
        by: NTRO,
        url: 'https://ntro.it.com/is-paneer-a-high-calorie-food',
        figure: 'more than 200 kcal in 100 g of paneer butter masala',
      },
      {
        title: 'How many calories are in 100g of paneer tikka masala?',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-100g-of-paneer-tikka-masala',
        figure: '190 to 250 kcal in 100 g of paneer tikka masala',
      },
    ],
  },
  {
    // Moong dal
    dish: 200006,
    kcal_per_100_g: [74, 133],
    sources: [
      {
        title: COFID,
        by: PHE,
        url: COFID_URL,
        figure: '95 kcal in 100 g of mung bean dahl with tomato, Punjabi, homemade; 74 kcal of the thin Bengali one',
      },
      { title: EXCHANGES, by: SACK_ID, url: EXCHANGES_URL, figure: '100 kcal in half a katori of moong dal, 75 g' },
    ],
  },
  {
    // Masoor dal
    dish: 200007,
    kcal_per_100_g: [93, 173],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '93 to 173 kcal in 100 g of six red lentil dahls, homemade' },
      {
        title: FNDDS,
        by: USDA,
        url: 'https://fdc.nal.usda.gov/food-details/2707427/nutrients',
        figure: '145 kcal in 100 g of dal',
      },
    ],
  },
  {
    // Vegetable pulao
    dish: 200027,
    kcal_per_100_g: [112, 167],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '112 kcal in 100 g of vegetable pilau, homemade, 6 samples' },
      {
        title: EXCHANGES,
        by: SACK_ID,
        url: EXCHANGES_URL,
        figure: '100 kcal in half a katori of vegetable pulao, 60 to 70 g',
      },
    ],
  },
  {
    // Tandoori chicken
    dish: 200049,
    kcal_per_100_g: [139, 214],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '214 kcal in 100 g of tandoori chicken from shops, 7 samples' },
      {
        title: 'Best and Worst Singapore Hawker Indian Meat Dishes: Chicken Masala, Mutton Curry and More',
        by: HEALTH_XCHANGE,
        url: 'https://www.healthxchange.sg/food-nutrition/food-tips/best-worst-singapore-hawker-indian-meat-dishes-chicken-masala-mutton-curry',
        figure: '156 kcal in 112 g',
      },
    ],
  },
  {
    // Mutton rogan josh
    dish: 200050,
    kcal_per_100_g: [80, 150],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '149 kcal in 100 g of lamb rogan josh, homemade' },
      {
        title: 'How many calories are in 200g of mutton curry?',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-200g-of-mutton-curry',
        figure: '160 to over 300 kcal in 200 g of mutton curry',
      },
    ],
  },
  {
    // Rasam
    dish: 200121,
    kcal_per_100_g: [20, 65],
    sources: [
      {
        title: 'Blog of October 2014',
        by: 'Dhaba by Claridges, New Delhi',
        url: 'https://dhababyclaridges.blogspot.com/2014/10',
        figure: '30 kcal in 150 g of rasam',
      },
      {
        title: EXCHANGES,
        by: SACK_ID,
        url: EXCHANGES_URL,
        figure: '100 kcal in one and three quarters of a katori, 230 g',
      },
      {
        title: 'Rasam’s Calorie Count: Factors That Influence the Final Number',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-does-rasam-have-exploring-the-nutritional-value',
        figure: '55 to 65 kcal in 100 g of light tomato rasam',
      },
    ],
  },
  {
    // Cucumber raita
    dish: 200422,
    kcal_per_100_g: [40, 60],
    sources: [
      { title: COFID, by: PHE, url: COFID_URL, figure: '57 kcal in 100 g of raita, homemade' },
      {
        title: 'Raita’s Calorie Count Depends on the Ingredients',
        by: NTRO,
        url: 'https://ntro.it.com/how-many-calories-are-in-100g-of-raita-nutritional-breakdown-by-type',
        figure: '40 to 60 kcal in 100 g of cucumber raita',
      },
    ],
  },
]
