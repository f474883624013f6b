export default function Page() {
  return <h1>applications/application</h1>
}
