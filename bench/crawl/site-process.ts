// A web site of many pages on every loopback address of this machine, in a process of its own.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readSettings, sayReady } from '../child-process.ts'
import { Dice } from '../search-latency/dice.ts'

const { pages } = readSettings<{ pages: number }>()

const topics = ['Fees', 'Pets', 'Moving in', 'Repairs', 'Parking', 'Deposits', 'Keys', 'Visits', 'Schools', 'Garden']
const words =
  `the a of to in and for is are on with your our at from by home house tenant owner month year lease fee deposit pet
  cat dog garden roof heating water parking school street quiet office key repair painter notice contract insurance
  visit evening morning weekend before after during each every may must can never always small large old new north
  south kitchen bath floor window door garage basement attic neighbour agent offer price rent pay paid ask answer`.split(
    /\s+/,
  )

/** What sites put around their words: some 20 kB of it. */
const around = Array.from(
  { length: 200 },
  (_, at) => `<li class="menu-item menu-item-${at}"><a href="/page/${at}" data-track="nav-${at}">Menu ${at}</a></li>`,
).join('\n')

/** About 4 kB of words under five headings, the same for a number at every start. */
function pageOf(number: number): string {
  const dice = new Dice(number)
  const sentence = (): string => `${Array.from({ length: 14 }, () => dice.one(words)).join(' ')}.`
  const paragraph = (): string => `<p>${Array.from({ length: 5 }, sentence).join(' ')}</p>`
  const parts = Array.from({ length: 5 }, () => `<h2>${dice.one(topics)}</h2>${paragraph()}${paragraph()}`)
  return `<!doctype html><html lang="en"><head><title>Page ${number} of the firm</title></head><body><nav><ul>${around}</ul></nav>
<main><h1>${dice.one(topics)}, part ${number}</h1><p>The fee of part ${number} is $${number}.</p>${parts.join('\n')}</main>
<footer>${around}</footer></body></html>`
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const own = `http://${request.headers.host}`
  const number = Number(/^\/page\/(\d+)$/.exec(request.url ?? '')?.[1] ?? 0)
  if (number > 0) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(number))
  else if (request.url === '/sitemap.xml') response.writeHead(200, { 'content-type': 'application/xml' }).end(map(own))
  else response.writeHead(404).end()
}

function map(own: string): string {
  const urls = Array.from({ length: pages }, (_, at) => `<url><loc>${own}/page/${at + 1}</loc></url>`)
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
}

const server = createServer(answer)
await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
// A server that listens on a port has an address with one.
sayReady((server.address() as AddressInfo).port)
