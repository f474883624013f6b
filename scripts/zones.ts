/** A new folder belongs into one of these lists, and so under the rules of .dependency-cruiser.mjs; `borders.test.ts` asks for it. */
export const ZONES = {
  domain: ['http', 'site'],
  server: ['http', 'infra', 'db', 'audit', 'mail', 'admin', 'site'],
  web: ['shell', 'ui', 'lib', 'styles', 'illustrations', 'home', 'legal', 'about', 'faq', 'console'],
  features: [
    'accounts',
    'ai',
    'applications',
    'assessments',
    'blogs',
    'bmi',
    'body-types',
    'consultations',
    'dietitians',
    'education',
    'images',
    'membership',
    'reviews',
    'saved-replies',
  ],
}
