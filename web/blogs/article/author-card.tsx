import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { authorName } from '../author-name.ts'

/** Only dietitians take requests. */
export function AuthorCard({ author, profile }: { author: BlogItem['author']; profile: Dietitian | null }) {
  const contact = `/contact-dietitian/${author.id}`
  return (
    <Card as="section" aria-labelledby="about-author" className="grid justify-items-center text-center">
      <Avatar name={author.full_name} size={84} pictures={profile?.profile_picture_sizes ?? []} />
      <h2 id="about-author" className="mt-4 text-h4">
        About the Author
      </h2>
      <p className="mt-1 font-semibold">{authorName(author)}</p>
      {profile ? <p className="wrap-anywhere mt-2 line-clamp-6 text-ink-muted text-sm">{profile.bio}</p> : null}
      {author.role === 'dietitian' ? (
        <div className="mt-5 grid w-full gap-2.5">
          <ButtonLink to={contact} size="small" block>
            Get Consultation
          </ButtonLink>
          <ButtonLink to={contact} variant="outline" size="small" block>
            Contact Author
          </ButtonLink>
        </div>
      ) : null}
    </Card>
  )
}
