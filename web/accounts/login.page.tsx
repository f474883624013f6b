export default function Page() {
  return <h1>accounts/login</h1>
}
