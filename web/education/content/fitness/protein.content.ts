import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'how-much-in-bowls',
    title: 'Your protein, counted in katoris',
    summary: 'You will know roughly how much protein you need and can find it on an Indian plate without a scale.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'A need that depends on your weight and work',
        explanation:
          'The Indian recommended allowance for adults is 0.83 g of protein for each kilogram of body weight a day. It keeps a person with light activity well. Regular, demanding training raises the need: the International Society of Sports Nutrition places most exercising people between 1.4 and 2.0 g per kilogram. More than that builds no extra muscle in most people. Anyone with kidney disease, or diabetes with kidney changes, should ask the doctor before raising protein at all.',
        example:
          'For a woman of 60 kg in Nagpur the everyday figure is about 50 g. When she starts lifting four times a week, 85 g or so is a fair first aim: in practice two more katoris of thick varan or usal, a bowl of curd, and two eggs or 60 g of paneer.',
        tips: [
          'Multiply your weight in kilograms by 0.83 and keep the number in mind for a week.',
          'Raise protein only together with training, by one portion a day.',
          'Ask your doctor first if you have ever been told about a kidney problem.',
        ],
      },
      {
        title: 'What a portion gives',
        explanation:
          'Numbers become useful once they are tied to vessels. Roughly, a katori of thick dal gives 6 to 8 g, of cooked rajma or chana 8 to 10 g, of curd about 5 g, a glass of milk 6 to 7 g, one egg 6 g. A palm of cooked chicken or fish, about 100 g, brings 20 to 30 g. Rice and roti join in quietly with 3 to 4 g a portion. Watery dal gives far less than its fame: what counts is the lentil in the bowl.',
        example:
          'One Bengali day: two eggs with toast (about 18 g), rice with thick musur dal and a piece of rui (about 32 g), chhola as a snack (8 g), two rotis with chhana and vegetables (about 20 g), a glass of milk (7 g). Together some 85 g.',
        tips: [
          'Cook dal thick enough to hold its shape on a roti for a second.',
          'Weigh one katori of your own dal or curd once, so that later you can judge by eye.',
          'Look up one food a day in a public food table instead of guessing.',
        ],
      },
      {
        title: 'Spread it over the day',
        explanation:
          'Many Indian days hold almost all their protein at dinner, after a breakfast of tea and biscuits and a lunch that is chiefly rice. The body cannot put amino acids aside as it does with fat, so three or four moderate helpings serve muscle better than one large one. A helping with every meal also keeps hunger quieter. Breakfast is where most people find the easiest gain, because so little is there to begin with.',
        example:
          'In Delhi, two rusks with chai bring about 4 g. Two besan chilla with a katori of curd bring about 15 g, and a handful of peanuts at eleven another 7 g, while lunch and dinner stay as they are.',
        tips: [
          'Add one protein food to breakfast on five days this week.',
          'Look at each plate and ask which item brings the protein.',
          'Keep roasted chana or peanuts where the biscuits used to be.',
        ],
      },
    ],
    sources: [SOURCES.icmr_nutrients_2020, SOURCES.issn_protein_2017, SOURCES.usda_food_data],
  },
  {
    id: 'quality-and-muscle',
    title: 'From dal to muscle: quality, dose and training',
    summary:
      'You will know how proteins complete each other, how much one meal can use and why lifting must come first.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Grain and pulse complete each other',
        explanation:
          'Protein is built from amino acids, nine of which must come from food. Cereals are short of lysine and pulses are short of methionine; together each covers the other’s gap. Milk, eggs, fish, meat and soya are complete on their own. The partners need not share a plate, as long as both appear during the day. Amounts matter though: a mountain of rice with a spoon of dal is still mostly rice. A fair mix is about one part raw pulse to three or four parts raw cereal.',
        example:
          'Khichdi in Gujarat, idli in Tamil Nadu, rajma chawal in Jammu and thukpa with beans in Sikkim are old answers to this question. Stir an extra handful of moong into the khichdi and the answer becomes better still.',
        tips: [
          'Cook khichdi with one part dal to two parts rice this week.',
          'Serve pulses twice a day instead of once, in smaller katoris if you like.',
          'Add curd, milk, egg or soya to the one meal of the day without a pulse.',
        ],
      },
      {
        title: 'What one meal can use',
        explanation:
          'After a meal, muscle building rises for a few hours and then settles, even if more protein arrives. Position stands put the useful amount near 0.25 g per kilogram of body weight, in practice 20 to 40 g, every three to four hours. Anything beyond is not wasted, for the body uses it for other tissues or burns it. Yet two halves serve better than a whole at once. From about sixty onwards muscle responds more slowly, and the upper half of that range is wiser.',
        example:
          'For a man of 72 kg about 20 g a meal is a fair start. At a Goan lunch that is a fillet of fish; at a Punjabi dinner a large katori of rajma, two rotis and a bowl of curd; at breakfast three eggs and toast.',
        tips: [
          'Pick your three meals and name the food that brings 20 g to each.',
          'Move half of a very large dinner portion to breakfast or an evening snack.',
          'Make curd or milk the partner of any meal based on dal alone.',
        ],
      },
      {
        title: 'Without load, protein has nothing to build',
        explanation:
          'Extra protein alone adds little muscle. The order to grow comes from work that is hard for the muscle and becomes a bit harder over the months: push-ups, squats, bands, weights. The World Health Organization asks all adults to strengthen the large muscle groups on at least two days a week. Food then delivers the bricks. A person who trains steadily on ordinary home meals can expect more strength than one who drinks shakes and skips sessions.',
        example:
          'Dinner in Shillong may be rice, smoked pork, dal and greens for the whole family. The one whose muscles have a use for it is the one who does twenty minutes of squats, wall push-ups and rows with a water can on three evenings.',
        tips: [
          'Fix two days this week for strength work and write them in the calendar.',
          'Start with sitting down to and rising from a chair ten times, three rounds.',
          'Add one repetition each week before you add weight.',
        ],
      },
    ],
    sources: [SOURCES.issn_protein_2017, SOURCES.who_activity_facts],
  },
]
