import type { Harm } from '../claims/harm.ts'

interface Decline {
  title: string
  summary: string
  /** Markdown. The topic's own words are not said again. */
  content: string
}

/** What replaces an article that would harm someone. */
export const DECLINES: Record<Harm, Decline> = {
  self: {
    title: 'Not written: this topic needs a person, and help is there at any hour',
    summary:
      'We don’t write about self-harm. Tele-MANAS listens free of charge, day and night, on 14416. In an emergency call 112.',
    content: `We don’t write about self-harm, and give no food, plan or recipe for it. Nobody with such thoughts is alone, and neither is a person who fears for someone else. Tele-MANAS, the Government of India’s mental health line, listens free of charge, day and night, on 14416 or 1800-891-4416 [@tele_manas]. In an emergency call 112.

Asking about thoughts of suicide does not plant the idea [@nimh_suicide_faq]. For your readers we have an article on when and how to seek help for your mental health.

## For an author who wants to help

- Who in your practice should know when a reader or client speaks of such thoughts?
- Where on your page do readers find 14416 and 112 without having to look?

*This text is for its author alone, and stays a draft.*`,
  },
  others: {
    title: 'Not written: a topic on which this engine gives nothing',
    summary:
      'This engine does not write about harming someone, or about giving people something without their knowledge.',
    content: `This engine does not write about harming someone, or about giving people food or medicines without their knowledge. There is no article on this topic, and no outline of one. If someone is in danger, call 112.

What people eat, take or weigh is their own decision. An article can help where everyone involved knows of it.

## For an author who meant something else

- Who needs help, and have they asked for it?
- Which words would name the topic without harm to anyone?

*This text stays a draft.*`,
  },
}
