export default function Page() {
  return <h1>dietitians/directory</h1>
}
