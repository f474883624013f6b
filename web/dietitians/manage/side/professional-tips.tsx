import { Card } from '#web/ui/card.tsx'

export function ProfessionalTips() {
  return (
    <Card as="section" aria-labelledby="professional-tips" className="bg-field-soft!">
      <h2 id="professional-tips" className="mb-2 text-h4">
        Professional Tips
      </h2>
      <ul className="grid list-disc gap-2 pl-4 text-sm">
        <li>Say in the first sentence of your bio whom you help and with what.</li>
        <li>Name your qualification and where you practise; promise no results.</li>
        <li>Choose a picture in daylight, with your face in the middle.</li>
        <li>Switch availability off while you are away, so that nobody waits for an answer.</li>
      </ul>
    </Card>
  )
}
