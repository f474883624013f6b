/** Pages of the console for writing articles. */
export const BLOGS_PATH = '/dietitian/blogs'
export const CREATE_BLOG_PATH = '/dietitian/blogs/create'
export const AI_TOOLS_PATH = '/dietitian/ai-tools'

export function editBlogPath(id: number): string {
  return `${BLOGS_PATH}/edit/${id}`
}
