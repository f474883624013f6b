import { Outlet } from 'react-router'

export default function ConsoleLayout() {
  return (
    <main>
      <Outlet />
    </main>
  )
}
