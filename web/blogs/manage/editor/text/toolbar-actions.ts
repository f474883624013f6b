import type { Editor } from '@tiptap/core'
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
  Utensils,
} from 'lucide-react'

export interface ToolbarAction {
  name: string
  icon: LucideIcon
  /** For aria-keyshortcuts. */
  shortcut?: string
  /** Only toggles have it. */
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

export interface ToolbarDialogs {
  openLink: () => void
  openPicture: () => void
  openPlate: () => void
}

const MARKS: ToolbarAction[] = [
  {
    name: 'Bold',
    icon: Bold,
    shortcut: 'Control+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italic',
    icon: Italic,
    shortcut: 'Control+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
]

const heading = (level: 2 | 3, icon: LucideIcon): ToolbarAction => ({
  name: `Heading ${level}`,
  icon,
  shortcut: `Control+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

const BLOCKS: ToolbarAction[] = [
  {
    name: 'Bullet list',
    icon: List,
    shortcut: 'Control+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    shortcut: 'Control+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    icon: Quote,
    shortcut: 'Control+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

const HISTORY: ToolbarAction[] = [
  {
    name: 'Undo',
    icon: Undo2,
    shortcut: 'Control+Z',
    can: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'Redo',
    icon: Redo2,
    shortcut: 'Control+Shift+Z',
    can: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
]

function insertions({ openLink, openPicture, openPlate }: ToolbarDialogs): ToolbarAction[] {
  return [
    {
      name: 'Link',
      icon: Link,
      shortcut: 'Control+K',
      isOn: (editor) => editor.isActive('link'),
      run: openLink,
    },
    { name: 'Image', icon: ImagePlus, isOn: (editor) => editor.isActive('picture'), run: openPicture },
    { name: 'Plate or dish', icon: Utensils, isOn: (editor) => editor.isActive('plate'), run: openPlate },
  ]
}

export function toolbarGroups(dialogs: ToolbarDialogs): ToolbarAction[][] {
  return [MARKS, [heading(2, Heading2), heading(3, Heading3)], BLOCKS, insertions(dialogs), HISTORY]
}
