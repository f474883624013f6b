import { STEPS, story } from './about.content.ts'

export function HowWeWork() {
  return (
    <section id="about" aria-labelledby="about-title" className="section">
      <div className="wrap">
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:gap-16">
          <h2 id="about-title">Why a thali</h2>
          <div className="grid gap-4 text-lg">
            {story().map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <h3 className="mt-(--section) text-h2">How we work</h3>
        <ol className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3 lg:mt-12">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="border-primary border-t-2 pt-5">
              <h4 className="flex gap-3 text-h3">
                <span className="text-ink-subtle">{index + 1}</span>
                {title}
              </h4>
              <p className="mt-2 text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
