export interface StreamEvent {
  event: string
  data: unknown
}

/** Serialises one event. */
export function writeEvent({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

function readEvent(block: string): StreamEvent[] {
  const event = /^event: (.+)$/m.exec(block)?.[1]
  const data = /^data: (.+)$/m.exec(block)?.[1]
  // Comments only keep the connection open.
  return event && data ? [{ event, data: JSON.parse(data) }] : []
}

/** @returns a function that takes the stream piece by piece and returns the events completed so far */
export function createEventReader(): (piece: string) => StreamEvent[] {
  let waiting = ''
  return (piece) => {
    const blocks = (waiting + piece).split('\n\n')
    waiting = blocks.pop() ?? ''
    return blocks.flatMap(readEvent)
  }
}
