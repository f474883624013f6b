export default function Page() {
  return <h1>accounts/register</h1>
}
