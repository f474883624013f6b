export default function Page() {
  return <h1>legal/legal</h1>
}
