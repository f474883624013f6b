import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'

/** The hashes of all pictures in a person's profile, articles, versions and unsaved texts. */
function ownPictures(userId: number): SQL {
  return sql`
    select unnest(picture_hashes(picture::text)) as hash from dietitian_profiles
      where user_id = ${userId} and picture is not null
    union select unnest(picture_hashes(featured_image::text)) from blogs
      where author_id = ${userId} and featured_image is not null
    union select unnest(picture_hashes(content)) from blogs
      where author_id = ${userId} and content like '%/media/pictures/%'
    union select unnest(picture_hashes(v.content)) from blog_versions v join blogs b on b.id = v.blog_id
      where b.author_id = ${userId} and v.content like '%/media/pictures/%'
    union select unnest(picture_hashes(fields->>'content')) from blog_working_copies
      where user_id = ${userId} and fields->>'content' like '%/media/pictures/%'`
}

/** Address of the largest variant of each picture. */
export async function listOwnPictures(db: Database, userId: number): Promise<string[]> {
  const { rows } = await db.execute<{ url: string }>(sql`
    select p.sizes->-1->>'url' as url from stored_pictures p where p.hash in (${ownPictures(userId)}) order by p.hash`)
  return rows.map(({ url }) => url)
}

export async function listOwnPictureHashes(db: Database, userId: number): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(ownPictures(userId))
  return rows.map(({ hash }) => hash)
}

interface OwnDocument extends Record<string, unknown> {
  /** File name in the export, without its extension. */
  name: string
  file_key: string
}

/**
 * Files of the person's applications and certificates, and in consultations: their own files, and all of their own
 * requests.
 */
export async function listOwnDocuments(db: Database, userId: number): Promise<OwnDocument[]> {
  const { rows } = await db.execute<OwnDocument>(sql`
    select d.id::text as name, d.file_key from application_documents d
      join dietitian_applications a on a.id = d.application_id where a.user_id = ${userId}
    union all select 'certificate-' || id, file_key from dietitian_certificates where dietitian_id = ${userId}
    union all select 'attachment-' || f.id, f.file_key from consultation_attachments f
      left join consultation_requests r on r.id = f.request_id
      where f.uploader_id = ${userId} or r.client_id = ${userId}
    order by name`)
  return rows
}
