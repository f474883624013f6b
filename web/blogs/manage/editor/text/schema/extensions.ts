import StarterKit from '@tiptap/starter-kit'
import { ArticleLink, Highlight, Subscript, Superscript } from './article-marks.ts'
import { Picture } from './picture-node.ts'
import { TABLE_NODES } from './table-nodes.ts'

/** What an article may hold: whatever is typed, pasted or loaded is fitted into it, and nothing else passes. */
export const EXTENSIONS = [
  StarterKit.configure({
    // The page's h1 is the article's title.
    heading: { levels: [2, 3, 4, 5, 6] },
    link: false,
  }),
  ArticleLink,
  Superscript,
  Subscript,
  Highlight,
  Picture,
  ...TABLE_NODES,
]
