import type { LibraryArticle } from '../library-article.ts'

export const SEEKING_HELP: LibraryArticle = {
  id: 'seeking-help',
  category: 'mental_health',
  name: 'when and where to seek help for the mind',
  names: [
    'seeking help',
    'seek help',
    'when to seek help',
    'mental health help',
    'mental health awareness',
    'mental health helpline',
    'mental health stigma',
    'mental illness',
    'helpline',
    'tele manas',
    'tele-manas',
    '14416',
    'counselling',
    'counsellor',
    'therapy',
    'therapist',
    'psychologist',
    'psychiatrist',
    'signs of depression',
    'suicide prevention',
    'mansik swasthya',
    'मानसिक स्वास्थ्य',
    'ਮਾਨਸਿਕ ਸਿਹਤ',
  ],
  tones: {
    professional: {
      title: 'When to seek help for the mind, and where to find it in India',
      summary:
        'Which changes in sleep, appetite and mood are a reason to ask for help, who can be asked, what the first visit is like, and what food can and can’t do meanwhile.',
      opening: `We show a doctor a knee that has hurt for two weeks. A mind that has hurt for two weeks is usually told to be strong, keep busy and eat almonds.

The change often shows first at the table. Someone leaves the paratha untouched, or eats without noticing; the tea goes cold beside the bed. A dietitian may be the first to hear about it. Food has a part in what follows, a modest one. The larger part is that someone asks for help, and knows where.`,
      example: `## From a cup of tea to a clinic in Jalandhar

Gurpreet has hardly slept or eaten for two weeks. He tells nobody, until his brother asks over tea why the cricket is off.

- **That evening:** they call 14416 together and speak Punjabi. The counsellor listens, asks some questions and gives the name of a government hospital.
- **Before bed:** they write down what has changed in sleep, appetite, energy and interest, and since when. Half a page is enough.
- **Next morning:** the brother goes along and waits outside.
- **At home:** their mother is asked to cook small and plain: dal khichdi, curd, a banana with milk. Nobody makes a speech.`,
      closing: `Save 14416 in your phone today, even if all is well at home. You may need it for a colleague, a cousin or yourself. Asking early is ordinary good sense, as with the knee, and the person you ask has very likely heard it before.`,
    },
    casual: {
      title: 'Not feeling like yourself? Who to call and what to say',
      summary:
        'Not sleeping, not eating, not caring about much? How to tell if it’s time to ask for help, what to say in the first call, and what to eat until then.',
      opening: `You’re not ill, you tell yourself, only tired. But you’ve been tired since before the holidays. The biryani you used to cross town for tastes of nothing, you snap at the kids, and at four in the morning you’re looking at the fan.

If a friend told you this you’d make her sit down and you’d put the kettle on. So sit down for a minute. You don’t need a diagnosis to ask for help. You only need to notice that something’s been off.`,
      example: `## What the first call can sound like

You ring the helpline. Someone picks up and asks which language you’d like. Then it might go like this:

“I don’t really know what to say.”

“That’s all right. What’s been different lately?”

“I don’t sleep. I’ve stopped cooking. I cry in the bathroom at work.”

“Since when?”

“Since Holi, maybe.”

They’ll ask a little more. They may ask straight out whether you think about dying, and you can answer truthfully. Then you’ll talk about what comes next: a doctor near you, or another call.

Have a glass of water beside you, and something easy for after, like curd rice or toast with egg.`,
      closing: `That’s all the first step is, a call or one honest sentence to someone who likes you. “I’m not okay and I don’t know why” is plenty. You don’t have to explain it well. If today’s too hard, ask them to dial for you, and stay on the sofa while they do.`,
    },
    motivational: {
      title: 'Asking for help: a first step that takes courage and five minutes',
      summary:
        'Asking for help with your mind is a strong thing to do. Small steps for heavy days, from the first sentence to the first visit, with simple meals on the way.',
      opening: `It takes strength to carry a heavy bag up four floors by yourself. It takes sense to call down the stairs for someone to hold the other handle. The bag is the same. You arrive sooner, and with breath left.

A heavy mind can be shared in the same way. You don’t need to be at the end of your strength before you call. The steps are small, you may rest between them, and each one makes the next a little lighter.`,
      example: `## Five small steps in Kollam

Divya had her second baby in March. By June she feels grey from morning to night and eats what the older child leaves.

1. **Notice.** She counts the weeks on the calendar: five.
2. **Tell one person.** Her mother-in-law puts down the coconut scraper and listens.
3. **Call.** Together they ring 14416 and ask in Malayalam.
4. **Go.** The doctor takes time, asks about thoughts of harming herself, and plans treatment that fits with breastfeeding.
5. **Eat something warm.** Kanji with payar at eleven, fish and rice at two, no matter who cooks it.

By Onam she has good mornings again, and she knows whom to call on the others.`,
      closing: `Take the first step that fits into five minutes: save the number, write half a page, send one message. Then let someone take the other handle. You’ve helped to carry many people’s bags. This one is yours, and it’s allowed to be heavy.`,
    },
  },
  body: `## When it is time

Severe or distressing symptoms that last 2 weeks or longer are a reason to see a professional: trouble sleeping, changes in appetite or weight, difficulty getting out of bed, poor concentration, lost interest or irritability [@nimh_caring]. You don’t have to wait that long if it frightens you.

Waiting is common. About four in five Indian adults with depression were without treatment in the National Mental Health Survey of 2015-16 [@arvind_2019]. Yet effective treatments exist for mild, moderate and severe depression, among them psychological therapies and medicines [@who_depression].

## Where to turn

- **By phone:** Tele-MANAS, the Government of India’s mental health line, can be reached free of charge at any hour on 14416 or 1800-891-4416, in 20 languages. Trained counsellors answer and pass callers on to specialists when needed [@tele_manas].
- **Nearby:** your family doctor, or the outpatient department of a government hospital or medical college.
- **By name:** a psychiatrist is a medical doctor and can prescribe. A clinical psychologist offers therapy. A counsellor helps with strain and decisions.

Take notes along, and a person, if going alone is hard. Tell the doctor about all medicines, herbs and alcohol. If the first one doesn’t listen, try another.

## If you worry about someone

Say what you’ve noticed, and listen more than you advise. You may ask directly about thoughts of suicide. Asking does not put the idea into anyone’s head, and talking about it may reduce such thoughts [@nimh_suicide_faq]. Offer a lift to the clinic, and bring a box of dal.

## What food can do meanwhile

Keep meals small, plain and regular: khichdi, idli, curd rice, an egg, a banana with milk. On some days that is an achievement. Vitamin B12 deficiency can also show itself as depression, and a doctor can test for it [@ods_b12].

A dietitian’s support can go along with treatment. In the SMILES trial of 67 adults with depression, symptoms improved more with it than with social support alone, though the trial was small and most participants were in treatment as well [@jacka_2017]. Food does not replace that treatment. Antidepressants should not be stopped suddenly or without talking to the doctor [@nhs_antidepressants].`,
  cautions: [],
  seeDoctor: `- Talk of wanting to die, or a plan or preparations for it, is an emergency: stay there, call 112 or Tele-MANAS, and keep means of harm out of reach [@nimh_suicide] [@erss_112] [@tele_manas].
- Hearing voices, or being sure of things that nobody else can see: go to a doctor today, with someone.
- Hardly any food, drink or sleep for several days.
- Low mood after a birth that lasts two weeks, or fear of harming yourself or the baby: the same day.
- Alcohol or tablets that you need to get through the evening: tell the doctor, and don’t stop alone.`,
}
