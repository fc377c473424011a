import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FilterError, type ODataFilter, parseFilter } from './odata-filter.ts'

export type ResoHome = Record<string, unknown> & { ListingKey: string; ModificationTimestamp: string }

/** What goes wrong, each for so many of the next answers, unless said otherwise. */
export interface ResoFaults {
  tooMany: number
  unavailable: number
  broken: number
  cutOff: number
  slow: number
  expired: number
  /** Links that have run out are refused. */
  deadLinks: number
  /** For good. */
  refusesExpand: boolean
  refusesMetadata: boolean
  leadsElsewhere: string | null
  /** The last home of each page is the first of the next one too. */
  repeats: boolean
  /** Asks for a rest of so many seconds. */
  retryAfter: string
}

const noFaults: ResoFaults = {
  tooMany: 0,
  unavailable: 0,
  broken: 0,
  cutOff: 0,
  slow: 0,
  expired: 0,
  deadLinks: 0,
  refusesExpand: false,
  refusesMetadata: false,
  leadsElsewhere: null,
  repeats: false,
  retryAfter: '0',
}

export interface ResoServer {
  url: string
  tokenUrl: string
  clientId: string
  clientSecret: string
  homes: Map<string, ResoHome>
  faults: ResoFaults
  /** Paths with questions, as they came. */
  asked: string[]
  /** How many tokens were given. */
  tokens: number
  /** The most homes in one answer, whatever is asked for. */
  pageSize: number
  /** Called before each answer with homes. */
  onPage: () => void
  close(): Promise<void>
}

/** What a question finds, in its order, and how each is told. */
interface Found {
  homes: ResoHome[]
  present(home: ResoHome): Record<string, unknown>
}

/** Only these fields are known: a service refuses every other one. */
const fields: Record<string, string> = {
  ListingKey: 'Edm.String',
  ListingId: 'Edm.String',
  StandardStatus: 'Edm.String',
  MlgCanView: 'Edm.Boolean',
  ModificationTimestamp: 'Edm.DateTimeOffset',
  PropertyType: 'Edm.String',
  PropertySubType: 'Edm.String',
  ListPrice: 'Edm.Decimal',
  BedroomsTotal: 'Edm.Int64',
  BathroomsTotalInteger: 'Edm.Int64',
  LivingArea: 'Edm.Decimal',
  LotSizeAcres: 'Edm.Decimal',
  YearBuilt: 'Edm.Int64',
  StreetNumber: 'Edm.String',
  StreetName: 'Edm.String',
  StreetSuffix: 'Edm.String',
  City: 'Edm.String',
  StateOrProvince: 'Edm.String',
  PostalCode: 'Edm.String',
  PublicRemarks: 'Edm.String',
  PrivateRemarks: 'Edm.String',
  ListAgentFullName: 'Edm.String',
  ListOfficeName: 'Edm.String',
  InteriorFeatures: 'Collection(Edm.String)',
}

