export default function Page() {
  return <h1>accounts/profile</h1>
}
