import { create } from 'zustand'
import { persist } from 'zustand/middleware'

const LIST_VIEWS = ['list', 'grid'] as const
export type ListView = (typeof LIST_VIEWS)[number]

interface AdminStore {
  /** How the console shows blogs. */
  blogView: ListView
}

/** The console's own memory in this browser: view choices only, nothing about anybody. */
export const useAdminStore = create<AdminStore>()(
  persist(() => ({ blogView: 'list' as ListView }), {
    name: 'admin-store',
    // Somebody else may have written there.
    merge: (kept, initial) => {
      const view = (kept as Partial<AdminStore> | undefined)?.blogView
      return { blogView: LIST_VIEWS.find((known) => known === view) ?? initial.blogView }
    },
  }),
)

export function showBlogsAs(blogView: ListView) {
  useAdminStore.setState({ blogView })
}
