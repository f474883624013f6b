export default function Page() {
  return <h1>consultations/manage/request-detail</h1>
}
