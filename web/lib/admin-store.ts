import { create } from 'zustand'
import { persist } from 'zustand/middleware'

const LIST_VIEWS = ['list', 'grid'] as const
type ListView = (typeof LIST_VIEWS)[number]

interface AdminStore {
  blogView: ListView
}

/** View choices of the console, stored in this browser. */
export const useAdminStore = create<AdminStore>()(
  persist(() => ({ blogView: 'list' as ListView }), {
    name: 'admin-store',
    // The stored value may be invalid.
    merge: (stored, initial) => {
      const view = (stored as Partial<AdminStore> | undefined)?.blogView
      return { blogView: LIST_VIEWS.find((known) => known === view) ?? initial.blogView }
    },
  }),
)

export function showBlogsAs(blogView: ListView) {
  useAdminStore.setState({ blogView })
}
