import { type Carrier, carriers } from './carriers.ts'
import { type Payload, payloads } from './payloads.ts'

export interface Attempt {
  name: string
  carrier: Carrier
  payload: Payload
  text: string
}

const carriersEach = 4
/** Prime to the number of carriers, so that all of them come and payloads meet them unevenly. */
const step = 7

/** Each payload in several carriers, always the same ones. */
export const attempts: readonly Attempt[] = payloads.flatMap((payload, index) =>
  Array.from({ length: carriersEach }, (_, turn) => {
    const carrier = carriers[(index * 3 + turn * step) % carriers.length] as Carrier // the index is within
    return { name: `${payload.name}, ${carrier.name}`, carrier, payload, text: carrier.write(payload.ask) }
  }),
)
