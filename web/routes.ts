import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const developmentOnly = process.env.NODE_ENV === 'production' ? [] : [route('_ui', 'ui/catalogue/catalogue.page.tsx')]

/** The whole URL table, in the order of the specification. */
export default [
  layout('shell/site-layout.tsx', [
    index('home/home.page.tsx'),
    route('diet', 'education/diet.page.tsx'),
    route('diet/:topic', 'education/topic.page.tsx'),
    route('body-types', 'body-types/body-types.page.tsx'),
    route('bmi', 'bmi/bmi.page.tsx'),
    route('membership', 'membership/membership.page.tsx'),
    route('contact', 'assessments/contact.page.tsx'),
    route('assessment', 'assessments/submission.page.tsx'),
    route('blogs', 'blogs/blog-list.page.tsx'),
    route('blogs/:id/:slug?', 'blogs/article.page.tsx'),
    route('dietitians', 'dietitians/directory.page.tsx'),
    route('dietitians/:id', 'dietitians/dietitian.page.tsx'),
    route('contact-dietitian/:id?', 'consultations/contact-dietitian.page.tsx'),
    route('login', 'accounts/login.page.tsx'),
    route('register', 'accounts/register.page.tsx'),
    route('forgot-password', 'accounts/forgot-password.page.tsx'),
    route('reset-password', 'accounts/reset-password.page.tsx'),
    route('dashboard', 'accounts/profile.page.tsx', { id: 'dashboard' }),
    route('profile', 'accounts/profile.page.tsx'),
    route('dietitian-application', 'applications/application.page.tsx'),
    route('about', 'about/about.page.tsx'),
    route('faq', 'faq/faq.page.tsx'),
    route('legal', 'legal/legal.page.tsx'),
    ...developmentOnly,
    route('*', 'home/home.page.tsx', { id: 'unknown' }),
  ]),
  layout('shell/console-layout.tsx', [
    route('dietitian', 'console/console-index.page.tsx'),
    route('dietitian/dashboard', 'console/overview.page.tsx'),
    route('dietitian/blogs', 'blogs/manage/manage-blogs.page.tsx'),
    route('dietitian/blogs/create', 'blogs/manage/create-blog.page.tsx'),
    route('dietitian/blogs/edit/:id?', 'blogs/manage/edit-blog.page.tsx'),
    route('dietitian/ai-tools', 'ai/ai-tools.page.tsx'),
    route('dietitian/requests', 'consultations/manage/request-list.page.tsx'),
    route('dietitian/requests/:id', 'consultations/manage/request-detail.page.tsx'),
    route('dietitian/profile', 'dietitians/manage/my-profile.page.tsx'),
  ]),
] satisfies RouteConfig
