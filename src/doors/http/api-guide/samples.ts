import type { GuideOperation, GuideSchema } from './source.ts'

const sampleSerialNumber = '0123456789abcdef0123456789abcdef'

/** What fields usually hold, so that samples read like an answer and not like a schema. */
const sampleValues: Record<string, unknown> = {
  Version: '1.0.0',
  Success: true,
  Code: 200,
  Message: '',
  serialNumber: sampleSerialNumber,
  Name: 'Harbour Homes',
  createdAt: '2026-11-22T10:15:30.123Z',
  SessionID: 48213,
  sessionID: 48213,
  startedAt: '2026-11-22T10:15:30.123Z',
  lastMessageAt: '2026-11-22T10:15:31.456Z',
  messageCount: 2,
  firstQuestion: 'Which homes have 3 bedrooms and a garden?',
  hasLead: false,
  page: 'https://www.example.com/homes',
  nextCursor: 'k1d3wzsk0w.1yk8',
  Key: 'porchlight-guide',
  Value: 'Built-in guide',
  Status: true,
  messageid: 91452,
  content:
    'Two homes in Seattle have three bedrooms and a garden. 12 Alder Lane costs $650,000: https://www.example.com/listings/1234567',
  totalToken: 184,
  noAnswer: false,
  VirtualCount: 1,
  SuccessCount: 1,
  FileStoreId: '34317',
  ID: 70812,
  LATITUDE: 47.6763,
  LONGITUDE: -122.3419,
  PropertyType: 'Single Family',
  SaleType: 'For Sale',
  Images: '["https://www.example.com/listings/1234567/front.jpg"]',
  CurrencySymbol: '$',
  Price: '650000.00',
  State: 'WA',
  City: 'Seattle',
  Address: '12 Alder Lane',
  ZIP: '98103',
  Area: '2100 Square Feet',
  Bathrooms: '2.5',
  Bedrooms: '3',
  Url: 'https://www.example.com/listings/1234567',
  Tours: 'OpenHouse',
  YearBuilt: '1998',
  MLSNumber: '1234567',
  DaysOnMarket: '12',
  LotArea: '5000',
  BuildingArea: '2100',
  AreaUnit: 'Square Feet',
  ParkingSpots: '2',
  Description: 'Light-filled home on a quiet street with a fenced garden.',
  ExtensionColumn: '[{"Key":"Heating","value":"Heat pump"}]',
  RentPrice: '',
  SpaceType: '',
  DepositFee: '',
  SalePrice: '650000.00',
  UnitAreaPrice: '',
  ZestimatePrice: '',
  HOAMonth: '0.00',
}

/** What a name means in one operation alone. */
const sampleValuesOf: Record<string, Record<string, unknown>> = {
  listListings: { Status: 'Active' },
  // A model that a chatbot uses, whatever else is called so.
  readChatbot: { Model: 'porchlight-guide' },
  listChatbots: { Model: 'porchlight-guide' },
  readConversation: {
    id: 91451,
    content: 'Which homes have 3 bedrooms and a garden?',
    status: 'answered',
    noAnswer: null,
    files: [],
    nextCursor: null,
  },
  searchListings: {
    summary: 'One home matches: exactly 3 bedrooms, price at most $700,000, in Seattle; newest listings first.',
    filters: { Bedrooms: 3, Price: { max: 700_000 }, City: ['Seattle'] },
    sort: 'newest listings first',
    total: 1,
    id: 70812,
    SaleType: 'for_sale',
    Status: 'Active',
    Price: 650_000,
    SpaceType: null,
    Location: 'Green Lake, two blocks from the park',
    Latitude: 47.6763,
    Longitude: -122.3419,
    figures: [],
    ignored: [],
    refused: null,
    // Not in this answer: something matches, and nobody asked how the sentence was read.
    closest: undefined,
    explanation: undefined,
  },
}

/** `Data` where it is no object: by operation. */
const sampleData: Record<string, unknown> = {
  addChatbot: sampleSerialNumber,
  editChatbot: 1,
  createListing: '70812',
  updateListing: 1,
  reportUpload: true,
  sendUpload: true,
}

/** An answer as the operation gives it, made from its schema. */
export function makeSampleAnswer(operation: GuideOperation, publicUrl: string): unknown {
  if (!operation.success) return null
  const values = new Map(
    Object.entries({
      ...sampleValues,
      PreUploadUrl: `${publicUrl}/uploads/34317?token=9f2c…`,
      ...sampleValuesOf[operation.id],
    }),
  )
  return makeSample(operation.success, '', { values, data: sampleData[operation.id] })
}

interface SampleSource {
  values: Map<string, unknown>
  data: unknown
}

function makeSample(schema: GuideSchema, name: string, source: SampleSource): unknown {
  if (schema.const !== undefined) return schema.const
  const [first] = schema.anyOf ?? []
  if (name === 'Data' && schema.properties === undefined && schema.items === undefined) {
    return source.data ?? sampleOfType(schema)
  }
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([key]) => !source.values.has(key) || source.values.get(key) !== undefined)
        .map(([key, field]) => [key, makeSample(field, key, source)]),
    )
  }
  const value = fitSample(source.values.get(name), schema)
  if (value !== undefined) return value
  if (schema.items) return [makeSample(schema.items, name, source)]
  if (schema.enum) return schema.enum[0]
  if (first) return makeSample(first, name, source)
  return sampleOfType(schema)
}

/**
 * The usual value of a field in the form that this operation has it in: lists show numbers as text, a search does not; and
 * a name may mean something else altogether, such as `Status` of a model. `undefined` when it does not fit.
 */
function fitSample(usual: unknown, schema: GuideSchema): unknown {
  if (usual === undefined) return undefined
  const forms = [usual]
  if (typeof usual === 'string' && /^[\d.]+$/.test(usual)) forms.push(Number(usual))
  if (typeof usual === 'string' && usual.startsWith('[')) forms.push(JSON.parse(usual))
  if (usual === '') forms.push(null)
  return forms.find((form) => isOfType(form, schema))
}

function isOfType(value: unknown, schema: GuideSchema): boolean {
  if (schema.enum) return schema.enum.includes(value)
  if (schema.const !== undefined) return schema.const === value
  if (schema.anyOf) return schema.anyOf.some((option) => isOfType(value, option))
  if (schema.type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (schema.items) return Array.isArray(value)
  if (value === null) return schema.type === 'null'
  return schema.type === typeof value || (schema.type === 'integer' && Number.isInteger(value))
}

function sampleOfType(schema: GuideSchema): unknown {
  switch (schema.type) {
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'string':
      return '…'
    case 'object':
      return {}
    case 'array':
      return []
    default:
      return null
  }
}
