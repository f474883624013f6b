export default function Page() {
  return <h1>dietitians/dietitian</h1>
}
