// A RESO Web API with many homes, in a process of its own: measure-feed.ts has it change one in a hundred.
import { makeHome, startResoServer } from '../../test/servers/reso-server.ts'
import { readSettings, sayReady } from '../child-process.ts'

const { count } = readSettings<{ count: number }>()
const reso = await startResoServer(count)

process.on('message', (message) => {
  // Only measure-feed.ts talks to this process.
  const { round } = message as { round: number }
  change(round)
  process.send?.({ asked: reso.asked.splice(0).length })
})
sayReady(Number(new URL(reso.url).port))

/** Most of those that change say something new, some are gone, as many are new. */
function change(round: number): void {
  const now = new Date().toISOString()
  for (let index = 0; index < count; index += 1) {
    const home = reso.homes.get(makeHome(index).ListingKey)
    if (home && index % 125 === round) Object.assign(home, { ListPrice: 400_000 + round, ModificationTimestamp: now })
    if (index % 500 !== round) continue
    if (home) Object.assign(home, { StandardStatus: 'Delete', ModificationTimestamp: now })
    const added = { ...makeHome(index + count * round), ModificationTimestamp: now }
    reso.homes.set(added.ListingKey, added)
  }
}
