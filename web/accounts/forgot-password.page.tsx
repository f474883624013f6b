export default function Page() {
  return <h1>accounts/forgot-password</h1>
}
