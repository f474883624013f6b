export interface StreamEvent {
  event: string
  data: unknown
}

/** One event as it goes over the line. */
export function writeEvent({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

function readEvent(block: string): StreamEvent[] {
  const event = /^event: (.+)$/m.exec(block)?.[1]
  const data = /^data: (.+)$/m.exec(block)?.[1]
  // Comments keep the line open and say nothing.
  return event && data ? [{ event, data: JSON.parse(data) }] : []
}

/** Reads a stream piece by piece: give it what has arrived, it gives the events that are complete. */
export function createEventReader(): (piece: string) => StreamEvent[] {
  let waiting = ''
  return (piece) => {
    const blocks = (waiting + piece).split('\n\n')
    waiting = blocks.pop() ?? ''
    return blocks.flatMap(readEvent)
  }
}
