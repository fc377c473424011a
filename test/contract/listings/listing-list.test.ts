import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { dataOf, expectFailure, expectSuccess, openWire, type Wire, type WireAnswer } from '../../wire-call.ts'
import { sampleListing } from './sample-listing.ts'

let app: TestApp
let wire: Wire
let SerialNumber: string
/** Ids of the listings below, oldest first. */
let ids: number[]

const homes = [
  { City: 'Seattle', MLSNumber: 'A1', SaleType: 'for_sale' },
  { City: 'SEATTLE', MLSNumber: 'a2', SaleType: 'for_rent' },
  { City: 'Seattle Hill', MLSNumber: 'A3', SaleType: 'for_sale' },
  { City: 'São Paulo', MLSNumber: 'Ñ-4', SaleType: 'for_sale' },
  { City: 'Zürich', MLSNumber: 'A1', SaleType: 'for_rent' },
  { MLSNumber: 'A6', SaleType: 'for_sale' },
]

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  SerialNumber = await app.addChatbot()
  ids = []
  for (const home of homes) {
    const body = { SerialNumber, ...sampleListing, ...home }
    ids.push(Number(dataOf(await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body }))))
  }
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const list = (filter: Record<string, unknown> = {}): Promise<WireAnswer> =>
  wire.call({ path: '/chat/Chatbot/RealEstateList', body: { SerialNumber, ...filter } })

/** Places in `homes` of what a list shows, and VirtualCount. */
async function found(filter: Record<string, unknown> = {}): Promise<{ places: number[]; count: number }> {
  const { List, VirtualCount } = dataOf<{ List: { ID: number }[]; VirtualCount: number }>(await list(filter))
  return { places: List.map(({ ID }) => ids.indexOf(ID)), count: VirtualCount }
}

test('newest first, all of them', async () => {
  expect(await found()).toEqual({ places: [5, 4, 3, 2, 1, 0], count: 6 })
})

describe('filters', () => {
  test.each([
    [{ CityName: 'Seattle' }, [1, 0]],
    [{ CityName: ' seATTle ' }, [1, 0]],
    [{ CityName: 'Seat' }, []],
    [{ CityName: 'Seattle%' }, []],
    [{ CityName: 'S_attle' }, []],
    [{ CityName: 'sao paulo' }, [3]],
    [{ CityName: 'SÃO PAULO' }, [3]],
    [{ CityName: 'Zurich' }, [4]],
    [{ CityName: 'Zu\u0308rich' }, [4]],
    [{ CityName: "Seattle' OR '1'='1" }, []],
    [{ SaleType: 'for_rent' }, [4, 1]],
    [{ SaleType: 'FOR_SALE' }, [5, 3, 2, 0]],
    [{ MLSNumber: 'A1' }, [4, 0]],
    [{ MLSNumber: 'a1' }, [4, 0]],
    [{ MLSNumber: ' A2 ' }, [1]],
    [{ MLSNumber: 'n-4' }, [3]],
    [{ MLSNumber: 'A' }, []],
    [{ CityName: 'Seattle', SaleType: 'for_rent' }, [1]],
    [{ CityName: 'Seattle', MLSNumber: 'A1' }, [0]],
    [{ CityName: 'Zurich', SaleType: 'for_sale', MLSNumber: 'A1' }, []],
    [{ CityName: 'Zurich', SaleType: 'for_rent', MLSNumber: 'A1' }, [4]],
  ])('%j', async (filter, places) => {
    expect(await found(filter)).toEqual({ places, count: places.length })
  })
})

describe('pages', () => {
  test.each([
    [{ PageSize: 4 }, [5, 4, 3, 2]],
    [{ PageSize: 4, PageNumber: 2 }, [1, 0]],
    [{ PageSize: 4, PageNumber: 3 }, []],
    [{ PageSize: 1, PageNumber: 6 }, [0]],
    [{ PageSize: 100 }, [5, 4, 3, 2, 1, 0]],
    [{ PageNumber: 2 }, []],
    [{ PageNumber: 1_000_000_000 }, []],
    [{ PageNumber: 9_007_199_254_740_991, PageSize: 100 }, []],
  ])('%j', async (page, places) => {
    expect(await found(page)).toEqual({ places, count: 6 })
  })

  test('VirtualCount is the number of all matches before paging', async () => {
    expect(await found({ CityName: 'Seattle', PageSize: 1 })).toEqual({ places: [1], count: 2 })
    expect(await found({ CityName: 'Seattle', PageSize: 1, PageNumber: 9 })).toEqual({ places: [], count: 2 })
  })

  test('the default is page 1 of 20', async () => {
    const chatbot = await app.addChatbot()
    const made: number[] = []
    for (let index = 0; index < 21; index += 1) {
      const body = { SerialNumber: chatbot, ...sampleListing }
      made.push(Number(dataOf(await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body }))))
    }
    const { List, VirtualCount } = dataOf<{ List: { ID: number }[]; VirtualCount: number }>(
      await list({ SerialNumber: chatbot }),
    )
    expect(List.map(({ ID }) => ID)).toEqual(made.reverse().slice(0, 20))
    expect(VirtualCount).toBe(21)
  })

  test.each([
    [{ PageNumber: 0 }, 'PageNumber: expected a number of at least 1, got 0.'],
    [{ PageNumber: -1 }, 'PageNumber: expected a number of at least 1, got -1.'],
    [{ PageNumber: 1.5 }, 'PageNumber: expected a whole number, got 1.5.'],
    [{ PageNumber: '1' }, 'PageNumber: expected a whole number, got the text "1".'],
    [{ PageSize: 0 }, 'PageSize: expected a number of at least 1, got 0.'],
    [{ PageSize: 101 }, 'PageSize: expected a number of at most 100, got 101.'],
    [{ SaleType: 'sale' }, 'SaleType: expected one of "for_sale", "for_rent", got the text "sale".'],
    [{ CityName: 5 }, 'CityName: expected text, got 5.'],
  ])('%j is refused', async (filter, message) => {
    expectFailure(await list(filter), 'invalid-fields', message)
  })
})

test('a chatbot without listings has an empty list', async () => {
  expectSuccess(await list({ SerialNumber: await app.addChatbot() }), { List: [], VirtualCount: 0 })
})

test('an unknown chatbot is a 404', async () => {
  expectFailure(
    await list({ SerialNumber: 'nobody' }),
    'chatbot-not-found',
    'No chatbot of this workspace has the serialNumber "nobody".',
  )
})

test('the serialNumber is read without regard to case, like any hex number', async () => {
  expect((await list({ SerialNumber: SerialNumber.toUpperCase() })).status).toBe(200)
})
