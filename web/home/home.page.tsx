export default function HomePage() {
  return <h1>Transform Your Health Journey</h1>
}
