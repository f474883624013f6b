import type { LibraryArticle } from '../library-article.ts'

export const CHAIR_YOGA: LibraryArticle = {
  id: 'chair-yoga',
  category: 'yoga',
  name: 'chair yoga',
  names: [
    'chair yoga',
    'yoga on chair',
    'yoga on a chair',
    'seated yoga',
    'sitting yoga',
    'yoga for seniors',
    'yoga for elderly',
    'yoga for older people',
    'senior citizens yoga',
    'yoga for senior citizens',
    'yoga after 60',
    'yoga after sixty',
    'yoga for knee pain',
    'yoga for arthritis',
    'kursi yoga',
    'kursi par yoga',
    'buzurgon ke liye yoga',
    'कुर्सी योग',
    'कुर्सी पर योग',
    'बुजुर्गों के लिए योग',
    'ਕੁਰਸੀ ਯੋਗਾ',
    'ਬਜ਼ੁਰਗਾਂ ਲਈ ਯੋਗਾ',
  ],
  tones: {
    professional: {
      title: 'Chair yoga: a safe practice when the floor is too far',
      summary:
        'Six movements on and behind a kitchen chair, how often to do them, how far the evidence goes, and how to make the chair and the room safe.',
      opening: `Many people give up yoga in the year when getting up from the floor becomes harder than any posture. It’s a pity, because what they most need then, balance, strength in the thighs and easy shoulders, doesn’t depend on the floor at all.

A heavy chair against a wall is enough. It takes some of the fear out of balancing. The movements stay the same in spirit: slow, with the breath, within your own measure.`,
      example: `## Monday, Wednesday and Friday in a housing society in Bengaluru

At half past seven some neighbours set a row of heavy chairs along the wall of the hall. The curtains are open, spectacles stay on, phones are in the bags.

- **Five minutes:** shoulders, ankles, and the story of the week.
- **Fifteen minutes:** the six movements above, each done twice.
- **Five minutes:** hands in the lap, eyes open or closed, quiet breathing.

Mrs Rao, who had a knee replaced, leaves out what her physiotherapist has asked her to. Afterwards they walk two rounds of the garden. At home there is set dosa with sambar, or ragi ambli with buttermilk.`,
      closing: `Three mornings a week are a good aim, and five minutes on a bad day still belong to it. Practise in daylight and near someone. If you can manage more after a month, add a stretch behind the chair before you add a harder one on it.`,
    },
    casual: {
      title: 'Knees say no to the floor? Try chair yoga',
      summary:
        'Knees too stiff for the floor? A kitchen chair will do. What chair to use, six easy movements, how to do it on a video call, and when to ring the doctor.',
      opening: `She used to do padmasana on the terrace. Now she lowers herself on to the sofa with both hands and a sigh, and tells you she’s “done with all that yoga business”.

She isn’t. She’s done with the floor, and fair enough. Pull out the heaviest chair in the house, push it against the wall and sit down beside her on another one. It works better with company, and honestly, your shoulders could do with it too.`,
      example: `## A Sunday video call, Jalandhar to Pune

Eleven o’clock. Her phone leans against the sugar dabba.

- **“Sit at the front, Mummy, feet flat.”** She grows two inches taller and says so.
- **Arms up, arms down,** six times. You both lose count.
- **Turn to the window, turn to the fridge.** Slowly, one hand on the backrest.
- **Straighten one knee, hold, put it down.** She’s better at this than you.
- **Stand up, sit down,** five times. Hands on the seat if needed.
- **Behind the chair, up on the toes.** She tells you who’s getting married.

Then she has her chai, with roasted chana instead of rusk, and you’ve had a proper talk.`,
      closing: `Fix the next call before you hang up. Two or three times a week is lovely, once is still something. If she says her knee’s sore the next day, do half. If she says she felt giddy, don’t argue about it, ring the doctor. And tell her she looked graceful. She did.`,
    },
    motivational: {
      title: 'Steady on your feet: chair yoga, one breath at a time',
      summary:
        'A four-week chair practice for older people who want to rise from a chair more easily and feel steadier. Six movements, small steps and rest when needed.',
      opening: `Getting up from a chair is a feat of strength that nobody claps for. It takes thighs, balance, breath and a little courage. You do it many times a day, so each time is a chance to practise.

Chair yoga makes use of that. You begin where you are, with both hands holding on if you like. Next week perhaps one hand. It’s a small change that you’ll feel each time the doorbell rings.`,
      example: `## Four weeks with Anil babu, 72, in Kolkata

1. **Week one, sitting:** arms up with the breath, and the gentle turn. Five minutes after the newspaper.
2. **Week two, legs:** he adds the straight knee, six on each side. Stairs feel the same, he reports, but he is counting them less.
3. **Week three, rising:** five times up from the chair, pushing with both hands.
4. **Week four, standing:** toe raises behind the chair, then one foot a little off the floor, both hands holding.

His wife joins in week two. Afterwards they have chirer pulao with peas, or a boiled egg with muri, and half an orange each.`,
      closing: `Put the chair in its place tonight, back to the wall, so that it’s ready in the morning. Do the first two movements, and let that be a success. Strength comes back slowly, and it likes to be asked for kindly.`,
    },
  },
  body: `## What is known

A review of six trials with 307 people aged 60 and over found that yoga improved balance a little and mobility moderately [@youkhana_2016]. Whether fewer falls follow isn’t established [@youkhana_2016]. In a trial of 131 older adults with osteoarthritis (worn joints) of hip, knee or ankle, eight weeks of chair yoga reduced how much pain got in the way of daily life, compared with a health education class [@park_2017].

## Chair, room, clothes

- A firm, heavy chair without wheels, its back against the wall. Both feet reach the ground.
- Bare feet or shoes that grip, no socks. Spectacles on, loose rugs away.
- Daylight, and someone within call.

## Six movements

1. **Arms with the breath.** Sit towards the front. Breathe in and raise the arms, breathe out and lower them. Six times.
2. **The gentle turn.** One hand on the backrest, turn the chest and not the hips. Both sides. Leave it out if the bones are thin.
3. **The straight knee.** Straighten one leg, tighten the thigh, count to five, lower. Six times a side.
4. **Rise and sit.** Lean forward, stand, sit down slowly. Five times.
5. **On the toes.** Stand behind the chair, hold it, rise on to the toes and lower. Eight times.
6. **One foot light.** Both hands on the chair, lift one foot a little off the floor. Three breaths a side.

For older people, holding a stretch for 30 to 60 seconds may bring more flexibility than shorter holds [@acsm_quantity_2011]. Stop before pain, and breathe throughout.

## How often, and what to eat with it

The World Health Organization advises people of 65 and over to do varied activity that trains balance and strength on three or more days a week [@who_activity_2020]. Yoga can be part of it.

Muscle needs material as well. An international expert group advises healthy older people to eat 1.0 to 1.2 g of protein per kilogram of body weight a day, with severe kidney disease as an exception [@bauer_2013]. So let every main meal have dal, curd, paneer, egg or fish in a full helping.

## Go gently

In the United States, yoga injuries brought people of 65 and over to emergency departments at a higher rate than younger adults [@nccih_yoga]. Care is no sign of weakness here. With chronic disease, pain or heart problems, consult a doctor or yoga therapist first [@ayush_protocol].`,
  variants: [
    {
      names: ['office', 'desk', 'at work', 'work from home', 'computer'],
      titles: {
        professional: 'Chair yoga, at home and at the office: six quiet movements',
        casual: 'Chair yoga for stiff knees at home and stiff shoulders at the office',
        motivational: 'Chair yoga, one breath at a time, at home or between meetings',
      },
      text: `## At the office

An office chair rolls, so push it against the wall or borrow one with four legs. Between two calls do the arms with the breath, the gentle turn and the straight knee. Nobody across the desk will notice the last one. Stand for the toe raises while the kettle boils.

Then walk. Light walking that interrupts long sitting lowers blood glucose and insulin after a meal, and does so better than standing [@buffey_2022]. The stretch feels good, and the walk to the water cooler finishes the job.`,
    },
  ],
  cautions: [],
  seeDoctor: `- **Before you begin:** a fall or dizziness in recent months, a fracture of the spine, a joint replacement or another recent operation.
- A knee that is hot, red and swollen, gives way or can’t carry your weight: see a doctor soon.
- Giddiness on standing up: have your blood pressure and medicines checked.
- Chest pain, fainting or sudden breathlessness: stop and call 112.`,
}
