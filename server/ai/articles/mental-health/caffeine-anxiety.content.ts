import type { LibraryArticle } from '../library-article.ts'

export const CAFFEINE_ANXIETY: LibraryArticle = {
  id: 'caffeine-anxiety',
  category: 'mental_health',
  name: 'caffeine and anxiety',
  names: [
    'caffeine',
    'caffeine anxiety',
    'caffeine and sleep',
    'caffeine withdrawal',
    'caffeine limit',
    'coffee',
    'coffee and anxiety',
    'filter coffee',
    'kaapi',
    'tea and anxiety',
    'chai and anxiety',
    'too much tea',
    'too much chai',
    'too much coffee',
    'cut down tea',
    'chai kam kaise kare',
    'chai ki aadat',
    'energy drink',
    'energy drinks',
    'jitters',
    'चाय की आदत',
    'कैफीन',
    'ਚਾਹ ਦੀ ਆਦਤ',
  ],
  tones: {
    professional: {
      title: 'Caffeine and anxiety: counting the cups before the worries',
      summary:
        'How much caffeine tea and coffee hold, what it does to sleep and restlessness, and how to come down slowly without a headache. With a two-week notebook.',
      opening: `A racing heart, shaky hands, a mind that won’t settle: these belong to anxiety, and they can also follow the fourth coffee. From inside, the two are hard to tell apart. So it makes sense to count the cups early, before you draw conclusions about your nerves.

India drinks its caffeine in small glasses, and they are easily forgotten. A kulhad at the station, half a cup in the meeting, kaapi after lunch, a cola on the way home. None seems worth mentioning. Together they may be.`,
      example: `## Two weeks and a notebook in Coimbatore

Raghavan, an accountant, sleeps badly and feels his heart at his desk. For one week he changes nothing and writes down each cup, the hour, and how he feels afterwards.

- **What he finds:** filter coffee at half past six, nine, half past eleven and five. The eleven-thirty one, on an empty stomach, comes before most of the bad half hours.
- **Second week:** the five o’clock coffee becomes buttermilk with curry leaves. The one before noon becomes a smaller tumbler, after two idlis with sambar.
- **By Sunday:** he falls asleep earlier. The restless mornings are fewer, though not gone, and he shows the doctor the notebook.`,
      closing: `Caffeine is one thread in a larger cloth. Pull it gently and see what moves: the sleep, the heart, the hour before lunch. If much becomes calmer, you have your answer. If the worry stays as it was, that is an answer as well, and the notebook will help your doctor.`,
    },
    casual: {
      title: 'Jittery after chai or coffee? How to cut down without the headache',
      summary:
        'Heart going like a scooter after the third coffee? What a cup holds, when to have your last one, and how to cut down chai by chai without feeling awful.',
      opening: `Do a quick count. The one in bed. The one with the paper. Two at the office that “don’t count” because the glass was tiny. The one at the tapri, because you can’t say no to Sanjay. The one when your mausi came.

And now your heart’s going like an old scooter and you’re wondering why you feel so on edge. It might be your job. It might be the chai. Check the chai first, since it’s easier to change than your job.`,
      example: `## Chai by chai: how Pooja came down from seven

Pooja runs a stationery shop in Ghaziabad, and every customer wants to drink chai with her.

- **Week one:** same number of cups, smaller glasses. The gossip stayed as long as ever.
- **Week two:** the last one moved from seven in the evening to three. She slept through till the azaan for the first time in months.
- **Week three:** out went the one with lunch. Chaas instead, and chai an hour later.
- **Week four:** the guest chai became half a cup. She pours, she sits, she gossips. That was the good part anyway.

She’s at four small ones now and has no plan to give up the first.`,
      closing: `Nobody’s taking your morning chai. Bring the last cup of the day forward, that’s all, for one week. Then look at how you sleep and how your afternoons feel. Still on edge? Tell a doctor. Feeling scared for no reason isn’t something you should just put up with.`,
    },
    motivational: {
      title: 'Caffeine and calm: four weeks, one cup at a time',
      summary:
        'Keep the cup you love and let the others go gently. A four-week plan that lowers caffeine step by step and leaves room for calm, sleep and good company.',
      opening: `Among all your cups there’s one that you truly taste. You know which: the first steam, the first quiet, the day still folded. The others came along later, to fill gaps and keep you upright.

This plan protects the cup you love. It lets go of the rest one by one, slowly enough for your body to follow. What you may gain is a steadier afternoon and a night that begins when you lie down. That’s a good trade for a glass you hardly noticed.`,
      example: `## Zoya’s four weeks in Hyderabad

Zoya drives a school van and lives on Irani chai. She decides on one step a week.

1. **Keep one.** The six o’clock chai stays, with an Osmania biscuit. This is never up for debate.
2. **Move one.** The evening cup comes forward to two o’clock. At six she has nimbu pani with salt and jeera.
3. **Shrink one.** The stall fills her glass halfway. She pays the same and sits just as long.
4. **Swap one.** The mid-morning cup becomes a banana and water.

In week three she had a sleepless night with a sick child and drank five. In week four she went on.`,
      closing: `Choose your cup, the one that stays, and say so aloud. Then pick the one you’d miss least and give it a week to shrink. Each small glass you let go of counts, even if it comes back for a day. Rest is a skill too, and it grows with practice.`,
    },
  },
  body: `## What caffeine does

Caffeine is the stimulant in tea, coffee, cola and energy drinks. It makes you feel more awake, and it stays longer than you feel it. In a small study, 400 mg of caffeine shortened the night by more than an hour even when it was taken 6 hours before bed [@drake_2013]. A short night makes the next day feel rough, and another cup seems the answer.

People differ. One sleeps soundly after a late kaapi, another trembles after half a glass. In people with panic disorder, amounts equal to about five cups of coffee brought on panic attacks in many, according to a review [@klevebrant_2022]. If you are treated for panic or anxiety, agree with your doctor on how much suits you.

## Count a day

India’s dietary guidelines advise keeping caffeine within 300 mg a day. By their figures a 150 ml cup holds 80 to 120 mg as brewed coffee, 50 to 65 mg as instant coffee and 30 to 65 mg as tea [@icmr_nin_2024]. Filter decoction counts as brewed. Cola and chocolate add to the sum. Read the label of an energy drink, and leave these drinks out while you feel restless.

In pregnancy the limit is lower: the NHS advises no more than 200 mg a day, with tea, coffee, cola and chocolate counted together [@nhs_pregnancy_foods].

## Come down slowly

Stopping suddenly can bring headache, tiredness and low mood, mostly beginning 12 to 24 hours after the last cup and lasting 2 to 9 days [@juliano_2004]. So change one cup at a time.

- Bring the last cup forward to early afternoon.
- Take a smaller glass, or brew for a shorter time.
- Put another drink in the gap: chaas, nimbu pani, saunf water, hot milk with elaichi.
- Lower the sugar along with the cups.

## Give it a better place

The guidelines ask you to leave at least one hour between tea or coffee and a meal, before and after, because tannins bind iron [@icmr_nin_2024]. And eat something by mid-morning. Hunger makes hands shake too, and roasted chana or an idli may settle what looked like nerves.

Restlessness need not come from the cup at all. Severe or distressing symptoms that last 2 weeks or longer are a reason to see a professional [@nimh_caring].`,
  variants: [
    {
      names: ['pregnancy', 'pregnant', 'expecting', 'pregnant women', 'breastfeeding'],
      titles: {
        professional: 'Caffeine in pregnancy: how many cups, and what to have instead',
        casual: 'Pregnant and fond of chai? How much caffeine is all right',
        motivational: 'Caffeine in pregnancy: keep the cup you love, count the rest',
      },
      text: `## Caffeine in pregnancy

The European Food Safety Authority, too, considers up to 200 mg of caffeine a day from all sources safe for the unborn child [@efsa_2015]. By the Indian figures, three small cups of tea stay within that, while two cups of strong filter coffee may already pass it. Leave energy drinks in the shop. Keep tea and coffee an hour away from meals and from your iron tablet. If worry or poor sleep is heavy in these months, say so at the next check-up, and don’t wait for it if the weeks feel dark. Help for the mind belongs to antenatal care as much as the blood test does.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Your heart pounds, skips or races while you rest, or you feel faint: see a doctor soon. With chest pain or breathlessness call 112 [@erss_112].
- Sudden attacks of fear come back, or you avoid buses, shops or work because of them: ask about treatment.
- Worry or poor sleep has lasted 2 weeks or longer and weighs on the day [@nimh_caring].
- You are pregnant or short of iron: settle the amount with your doctor.
- Thoughts of not wanting to live: Tele-MANAS answers free of charge at any hour on 14416 [@tele_manas].`,
}
