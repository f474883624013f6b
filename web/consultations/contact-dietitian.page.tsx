export default function Page() {
  return <h1>consultations/contact-dietitian</h1>
}
