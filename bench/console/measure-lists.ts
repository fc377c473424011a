import { describeTimes, type Figure } from './figures.ts'
import type { Desk } from './open-desk.ts'

const rounds = 20

/** Lists of the inbox and of leads in the server: from the request to the end of its answer. */
export async function measureLists(desk: Desk, conversations: number): Promise<Figure[]> {
  const of = `of ${conversations.toLocaleString('en')} conversations`
  const lists = [
    { what: `the first rows ${of}`, paths: ['/v1/conversations'], goal: 150 },
    {
      what: `words in few ${of}`,
      paths: ['/v1/conversations?q=observatory', '/v1/conversations?q=slipway'],
      goal: 300,
    },
    {
      what: `words in nearly all ${of}`,
      paths: ['/v1/conversations?q=house', '/v1/conversations?q=near+a+park'],
      goal: 300,
    },
    { what: `two words, one of them in nearly all ${of}`, paths: ['/v1/conversations?q=house+observatory'], goal: 300 },
    { what: `the first rows of the leads ${of}`, paths: ['/v1/leads'], goal: null },
    { what: `a name among the leads ${of}`, paths: ['/v1/leads?q=visitor77'], goal: null },
  ]
  const figures: Figure[] = []
  for (const { what, paths, goal } of lists) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const begin = performance.now()
      const path = paths[round % paths.length] ?? ''
      const response = await fetch(desk.servers[0].url + path, { headers: { cookie: desk.cookie } })
      const text = await response.text()
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
      times.push(performance.now() - begin)
    }
    figures.push(describeTimes(what, times, goal))
  }
  return figures
}
