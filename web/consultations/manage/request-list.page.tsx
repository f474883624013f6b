export default function Page() {
  return <h1>consultations/manage/request-list</h1>
}
