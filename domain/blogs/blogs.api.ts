import { del, get, patch, post } from '../http/endpoint.ts'
import { CONSOLE_ROLES } from '../roles.ts'
import * as schema from './blogs.schema.ts'

export const blogsApi = {
  list: get('/api/adminpanel/blogs/', 'List published articles', {
    access: 'anyone',
    query: schema.BlogQuery,
    response: schema.BlogPage,
  }),
  get: get('/api/adminpanel/blogs/:id/', 'Get one article; a draft only for its author and admins', {
    access: 'anyone',
    response: schema.Blog,
  }),
  authors: get('/api/adminpanel/blogs/authors/', 'List authors with published articles', {
    access: 'anyone',
    response: schema.BlogAuthors,
  }),
  related: get('/api/adminpanel/blogs/:id/related/', 'List articles like this one, and more in its category', {
    access: 'anyone',
    response: schema.RelatedBlogs,
  }),
  listMine: get('/api/adminpanel/blogs/my_posts/', 'List your articles of any status, with statistics', {
    access: CONSOLE_ROLES,
    query: schema.MyBlogQuery,
    response: schema.MyBlogPage,
  }),
  listAll: get('/api/adminpanel/blogs/all/', 'List all articles of any status (admin); deleted ones separately', {
    access: ['admin'],
    query: schema.AllBlogQuery,
    response: schema.AnyBlogPage,
  }),
  unpublish: post('/api/adminpanel/blogs/:id/unpublish/', 'Unpublish an article and tell its author why (admin)', {
    access: ['admin'],
    body: schema.UnpublishInput,
    errorStatuses: [409],
    response: schema.Blog,
  }),
  weeklyViews: get('/api/adminpanel/blogs/weekly_views/', 'Get the views of your articles in the last eight weeks', {
    access: CONSOLE_ROLES,
    response: schema.WeeklyViews,
  }),
  create: post('/api/adminpanel/blogs/', 'Create an article; the same Idempotency-Key creates it only once', {
    access: CONSOLE_ROLES,
    status: 201,
    body: schema.BlogInput,
    file: 'featured_image',
    errorStatuses: [409],
    response: schema.Blog,
  }),
  update: patch(
    '/api/adminpanel/blogs/:id/',
    'Change an article; with If-Match or updated_at, only if it has not changed since',
    {
      access: 'signed-in',
      body: schema.BlogPatch,
      file: 'featured_image',
      errorStatuses: [403, 409],
      response: schema.Blog,
    },
  ),
  delete: del('/api/adminpanel/blogs/:id/', 'Delete an article', {
    access: 'signed-in',
    status: 204,
    errorStatuses: [403],
  }),
  restore: post('/api/adminpanel/blogs/:id/restore/', 'Restore a deleted article as a draft (admin)', {
    access: ['admin'],
    response: schema.Blog,
  }),
  addImage: post('/api/adminpanel/blog-images/', 'Upload a picture for the text of an article', {
    access: CONSOLE_ROLES,
    status: 201,
    body: schema.BlogImageInput,
    file: 'image',
    response: schema.BlogImage,
  }),
  workingCopy: get(
    '/api/adminpanel/blog-working-copies/',
    'Get your working copy of an article, or of one not yet created',
    { access: CONSOLE_ROLES, query: schema.WorkingCopyQuery, response: schema.WorkingCopyResponse },
  ),
  saveWorkingCopy: post(
    '/api/adminpanel/blog-working-copies/',
    'Save a working copy; the article itself does not change',
    {
      access: CONSOLE_ROLES,
      errorStatuses: [404],
      body: schema.WorkingCopyInput,
      response: schema.WorkingCopyResponse,
    },
  ),
  dropWorkingCopy: del('/api/adminpanel/blog-working-copies/', 'Discard a working copy', {
    access: CONSOLE_ROLES,
    status: 204,
    query: schema.WorkingCopyDropQuery,
  }),
  listVersions: get('/api/adminpanel/blogs/:id/versions/', 'List earlier versions of your article, newest first', {
    access: CONSOLE_ROLES,
    query: schema.BlogVersionQuery,
    response: schema.BlogVersionPage,
  }),
  getVersion: get('/api/adminpanel/blog-versions/:id/', 'Get one earlier version', {
    access: CONSOLE_ROLES,
    response: schema.BlogVersion,
  }),
}
