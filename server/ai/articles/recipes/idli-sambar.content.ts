import type { LibraryArticle } from '../library-article.ts'

export const IDLI_SAMBAR: LibraryArticle = {
  id: 'idli-sambar',
  category: 'recipes',
  name: 'idli and sambar',
  names: [
    'idli',
    'idly',
    'idli sambar',
    'idli sambhar',
    'idli recipe',
    'idli batter',
    'soft idli',
    'rava idli',
    'vegetable idli',
    'idli chutney',
    'sambar',
    'sambhar',
    'sambar recipe',
    'tiffin sambar',
    'idli dosa batter',
    'idli kaise banaye',
    'इडली',
    'इडली सांभर',
    'ਇਡਲੀ',
    'ਇਡਲੀ ਸਾਂਬਰ',
  ],
  tones: {
    professional: {
      title: 'Idli and sambar: a batter that rises, and a full bowl beside it',
      summary:
        'Soft idlis from home batter and a drumstick sambar thick enough to count as dal. What fermenting does, how to keep batter safe, and the right share of each.',
      opening: `An idli is a plain thing: rice, urad, salt, steam. Its quality was decided the evening before, by how the urad was ground and how warm the corner was in which the batter stood.

The sambar receives less attention, and it should receive more. On many plates it is a thin sauce in a small cup while four idlis do the feeding. Turn that round, and one of the best breakfasts in the country is complete.`,
      example: `## Idlis with drumstick sambar

*For four people, with batter left over. Overnight; then 50 minutes.*

**Idli:** 2 cups idli rice, ¾ cup white urad, ½ teaspoon methi seeds, 1½ teaspoons salt.

**Sambar:** ¾ cup (150 g) toor dal, 4 cups of drumstick, pumpkin and small onions, a lime-sized ball of tamarind, 1½ tablespoons sambar powder, ½ teaspoon haldi, 1 teaspoon salt, 2 teaspoons oil, rai, hing, curry leaves.

1. Soak rice, and urad with methi, apart for five hours. Grind, mix with salt, and ferment for 8 to 12 hours.
2. Pressure-cook dal and haldi in 2½ cups of water for five whistles.
3. Simmer the vegetables in 2 cups of tamarind water with sambar powder and salt. Add the dal, boil, pour on the tadka.
4. Steam the idlis for ten minutes.

Serve three with a full bowl of sambar.`,
      closing: `If your idlis come out flat, look at the urad before you blame the weather: it should be ground until a drop of it floats on water. And when you lay the table, give the sambar the larger vessel. It carries the dal and the vegetables, and the idli was made to soak it up.`,
    },
    casual: {
      title: 'Bought idli batter? Put the effort into the sambar',
      summary:
        'Shop batter is fine. Here’s a one-cooker sambar for four that’s thick, full of vegetables and done while the idlis steam, plus what to check on the batter packet.',
      opening: `Batter from the plastic pouch is a fine start. You’ve got a job, a small kitchen and one mixer that smells of burning when you grind urad.

So let the shop do the grinding. You do the bit that makes idli a meal, and it isn’t the chutney. It’s the sambar. In one cooker, with the vegetables already in it, it takes half an hour and costs less than the two packets of sambar you’d get with your order.`,
      example: `## One-cooker sambar, with shop batter

*For four people. 35 minutes.*

**You need:** batter for 12 idlis, ¾ cup (150 g) toor or masoor dal, 4 cups of vegetables in big pieces, 2 tomatoes, 1 onion, ½ teaspoon haldi, 1½ tablespoons sambar powder, 1 teaspoon salt, 2 teaspoons tamarind paste, 2 teaspoons oil, rai, 2 dry chillies, hing, curry leaves.

1. Dal, haldi and 3 cups of water in the cooker. Three whistles.
2. Pressure down, stir, then vegetables, tomatoes, onion, sambar powder, salt, tamarind and another cup of water. One whistle.
3. Meanwhile steam the idlis, ten minutes. Don’t peek before eight.
4. Heat the oil, pop the rai, chillies, hing and curry leaves in, and tip it over.

Two or three idlis each, and a bowl of sambar that needs a spoon.`,
      closing: `The batter came from a pouch, and the sambar beside it is your own. That’s a fair division of labour. Check the date on the next pouch, keep it in the fridge and smell it before you pour. Pleasantly sour is right.`,
    },
    motivational: {
      title: 'Your first idli batter: Saturday’s grind, three breakfasts',
      summary:
        'A mixer-friendly idli in which only the urad is ground, a quick moong sambar, and a plan that turns one Saturday evening into three good breakfasts for four.',
      opening: `Making idli batter has the reputation of a test that your grandmother passed and you won’t. It’s kinder than that. There is a version in which only the urad goes into the mixer, and idli rava, which is rice already broken for you, does the rest.

One evening of small tasks, none longer than ten minutes, and the batter does its own work overnight. By Sunday at eight you’ll lift the lid off a tray of idlis that are yours.`,
      example: `## Mixer idli with quick moong sambar

*Twelve idlis for four on Sunday, and batter for two more mornings.*

**You need:** 1 cup (200 g) white urad, 2 cups idli rava, 1½ teaspoons salt. Sambar: ½ cup (100 g) moong dal, 3 cups of vegetables, 2 tomatoes, 1 tablespoon sambar powder, ½ teaspoon each of haldi and salt, 2 teaspoons oil, rai, curry leaves.

1. **Saturday, 4 pm:** soak urad and rava in two bowls.
2. **9 pm:** grind the urad with about a cup of ice-cold water until fluffy. Squeeze the rava, mix both by hand with the salt, cover.
3. **Sunday:** steam for ten minutes. Cook moong, vegetables, tomatoes and spices in 3 cups of water for two whistles. Pour on the tadka.

**Monday:** uttapam with onion and carrot. **Tuesday:** small, thick dosas.`,
      closing: `Three breakfasts came out of one bowl, and you did it in gaps of ten minutes. If the batter rose only a little, steam it anyway, because a flat idli in a bowl of sambar still makes a fine breakfast. Next Saturday you’ll know your warm corner, and the batter will too.`,
    },
  },
  body: `## What makes a batter rise

Urad is the engine. Grind it with cold water, a little at a time, until it is white and airy and a drop floats. Leave the rice slightly grainy. Mix with a clean hand, and leave plenty of room in the vessel, for it may double. In winter an oven with only its lamp on, or a closed cooker wrapped in a shawl, will do.

Stir as little as you can before you steam. Ten minutes over boiling water are enough; longer makes idlis hard. WHO names steaming in place of frying among the first steps to eating less fat [@who_healthy_diet], and idli needs no fat at all.

## What the pair gives

Rice is short of the amino acid lysine, a building block of protein, and pulses are rich in it, so together they make a better protein than either alone [@young_pellett_1994]. Idli does this inside the batter, and sambar does it once more. Fermenting a batter of grain and pulses also breaks down phytate, so that more of its iron and zinc can be absorbed [@hotz_gibson_2007].

One thing idli doesn’t bring is living microbes: steaming kills them, while fresh curd and chaas keep theirs [@isapp_2021].

The rest depends on the sambar. Cooked lentils give about 9 g of protein and 8 g of fibre in 100 g [@usda_fdc]. Vegetables count too: Indian guidelines ask for 400 g a day [@icmr_nin_2024], and a thick sambar can bring a good helping by nine in the morning. Sambar, chutney and podi all contain salt, so taste before you add more; the limit for the day is less than 5 g for adults [@who_sodium].

## Swaps and cousins

- **More urad, less rice:** softer and with more protein.
- **Millet idli:** half of the rice replaced by ragi or foxtail millet.
- **Kanchipuram idli:** with jeera, pepper and ginger.
- **Rava idli:** quick, with curd, but made of wheat.
- **Sambar by season:** drumstick, ash gourd, ladyfinger, mooli or amaranth.
- **Without dal:** a Chettinad fish kuzhambu or chicken curry beside the idli.

Compounded hing often contains wheat, and rava idli has wheat and milk.

## Keeping it

Once risen, batter belongs in the fridge below 5 °C [@who_five_keys]. Use it within three days, and discard it if it has coloured mould or smells foul. Cool leftover sambar quickly, refrigerate it within 2 hours [@who_five_keys] and boil it again before you eat it.`,
  variants: [
    {
      names: ['diabetes', 'diabetic', 'blood sugar', 'sugar patient', 'prediabetes'],
      titles: {
        professional: 'Idli and sambar with diabetes: a matter of shares',
        casual: 'Idli with diabetes? Yes, with more sambar',
        motivational: 'Idli with diabetes: keep the dish, change the shares',
      },
      text: `## With diabetes

Idli is a starch, though a light-looking one. The plate method gives a quarter of the plate to starch, a quarter to protein food and half to vegetables that are low in starch [@ada_2026]. On an idli morning that means two or three small idlis, a large bowl of thick vegetable sambar and no second starch. In a small study of people with type 2 diabetes, eating vegetables and protein before the carbohydrate lowered the rise in blood sugar after the meal [@shukla_2015]. Take a few spoons of sambar first. If you have a meter, let your readings decide how many suit you, and show them to your doctor.`,
    },
  ],
  cautions: [],
  seeDoctor: `- You use insulin or tablets that can bring blood sugar too low: talk to your doctor before you change how many idlis you eat [@ada_2026].
- Your immunity is weakened by illness or medicine: ask your doctor about homemade ferments first.
- You have kidney disease: ask your kidney team about dal, salt and potassium in sambar.
- Vomiting or loose motions after a meal don’t stop within a day, or bring fever or blood: see a doctor.`,
}
