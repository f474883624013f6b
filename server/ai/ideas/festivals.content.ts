/** A festival of the Indian calendar and what can be written for it. */
export interface Festival {
  /** The sentence up to the day: "Diwali is on", "Ramzan begins around". */
  announcement: string
  /** Its days (YYYY-MM-DD). */
  days: readonly string[]
  ideas: readonly { subject: string; topic: string }[]
}

/**
 * Days of 2026 to 2028 as in most of India, by the tithi at the hour that counts: sunset for Diwali, midnight for
 * Janmashtami and Shivratri, moonrise for Karva Chauth, sunrise for the first day of Navratri. "Around" stands where the
 * sighting of the moon or the region decides.
 */
export const FESTIVALS: readonly Festival[] = [
  {
    announcement: 'Lohri is around',
    days: ['2026-01-13', '2027-01-13', '2028-01-13'],
    ideas: [{ subject: 'til-laddu', topic: 'Til laddu for Lohri, soft and small' }],
  },
  {
    announcement: 'Makar Sankranti and Pongal are around',
    days: ['2026-01-14', '2027-01-15', '2028-01-15'],
    ideas: [
      { subject: 'khichdi', topic: 'Moong dal khichdi with seasonal vegetables' },
      { subject: 'til-laddu', topic: 'Til chikki and laddu for Makar Sankranti' },
    ],
  },
  {
    announcement: 'Maha Shivratri is on',
    days: ['2026-02-15', '2027-03-06', '2028-02-23'],
    ideas: [{ subject: 'navratri-vrat', topic: 'What to eat on a Mahashivratri fast' }],
  },
  {
    announcement: 'Ramzan begins around',
    days: ['2026-02-19', '2027-02-08', '2028-01-28'],
    ideas: [{ subject: 'ramzan', topic: 'Ramzan: what to eat at sehri and iftar' }],
  },
  {
    announcement: 'Holi is on',
    days: ['2026-03-04', '2027-03-22', '2028-03-11'],
    ideas: [{ subject: 'sugar-and-sweeteners', topic: 'Sugar or jaggery: what counts and how to use less' }],
  },
  {
    announcement: 'Chaitra Navratri begins on',
    days: ['2026-03-19', '2027-04-07', '2028-03-27'],
    ideas: [
      { subject: 'navratri-vrat', topic: 'What to eat during the nine days of Chaitra Navratri' },
      { subject: 'vrat-recipes', topic: 'Navratri recipes with samak rice, kuttu and sabudana' },
    ],
  },
  {
    announcement: 'Eid is around',
    days: ['2026-03-21', '2027-03-10', '2028-02-27'],
    ideas: [{ subject: 'ramzan', topic: 'After Ramzan: how to return to regular meals' }],
  },
  {
    announcement: 'Baisakhi is on',
    days: ['2026-04-14', '2027-04-14', '2028-04-13'],
    ideas: [{ subject: 'chole', topic: 'Amritsari chole with less oil' }],
  },
  {
    announcement: 'Bakrid is around',
    days: ['2026-05-28', '2027-05-17', '2028-05-05'],
    ideas: [{ subject: 'kitchen-hygiene', topic: 'Food safety at home: storing and cooking meat' }],
  },
  {
    announcement: 'Raksha Bandhan is on',
    days: ['2026-08-28', '2027-08-17', '2028-08-05'],
    ideas: [{ subject: 'sugar-and-sweeteners', topic: 'Sugar, honey and sweeteners: how to use less' }],
  },
  {
    announcement: 'Onam is on',
    days: ['2026-08-26', '2027-09-12', '2028-09-01'],
    ideas: [{ subject: 'raita-chutney', topic: 'Pachadi, coconut chutney and raita' }],
  },
  {
    announcement: 'Janmashtami is on',
    days: ['2026-09-04', '2027-08-25', '2028-08-13'],
    ideas: [{ subject: 'navratri-vrat', topic: 'What to eat on a Janmashtami fast' }],
  },
  {
    announcement: 'Navratri begins on',
    days: ['2026-10-11', '2027-09-30', '2028-09-19'],
    ideas: [
      { subject: 'navratri-vrat', topic: 'What to eat during Navratri vrat' },
      { subject: 'vrat-recipes', topic: 'Vrat recipes with samak rice, kuttu and sabudana' },
    ],
  },
  {
    // In 2027 the chaturthi begins after moonrise on the 18th and ends before it on the 19th.
    announcement: 'Karva Chauth is around',
    days: ['2026-10-29', '2027-10-18', '2028-10-07'],
    ideas: [{ subject: 'karva-chauth', topic: 'Karva Chauth: what to eat in sargi and after moonrise' }],
  },
  {
    announcement: 'Diwali is on',
    days: ['2026-11-08', '2027-10-29', '2028-10-17'],
    ideas: [{ subject: 'diwali-sweets', topic: 'Diwali sweets: how to choose and how much to serve' }],
  },
]
