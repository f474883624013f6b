export default function Page() {
  return <h1>accounts/reset-password</h1>
}