/** A RESO Web API on loopback, written after the protocol (OData 4.01, RESO Web API Core 2.0) rather than after its reader. */
export async function startResoServer(count: number): Promise<ResoServer> {
  const state = {
    homes: new Map(Array.from({ length: count }, (_, index) => makeHome(index)).map((home) => [home.ListingKey, home])),
    faults: { ...noFaults },
    asked: [] as string[],
    tokens: 0,
    pageSize: 500,
    clientId: 'porchlight',
    clientSecret: 'a secret & more',
    onPage: () => {},
  }
  let token = ''
  const links = new Map<string, { found: Found; skip: number; left: number }>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://reso.example')
    if (url.pathname === '/token') return giveToken(request, response)
    state.asked.push(request.url ?? '')
    if (take('expired') || request.headers.authorization !== `Bearer ${token}`)
      return sendError(response, 401, 'The token has expired.')
    if (take('tooMany'))
      return sendError(response, 429, 'Too many requests.', { 'retry-after': state.faults.retryAfter })
    if (take('unavailable'))
      return sendError(response, 503, 'Down for maintenance.', { 'retry-after': state.faults.retryAfter })
    if (url.pathname === '/odata/$metadata') return sendMetadata(response)
    if (url.pathname !== '/odata/Property') return sendError(response, 404, 'No such resource.')
    try {
      sendPage(response, url)
    } catch (error) {
      if (!(error instanceof FilterError)) throw error
      sendError(response, 400, error.message)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function take(fault: 'tooMany' | 'unavailable' | 'broken' | 'cutOff' | 'slow' | 'expired' | 'deadLinks'): boolean {
    if (state.faults[fault] === 0) return false
    state.faults[fault] -= 1
    return true
  }

  async function giveToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    const form = new URLSearchParams(Buffer.concat(pieces).toString('utf8'))
    const isKnown =
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === state.clientId &&
      form.get('client_secret') === state.clientSecret
    if (!isKnown) return sendJson(response, 401, { error: 'invalid_client', error_description: 'Who are you?' })
    state.tokens += 1
    token = `token ${state.tokens}`.replace(' ', '-')
    sendJson(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 3_600 })
  }

  function sendMetadata(response: ServerResponse): void {
    if (state.faults.refusesMetadata) {
      sendError(response, 403, 'Not for you.')
      return
    }
    const properties = Object.entries(fields).map(([name, type]) => `<Property Name="${name}" Type="${type}"/>`)
    const navigations = '<NavigationProperty Name="Media" Type="Collection(org.reso.metadata.Media)"/>'
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0"?>
<edmx:Edmx xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" Version="4.0"><edmx:DataServices>
<Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="org.reso.metadata">
<EntityType Name="Media"><Property Name="MediaURL" Type="Edm.String"/></EntityType>
<EntityType Name="Property"><Key><PropertyRef Name="ListingKey"/></Key>${properties.join('')}${navigations}</EntityType>
<EntityContainer Name="Default"><EntitySet Name="Property" EntityType="org.reso.metadata.Property"/></EntityContainer>
</Schema></edmx:DataServices></edmx:Edmx>`)
  }

  function sendPage(response: ServerResponse, asked: URL): void {
    state.onPage()
    const skipToken = asked.searchParams.get('$skiptoken')
    const link = skipToken === null ? null : links.get(skipToken)
    if (skipToken !== null && (!link || take('deadLinks'))) {
      sendError(response, 410, 'The link has run out.')
      return
    }
    const { found, skip, left } = link ?? {
      found: search(asked),
      skip: readCount(asked, '$skip', 0),
      left: readTop(asked),
    }
    const size = Math.min(left, state.pageSize)
    const page = found.homes.slice(skip, skip + size).map(found.present)
    const next = skip + size < found.homes.length && left > size
    const answer: Record<string, unknown> = { '@odata.context': `${origin}/odata/$metadata#Property`, value: page }
    if (next) {
      const name = `opaque-${links.size}-${Math.random().toString(36).slice(2)}`
      links.set(name, { found, skip: skip + size - (state.faults.repeats ? 1 : 0), left: left - size })
      const base = state.faults.leadsElsewhere ?? origin
      answer['@odata.nextLink'] = `${base}/odata/Property?$skiptoken=${name}`
    }
    const text = JSON.stringify(answer)
    if (take('slow')) return
    if (take('broken')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(text.slice(0, -40))
      return
    }
    if (take('cutOff')) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      response.write(text.slice(0, 100), () => response.destroy())
      return
    }
    response.writeHead(200, { 'content-type': 'application/json;odata.metadata=minimal' }).end(text)
  }

  function readTop(url: URL): number {
    return readCount(url, '$top', Number.MAX_SAFE_INTEGER)
  }

  function search(url: URL): Found {
    const expand = url.searchParams.get('$expand')
    if (expand !== null && (state.faults.refusesExpand || !/^Media(?:\(.*\))?$/.test(expand)))
      throw new FilterError(`Could not find a property named '${expand}' on type 'Property'.`)
    const select = url.searchParams.get('$select')?.split(',') ?? Object.keys(fields)
    const unknown = select.find((name) => !(name in fields))
    if (unknown !== undefined) throw new FilterError(`Could not find a property named '${unknown}' on type 'Property'.`)
    const asked = url.searchParams.get('$filter')
    const filter: ODataFilter = asked === null ? () => true : parseFilter(asked, (name) => name in fields)
    const order = (url.searchParams.get('$orderby') ?? 'ListingKey').split(',').map((part) => part.trim().split(/\s+/))
    const homes = [...state.homes.values()].filter(filter)
    homes.sort((a, b) => {
      for (const [name = '', direction] of order) {
        const [left, right] = [String(a[name] ?? ''), String(b[name] ?? '')]
        if (left !== right) return (left < right ? -1 : 1) * (direction === 'desc' ? -1 : 1)
      }
      return 0
    })
    const present = (home: ResoHome): Record<string, unknown> => ({
      ...Object.fromEntries(select.map((name) => [name, home[name] ?? null])),
      ...(expand === null ? {} : { Media: home.Media }),
    })
    return { homes, present }
  }

  return Object.assign(state, {
    url: `${origin}/odata`,
    tokenUrl: `${origin}/token`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

function readCount(url: URL, name: string, without: number): number {
  const text = url.searchParams.get(name)
  if (text === null) return without
  if (!/^\d+$/.test(text)) throw new FilterError(`Invalid value '${text}' for ${name}.`)
  return Number(text)
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function sendError(response: ServerResponse, status: number, message: string, headers?: Record<string, string>): void {
  sendJson(response, status, { error: { code: String(status), message } }, headers)
}

const cities = ['Kent', 'Auburn', 'Renton', 'Tukwila']
const started = Date.parse('2024-01-01T00:00:00Z')

/** One of the homes of the server. Fifty of them changed in the same moment, the next fifty an hour later. */
export function makeHome(index: number): ResoHome {
  const key = `K${String(index).padStart(7, '0')}`
  return {
    ListingKey: key,
    ListingId: `M${index}`,
    StandardStatus: index % 10 === 9 ? 'Pending' : 'Active',
    MlgCanView: true,
    ModificationTimestamp: stampOf(Math.floor(index / 50)),
    PropertyType: 'Residential',
    PropertySubType: 'SingleFamilyResidence',
    ListPrice: 300_000 + index,
    BedroomsTotal: 1 + (index % 5),
    BathroomsTotalInteger: 1 + (index % 3),
    LivingArea: 900 + (index % 2_000),
    LotSizeAcres: 0.25,
    YearBuilt: 1950 + (index % 70),
    StreetNumber: String(100 + index),
    StreetName: 'Alder',
    StreetSuffix: 'Lane',
    City: cities[index % cities.length],
    StateOrProvince: 'WA',
    PostalCode: '98032',
    PublicRemarks: `A home with a garden, number ${index}.`,
    PrivateRemarks: 'The key lies under the mat.',
    ListAgentFullName: 'Kim Lee',
    ListOfficeName: 'Alder Realty',
    InteriorFeatures: ['WalkInClosets', 'Pantry'],
    Media: [
      { MediaURL: `https://pictures.example/${key}/2.jpg`, Order: 2, MediaCategory: 'Photo' },
      { MediaURL: `https://pictures.example/${key}/1.jpg`, Order: 1, MediaCategory: 'Photo' },
      { MediaURL: `https://pictures.example/${key}/plan.pdf`, Order: 0, MediaCategory: 'Floor Plan' },
    ],
  }
}

/** A moment so many hours after the first of the homes. */
function stampOf(hours: number): string {
  return new Date(started + hours * 3_600_000).toISOString()
}
