export const AI_TOOLS_PATH = '/dietitian/ai-tools'
export const BLOGS_PATH = '/dietitian/blogs'
export const CREATE_BLOG_PATH = '/dietitian/blogs/create'

export function editPath({ id }: { id: number }): string {
  return `${BLOGS_PATH}/edit/${id}`
}
