import type { Harm } from '../../claims/harm.ts'

interface Decline {
  title: string
  summary: string
  intro: string
  rest: string
  end: string
}

/** What replaces an article that would harm someone. The topic's own words are not said again. */
export const DECLINES: Record<Harm, Decline> = {
  self: {
    title: 'Not written: this topic needs a person, and help is there at any hour',
    summary:
      'This engine does not write about harming oneself. Tele-MANAS answers free of charge at any hour on 14416; in an emergency call 112.',
    intro:
      'This engine does not write about harming oneself, and gives no food, plan or recipe on it. A person who has such thoughts, or fears for someone who has them, is not alone: Tele-MANAS, the Government of India’s mental health line, answers free of charge at any hour on 14416 or 1800-891-4416. In an emergency call 112.',
    rest: 'For readers there is an article that this engine can write: when to seek help for one’s mental health, and how.',
    end: 'This text is for its author alone, and stays a draft.',
  },
  others: {
    title: 'Not written: a topic on which this engine gives nothing',
    summary:
      'This engine does not write about harming someone, or about giving people something without their knowledge. There is no article and no outline of one.',
    intro:
      'This engine does not write about harming someone, or about giving people food or medicines without their knowledge. There is no article on this topic, and no outline of one. If someone is in danger, call 112.',
    rest: 'What someone eats, takes or weighs is their own decision. An article can help where both people know of it.',
    end: 'This text stays a draft.',
  },
}

export const DECLINE_QUESTIONS: Record<Harm, { heading: string; questions: readonly string[] }> = {
  self: {
    heading: 'For an author who wants to help',
    questions: [
      'Who in the practice is told when a reader or a client speaks of such thoughts?',
      'Where on the site do readers find 14416 and 112 without having to look for them?',
    ],
  },
  others: {
    heading: 'For an author who meant something else',
    questions: [
      'Who is to be helped, and has that person asked for it?',
      'Which words would name the topic without harm to anybody?',
    ],
  },
}
