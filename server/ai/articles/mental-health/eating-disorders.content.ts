import type { LibraryArticle } from '../library-article.ts'

export const EATING_DISORDERS: LibraryArticle = {
  id: 'eating-disorders',
  category: 'mental_health',
  name: 'eating disorders',
  names: [
    'eating disorder',
    'eating disorders',
    'disordered eating',
    'anorexia',
    'anorexia nervosa',
    'bulimia',
    'bulimia nervosa',
    'binge eating disorder',
    'fear of gaining weight',
    'fear of eating',
    'vomiting after eating',
    'obsessed with dieting',
    'orthorexia',
    'eating disorder recovery',
    'eating disorder signs',
    'khane ka vikar',
    'mote hone ka dar',
    'खाने का विकार',
    'ਖਾਣ ਦਾ ਵਿਕਾਰ',
  ],
  tones: {
    professional: {
      title: 'Eating disorders: early signs, first words and where to find help',
      summary:
        'Eating disorders are illnesses that can be treated. What families and friends may notice, how to begin the conversation, and where treatment starts in India.',
      opening: `An eating disorder often begins with something that the whole family praises. A daughter has become careful about oil. A cousin never misses the gym. The aunts say how well she looks. Months later the table is tense, and nobody can say when it began.

These illnesses can be treated. For that, someone has to notice and say so. This article is for the people at the same table, and for anyone who recognises themselves in it. It names no weights, on purpose.`,
      example: `## Folding the washing, in Dehradun

For some weeks Sunita has seen that Kavya, who is seventeen, leaves the table after two bites and runs on the spot late at night.

She says nothing at dinner. On Saturday, while they fold the washing, she tells her: “You seem tired, and meals look hard for you. I’d like to help.” Kavya says she’s fine. Sunita doesn’t argue. “All right. I’ll ask again.”

On Monday they call 14416 together. The counsellor names a hospital where a psychiatrist, a therapist and a dietitian work as a team. Until the appointment there is dal, rice, sabzi and curd as always, and the talk is about the neighbours’ puppy.`,
      closing: `Begin with one sentence, spoken kindly and away from the plate. You needn’t be sure, and you needn’t find perfect words. Write down what you have seen, take it to a doctor this week, and go along. The illness keeps people alone, so your company is already part of the help.`,
    },
    casual: {
      title: 'Eating disorders: when food takes over your head, or a friend’s',
      summary:
        'Doing food sums all day, eating in secret, training through a fever? It has a name and it can be treated. What to say, who to tell, and when it’s urgent.',
      opening: `You’ve been doing sums since breakfast. What you ate, what you’ll skip, how long you’ll walk. Or you wait until the house is asleep, eat fast and standing up, and can’t look at yourself after. Nobody knows. From outside you may look perfectly all right.

I won’t talk about your weight. I’d like to tell you that this has a name, that you didn’t choose it, and that there are people whose whole job is to help you out.`,
      example: `## What telling someone can sound like

A PG in Kolhapur, Thursday, half past ten. Imran has skipped the mess again and is doing push-ups between the beds.

“Can I say something? You’ve stopped eating with us and you look worn out. I miss you at dinner.”

“I’m fine. I’m on a cut.”

“Okay. I won’t fight about food. But I’m worried. Will you come to the doctor with me on Saturday? I’ll wait outside.”

A long silence. “I don’t even know what I’d say.”

“Say that you think about food all day. That’s enough to start.”

On Saturday they take the early bus. Afterwards there’s misal at the stand, and nobody mentions protein.`,
      closing: `One person, one sentence. “I think something’s wrong with how I eat.” Send it as a message if saying it is too much. You don’t have to be thin, or certain, or at your worst before you ask. When it’s late and everyone’s asleep, 14416 is awake.`,
    },
    motivational: {
      title: 'Eating disorders: the first small steps towards recovery',
      summary:
        'Recovery begins with small things: a sentence, an appointment, a breakfast. What an eating disorder is, which steps come first, and who walks them with you.',
      opening: `Somewhere along the way, food stopped being food. It became a test that you sit every day and never pass. That takes enormous strength, and it leaves little for music, friends or sleep.

Recovery asks for the same strength in smaller coins: a phone call, a breakfast, a chair at the table. You don’t have to feel ready, or want it every morning. Nobody is too old to begin, and the first step can be as short as a sentence.`,
      example: `## A teacher in Raipur takes five steps

Anita, 41, eats in secret at night, without being able to stop, and leaves out food the next morning to make up for it.

1. **Week one:** she tells her sister. Nothing else changes, and she sleeps better.
2. **Week two:** a doctor examines her and refers her to a psychologist.
3. **Week four:** she begins a guided self-help course, with a call every Tuesday.
4. **Week six:** breakfast is back, poha or two idlis at eight, after hard nights too.
5. **Week ten:** hard nights still come. So do Sundays when she eats with everyone and thinks of something else.`,
      closing: `Look for the step that frightens you only a little: a name, a number, a breakfast. Take it with someone beside you. If the next day goes badly, the step still counts and the door stays open. Getting well is made of ordinary meals, one after another, in kind company.`,
    },
  },
  body: `## Illnesses that nobody chooses

Eating disorders are serious illnesses that affect people of every age, gender and body weight [@nimh_eating]. Anorexia, bulimia and binge eating disorder are the best known. Nobody chooses them, and nobody is to blame.

You can’t see from outside how ill someone is. British guidance says that a single measure such as BMI must not decide who gets treatment [@nice_ng69]. So “but your weight is normal” is no reason to wait.

## What you may notice

Signs to take seriously are eating very little, strong fear of gaining weight, eating large amounts with a sense of lost control, vomiting or hard exercise after meals, and eating in secret or with shame [@nimh_eating]. At home they can look quite ordinary:

- “I’ve eaten at the office”, at every dinner
- rice gone, then roti, then oil, each with a new reason
- going to the bathroom straight after meals
- a run that has to happen, in fever and in rain
- empty packets at the back of a cupboard, and weddings declined

One of these alone means little. Several of them over some weeks are a reason to speak.

## The first words

Choose a quiet hour, away from the table. “I’ve noticed that meals are hard for you, how can I help?” goes further than “just eat”. Expect anger, or “I’m fine”. Don’t argue about amounts, and ask again another day.

Until the appointment, leave diets, calorie counting and remarks on anyone’s body out of the house. Keep meals regular and familiar: idli, khichdi, roti with sabzi, curd rice. Sit together, talk about other things, and let nobody comment on the plate.

## Where treatment begins

A suspected eating disorder needs a specialist service without delay [@nice_ng69]. Begin with a physician, or a paediatrician for the young, and ask to be referred to a psychiatrist or clinical psychologist. For children and young people with anorexia, British guidance puts therapy together with the family first, while adults with bulimia or binge eating disorder are offered guided self-help to begin with [@nice_ng69]. A dietitian is one member of the team. A diet chart alone is no treatment.

Recovery is possible, and early treatment matters [@nimh_eating].`,
  variants: [
    {
      names: ['teenager', 'teenagers', 'teens', 'adolescent', 'adolescents', 'daughter', 'son', 'my child', 'parents'],
      titles: {
        professional: 'Eating disorders in teenagers: what parents can notice and do',
        casual: 'Eating disorders in the teens: for you, and for the family at the table',
        motivational: 'Eating disorders in teenagers: how a family can help',
      },
      text: `## If it is your child

You did not cause this, and you are part of the way out. In family therapy you’ll be in the room, learning how to help at meals. Put away the scale and every diet in the house, your own included: dieting and talk about weight in the family can lead teenagers into eating disorders, so the American Academy of Pediatrics discourages both [@aap_2016]. Ask grandparents and aunts to leave bodies and portions alone as well. Let your child decide what the school is told. And keep an hour for the brothers and sisters, who see more than they say.`,
    },
  ],
  cautions: ['eating_disorders'],
  seeDoctor: `- Fainting, a very slow pulse, confusion, or refusing all food and drink: go to a hospital at once or call 112 [@rcpsych_meed_2022] [@erss_112].
- Talk of wanting to die: take it seriously and stay there. People with eating disorders have a higher risk of suicide [@nimh_eating].
- Vomiting, bingeing or fear of food that has gone on for weeks: see a doctor soon, whatever the weight.
- Periods that stop, dizziness on standing up, or a child who no longer grows: a doctor or paediatrician this week.`,
}
