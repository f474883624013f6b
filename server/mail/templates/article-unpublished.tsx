import { Layout } from './layout.tsx'
import { Button, Greeting, Paragraph, Quote } from './pieces.tsx'

export const ARTICLE_UNPUBLISHED_SUBJECT = 'Your article is a draft again'

interface ArticleUnpublishedProps {
  first_name: string
  title: string
  reason: string
  blog_id: number
  site_url: string
}

export function ArticleUnpublishedMail({ first_name, title, reason, blog_id, site_url }: ArticleUnpublishedProps) {
  return (
    <Layout heading={ARTICLE_UNPUBLISHED_SUBJECT} preview="Our office has taken it back, for the reason in this mail.">
      <Greeting name={first_name} />
      <Paragraph>Our office has taken your article “{title}” back from the public, for this reason:</Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>
        Nothing of it is lost: it is a draft now, which you can change and publish again. The reason stands above it in
        the editor.
      </Paragraph>
      <Button href={`${site_url}/dietitian/blogs/edit/${blog_id}`}>Open the article</Button>
    </Layout>
  )
}
