export default function Page() {
  return <h1>consultations/manage/console-index</h1>
}
