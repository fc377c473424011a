import fc from 'fast-check'
import type { Target } from './hostile-targets.ts'

const pick = <Value>(...values: Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values)

/** The operations of the console on listings, their files and their feeds, of a chatbot that has few of them. */
export function listingTargets(chatbot: string): readonly Omit<Target, 'as'>[] {
  const at = `/v1/chatbots/${chatbot}`
  const choices = {
    map: pick({ beds: 'Bedrooms' }, { notes: '-' }, {}),
    set: pick({ City: 'Seattle' }, {}),
    key: pick('MLSNumber', 'URL'),
  }
  const change = {
    ids: pick([1], [1, 2, 999_999_999]),
    dryRun: pick(true),
    price: pick({ how: 'percent', amount: -5 }, { how: 'set', amount: 1 }),
  }
  const bare = { bare: true } as const
  const post = { ...bare, method: 'POST' } as const
  const get = { ...bare, method: 'GET' } as const
  return [
    { ...get, path: `${at}/listings/quality`, body: { kind: pick('oddYear', 'words') } },
    { ...get, path: `${at}/listings/points`, body: { q: pick('3 bedrooms'), saleType: pick('for_sale') } },
    { ...get, path: `${at}/listings/1`, body: {} },
    { ...post, path: `${at}/listings/change`, body: change },
    { ...post, path: `${at}/listings/changes/999999999/undo`, body: {} },
    { ...post, path: `${at}/imports`, body: { fileId: pick(1, 999_999_999) } },
    { ...get, path: `${at}/imports`, body: {} },
    { ...get, path: `${at}/imports/999999999`, body: {} },
    { ...post, path: `${at}/imports/999999999/preview`, body: choices },
    { ...post, path: `${at}/imports/999999999/start`, body: choices },
    { ...post, path: `${at}/imports/999999999/stop`, body: {} },
    { ...get, path: `${at}/imports/999999999/faulty-rows`, body: {} },
    { ...post, path: `${at}/imports/999999999/undo`, body: {} },
    { ...post, path: `${at}/listings/release`, body: { column: pick('Agent notes') } },
    { ...get, path: `${at}/listings/export`, body: { format: pick('csv', 'ndjson', 'xlsx') } },
    { ...get, path: `/v1/pictures/${'a'.repeat(40)}`, body: {} },
    {
      ...post,
      path: `${at}/feeds`,
      body: { name: pick('mls', 'a/b'), url: pick('http://plain.example/x.csv', 'nothing'), everySeconds: pick(60, 5) },
    },
    { ...get, path: '/v1/feeds', body: {} },
    { ...bare, method: 'PATCH', path: '/v1/feeds/999999999', body: { isPaused: pick(true, false) } },
    { ...bare, method: 'DELETE', path: '/v1/feeds/999999999', body: {} },
    { ...post, path: '/v1/feeds/999999999/run', body: {} },
    { ...get, path: '/v1/feeds/999999999/runs', body: {} },
    { ...post, path: '/v1/feeds/999999999/runs/999999999/undo', body: {} },
  ]
}
