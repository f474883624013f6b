import type { LibraryArticle } from '../library-article.ts'

export const THYROID: LibraryArticle = {
  id: 'thyroid',
  category: 'diet',
  name: 'an underactive thyroid and food',
  names: [
    'thyroid',
    'thyroid diet',
    'thyroid food',
    'thyroid medicine',
    'thyroid tablet',
    'underactive thyroid',
    'low thyroid',
    'hypothyroid',
    'hypothyroidism',
    'tsh',
    'thyroxine',
    'levothyroxine',
    'hashimoto',
    'goitre',
    'goitrogens',
    'iodine deficiency',
    'thyroid mein kya khaye',
    'थायराइड',
    'थायरॉइड',
    'ਥਾਇਰਾਇਡ',
  ],
  tones: {
    professional: {
      title: 'Underactive thyroid: the tablet, the breakfast hour and the plate',
      summary:
        'How to take the thyroid tablet around breakfast, why the salt should be iodised, and why cabbage and soya may stay. With one morning from Guwahati, by the clock.',
      opening: `There is a tablet for an underactive thyroid. There is no diet for it, although every family knows of three. Cabbage has left the kitchen, soya has followed, and costly pink salt stands where the iodised packet used to be.

What helps is plainer than that. The tablet works best when it is taken in the same way every day, well apart from food and tea. The plate can then look like anybody’s.`,
      example: `## One morning in Guwahati, by the clock

- **5:45:** the tablet, with a glass of plain water. The strip lies beside the bed.
- **6:45:** red tea, an hour later, as her doctor has told her.
- **7:30:** chira with curd and banana.
- **1:00:** rice, masoor dal, bandhakobi with peas, a piece of rohu in tenga. The prescribed calcium tablet goes with this meal.
- **4:30:** tea and roasted chana.
- **8:30:** roti, egg curry, lai xaak. Isabgol, if she needs it, waits until now.

The cabbage is there on purpose. So is the order of the morning, which is the part that most often goes wrong.`,
      closing: `Put the strip and a glass where you wake up, and set an alarm for the minute when tea is allowed. Look at your salt packet for the word iodised. Bring back one vegetable that you had given up. After that, the most useful thing you can do for your thyroid is to go to the blood tests when they are due.`,
    },
    casual: {
      title: 'Underactive thyroid? Keep the gobhi, and mind the chai',
      summary:
        'You can keep the cabbage. With an underactive thyroid, the gap between tablet and tea matters far more. Plus a plan for people whose mornings are hopeless.',
      opening: `The report says your thyroid is slow. So you gave up gobhi, then soya, and now you’re wondering about wheat.

Meanwhile, you swallow the tablet with your morning chai, because that’s when you remember it. Of all these things, the chai matters most. Move the tablet away from it, and you can have your gobhi back.`,
      example: `## When mornings are chaos: a Surat plan

Nita opens her cloth shop at eight. Between the tiffins, her mother-in-law’s tea and the school van, an hour without chai was never going to happen. She asked her doctor, and they moved the tablet to bedtime.

- **Morning:** chai with everyone, methi thepla and curd.
- **Lunch:** rotli, dal, cabbage sambharo, rice, chaas. Her calcium tablet goes here.
- **Five o’clock:** khakhra and peanuts.
- **Dinner:** finished by half past seven. Khichdi and kadhi on Tuesdays, soya and peas on Fridays.
- **Eleven:** the tablet, with water, three hours and more after dinner.

She hasn’t missed one since Diwali.`,
      closing: `Tablet with water, then a gap, then life as usual. If the gap won’t fit into your mornings, say so at your next visit, because there are other hours. On Sunday, make gobhi paratha, with wheat and everything. You’ve been missing it for no good reason.`,
    },
    motivational: {
      title: 'A steady routine for an underactive thyroid',
      summary:
        'Three small routines make life with an underactive thyroid simpler: the tablet hour, the salt packet and an ordinary good plate. Start with seven mornings.',
      opening: `You can’t hurry a thyroid. You can give it something better, which is rhythm: the same tablet at the same hour, day after day, with a blood test from time to time to show how it’s going.

Many people feel they have to earn their health back by giving up foods. You don’t. You can have sarson ka saag and still do everything right. The routine is small enough to learn in a week, and after that it will run almost by itself.`,
      example: `## Seven mornings in Jalandhar

Mrs Sethi teaches in a primary school. She drew seven boxes on a card and stuck it on the almirah.

1. **Tablet:** at half past five with plain water, before the milk arrives. One tick.
2. **Gap:** bath, prayers, a walk to the park and back. Tea when the alarm says so. Second tick.
3. **Plate:** paratha with mooli or gobhi, curd and an orange. Third tick, for a proper breakfast.

By Thursday she no longer needed the alarm. In the evening there is rajma or dal, a green sabzi, one roti, and salt from the iodised packet. Nineteen ticks out of twenty-one, she says, is a distinction.`,
      closing: `Draw your own seven boxes tonight. If you miss a morning, tick the next one, and ask your doctor or pharmacist what to do about the missed tablet. When the routine holds, your energy has a fair chance to follow. You’re doing this for the long run, so let it be easy.`,
    },
  },
  body: `## The tablet likes an empty stomach

Levothyroxine, the usual treatment, is taken up less well together with food, calcium, iron or soya [@ata_hypothyroidism]. The American Thyroid Association advises taking it an hour before breakfast, or at bedtime at least three hours after dinner. Iron, calcium and antacids need about four hours’ distance [@ata_hypothyroidism_2014]. Your doctor may name other gaps. Keep to those, the same every day.

Take it with plain water only. Coffee, tea and milk come after the gap. Have isabgol or bran some hours away as well. If the hour doesn’t suit your life, ask your doctor for another one.

## Salt with iodine in it

The thyroid needs iodine to make its hormones [@ods_iodine]. The World Health Organization advises that household salt should be iodised, and less than 5 g a day of it is enough for adults [@who_healthy_diet] [@who_sodium]. Many pink, rock and sea salts have no added iodine. If you use sendha namak for a vrat, go back to iodised salt the next day, and keep the packet closed and dry.

More is not better. Too much iodine can also harm the thyroid, so kelp and iodine drops are not for self-treatment [@ods_iodine].

## Gobhi, soya and wheat can stay

Cabbage, cauliflower, broccoli and soya contain substances that can interfere with the use of iodine. For most people who get enough iodine, reasonable amounts are no concern [@ods_iodine]. Eat them cooked, in ordinary helpings, and keep soya a few hours from the tablet. If your gut stays troubled, ask about a test for coeliac disease before you give up wheat.

No particular food or supplement treats a thyroid disorder. A balanced diet is advised, as for everyone [@btf_diet].

## Weight and tiredness

An underactive thyroid explains only part of a weight gain, and much of that part is salt and water rather than fat [@ata_weight]. Once your results are in range, the usual things help: half a plate of vegetables, a full katori of dal, a walk, enough sleep. For a slow gut, add fibre step by step, with water. If tiredness stays although the results are good, ask for haemoglobin and vitamin B12 before you blame the thyroid again.`,
  cautions: [],
  seeDoctor: `- A pregnancy test is positive while you take levothyroxine: call your doctor at once, because the dose often has to change [@ata_hypothyroidism_2014].
- A lump or swelling grows in your neck, or an eye becomes painful.
- Your heart races, your hands shake or you lose weight without trying.
- You take biotin for hair or nails: tell your doctor before blood is drawn, since it can falsify thyroid tests [@ata_biotin].
- Someone with a thyroid illness becomes confused, drowsy and cold: go to hospital.`,
}
