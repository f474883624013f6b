import type { LibraryArticle } from '../library-article.ts'

export const EATING_OUT: LibraryArticle = {
  id: 'eating-out',
  category: 'lifestyle',
  name: 'eating out and ordering in',
  names: [
    'eating out',
    'eat out',
    'dining out',
    'restaurant food',
    'restaurant meal',
    'restaurant order',
    'healthy restaurant',
    'ordering in',
    'ordering food online',
    'food delivery',
    'takeaway',
    'fast food',
    'street food',
    'dhaba food',
    'restaurant buffet',
    'bahar ka khana',
    'bahar khana',
    'hotel ka khana',
    'बाहर का खाना',
    'ਬਾਹਰ ਦਾ ਖਾਣਾ',
  ],
  tones: {
    professional: {
      title: 'Eating out: how to order a meal that sits well',
      summary:
        'What restaurant food tends to bring and to lack, how to read a menu for the missing bowls, a sample order for four, and which dishes are safest.',
      opening: `A restaurant has one wish for its food: that you come back. So gravies are rich, naan is brushed with butter, and the portion is generous. For an anniversary that is just right. The trouble begins when the anniversary kitchen cooks on three ordinary evenings of the week.

You can’t see into the pan, and you needn’t. Most of what matters is decided by what you order together, how much of it, and what you drink.`,
      example: `## One order for a table of four

**To start:** two plates of tandoori vegetables, paneer or chicken tikka to share, and a green salad with lime.

**Mains:** one dal tadka, one dry bhindi or mixed vegetable, one gravy that everyone loves, such as kadhai paneer or butter chicken. Four tandoori rotis without butter, one plate of jeera rice for the table.

**Beside it:** a large bowl of plain curd or raita. Water, plain chaas or fresh lime soda with little sugar.

**To end:** two gulab jamuns with four spoons, or a paan for anyone who wants it.

The gravy is still there. It has become one dish among six.`,
      closing: `Count the outside meals of an ordinary week, then decide which of them you would miss. Keep those and enjoy them fully. For the others, something simple in the kitchen is usually quicker than the delivery: eggs, curd, a box of boiled chana, a packet of poha. Planning beats willpower at nine in the evening.`,
    },
    casual: {
      title: 'Eating out often? Order like this and still enjoy it',
      summary:
        'It’s nine, you’re tired, and the delivery app is open. How to pick dishes, share portions and dodge the sugary drink, with a Friday biryani for two.',
      opening: `You weren’t going to order tonight. Then the meeting ran late, the bhindi in the fridge looked sad, and your thumb opened the app by itself. It happens to dietitians too.

You don’t have to give up biryani. There’s a big gap, though, between a dinner you chose and one you scrolled into. A few tricks at ordering time close most of it, and you can forget about them once the food arrives.`,
      example: `## Friday night for two, in Bengaluru

You want biryani. Good, get biryani. Just get *one*, because a single portion often feeds two.

Now look for what’s missing. There’s rice and chicken or paneer, but hardly a vegetable, so add a dal or a dry sabzi from the same place. Cut a cucumber and a tomato at home. Put out a bowl of curd.

Skip the cola; there’s nimbu soda in the kitchen. Eat from plates, at the table, after you’ve put a third of it in a box for tomorrow.

Cost: less than two biryanis and two drinks. And Saturday’s lunch is already in the fridge.`,
      closing: `Half the portion, one missing bowl, something plain to drink: it works at a dhaba, in a mall and on your sofa. Some nights you’ll want the full feast with your friends. Have it, laugh a lot, and eat poha in the morning.`,
    },
    motivational: {
      title: 'Eat out with ease: three small rules that travel with you',
      summary:
        'For people whose work or family means many restaurant meals: three rules that fit any menu, a month of practice, and no need to explain them to anyone.',
      opening: `Some people can choose when to eat out. Others sell machines in five cities a week, or have parents who celebrate everything at the same restaurant. If that’s you, “cook at home” is no help at all.

What you need is a skill, like driving in a strange town. You learn a few signs, you look for them everywhere, and after a while your hands do it alone. Here are three to begin with.`,
      example: `## A month on the road with three rules

Imran sells pumps across Telangana and eats twelve meals a week outside. He takes one rule at a time.

1. **Week one, drink plain.** Water or chaas with every meal. The cola stays for Sunday.
2. **Week two, add the missing bowl.** Dosa gets a second sambar. Meals-plate rice gets a second dal. Biryani gets curd and onion salad.
3. **Week three, box first.** When the portion is large, half is packed before he starts.
4. **Week four, all three.** He manages on nine meals out of twelve and has the biryani he wants at the other three.

By then his hand goes to the water bottle without being told.`,
      closing: `Use the rule that costs you least at your next three meals out. When it has become dull, add the second. There’s no need to announce it or be perfect at it. You’re learning how to order, and that skill works in every city.`,
    },
  },
  body: `## What outside food brings

A systematic review found that people who eat out take in more energy and fat, and fewer vitamins and minerals [@lachat_2012]. Size matters as well. Larger plates, packages and portions make people eat more, as a Cochrane review of experiments concluded [@hollands_2015]. Neither is a reason to stay at home. Both are reasons to look at the order before the food is in front of you and smells wonderful.

## Read the menu for the missing bowl

Think of a home thali: grain, dal or another protein, vegetables, curd. Then see what the dish you fancy leaves out.

- **Biryani** lacks vegetables: add a salad and curd.
- **Dosa and uttapam** are short of protein: ask for a second bowl of sambar.
- **Chole bhature or pav bhaji:** share the fried or buttered bread and add curd or a salad.
- **Noodles and fried rice:** order them with egg, tofu, paneer or chicken and a vegetable dish.
- **A fish or mutton thali** often has all of it: take the vegetable twice.

Tandoori, tawa, steamed and dry dishes usually carry less oil than gravies. Ask for rotis without butter, and for dressings and chutneys on the side. Most kitchens do both daily.

Restaurants with a central licence, or with outlets at 10 or more locations, have to print the calories of each serving on the menu. Indian menus take 2,000 kcal a day as their reference, and your own need may be more or less [@fssai_labelling_2020].

## Drinks and pace

Start with the glass. A can of a sweetened soft drink can hold up to 40 g of free sugars, around 10 teaspoons [@who_sugars_news_2015]. Water, plain chaas, or fresh lime with little sugar suit almost any food.

Then slow down. In a review of experiments, people who ate slowly took in less energy than people who ate fast [@robinson_rate_2014]. Put the spoon down while you talk. Have half of a very large portion packed before you begin.

## Hot food is safer food

Food that is cooked through and served steaming hot is safer than cut fruit, salads and chutneys that have stood in the open [@who_five_keys]. Choose the busy stall where the pan never cools. At home, put leftovers into the fridge within two hours and reheat them until they steam.`,
  variants: [
    {
      names: ['street food', 'chaat', 'golgappa', 'pani puri', 'vada pav'],
      titles: {
        professional: 'Eating out and street food: how to order well and stay safe',
        casual: 'Love street food and takeaway? Order like this',
        motivational: 'Restaurants and street food with ease: small rules that travel',
      },
      text: `## At the stall

Look before you order. Is the food made in front of you, hot, and handed over at once? Are there clean hands, covered pots and a crowd? Freshly made dosa, egg roll, bhutta, momos from a steaming pot and hot ghugni are sensible picks. Be careful with golgappa water, ice, raw chutney and cut fruit when you can’t tell what water was used. Share the fried plate, and take roasted chana or bhutta as your second. With a weak stomach, in pregnancy or with a small child, stay with what comes straight off the flame.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Blood in the stool, a high fever or signs of dehydration after a meal out: see a doctor the same day.
- Diarrhoea or vomiting in a small child, a pregnant woman or an older person: don’t wait.
- Lips swell, hives spread or breathing is hard after food: call 112 at once.
- You use insulin or tablets that can cause low blood sugar, and meals out often come late: plan this with your doctor.
- Eating out ends in bingeing, vomiting or days of eating very little: speak to a doctor. It can be treated.`,
}
