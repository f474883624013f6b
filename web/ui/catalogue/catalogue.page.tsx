export default function Page() {
  return <h1>ui/catalogue/catalogue</h1>
}
