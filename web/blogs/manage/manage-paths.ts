export const BLOGS_PATH = '/dietitian/blogs'
export const CREATE_BLOG_PATH = '/dietitian/blogs/create'
